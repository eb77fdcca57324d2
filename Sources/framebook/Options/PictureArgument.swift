import Arguments

/// Where a picture goes: a file whose name says the form, or `-` for SVG on standard output.
struct PictureArgument: ArgumentValue {
  /// How the picture is wrapped.
  enum Form {
    /// The picture alone.
    case svg
    /// A page with the picture and its numbers.
    case html
  }

  /// The file; nil for standard output.
  let path: String?
  /// What is written.
  let form: Form

  init(argument: String) throws(InvalidArgument) {
    let name = argument.lowercased()
    if name.hasSuffix(".html") {
      form = .html
    } else if name.hasSuffix(".svg") || name == "-" {
      form = .svg
    } else {
      throw InvalidArgument(
        "please give a file that ends in .svg or .html, or - for SVG on standard output")
    }
    path = argument == "-" ? nil : argument
  }

  var defaultValueDescription: String { "" }
}
