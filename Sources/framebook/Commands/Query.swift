import Arguments
import Catalogue
import CatalogueService
import SQLite
import Wording

/// Answers questions in SQL.
struct Query: Command {
  static let configuration = CommandConfiguration(
    commandName: "query", abstract: "Run one SQL statement that only reads.",
    discussion: """
      Beside the tables and views of the catalogue there is the table frame(scene, snapshot,
      engine, section, kind, item, x, y, width, height). Values written as numbers are numbers,
      others are text. Examples:

        framebook query "select scene, count(*) from frame where width < 44 group by 1"
        framebook query "select * from scene_status where state = :s" -p s=pending
        framebook query - --format csv
      """)

  @Argument(
    help: ArgumentHelp("The statement; - reads it from standard input.", valueName: "sql"))
  var sql: String

  @Option(
    name: [.customShort("p"), .customLong("parameter")],
    help: ArgumentHelp(
      "The value of a parameter that the SQL names :name, @name or $name.",
      valueName: "name=value"))
  var parameters: [QueryParameter] = []

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    var names: Set<String> = []
    for parameter in parameters where !names.insert(parameter.name).inserted {
      throw UsageError("The parameter \(parameter.name.quoted) is given twice")
    }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    let sql = try statement(in: console)
    let service = try catalogue.open(.read, in: console)
    var values: [String: Value] = [:]
    for parameter in parameters { values[parameter.name] = parameter.value }
    var printer: RowPrinter?
    try service.query(sql, parameters: values) { columns in
      printer = try RowPrinter(columns: columns, as: output, in: console)
    } take: { row in
      try printer?.print(row.map { Cell($0) })
    }
    try printer?.end()
    return .success
  }

  private func statement(in console: Console) throws -> String {
    guard sql == "-" else { return sql }
    guard let text = String(validating: try console.document(at: sql), as: UTF8.self) else {
      throw ServiceError.invalid("the SQL in standard input is not UTF-8")
    }
    return text
  }
}

/// A value for a parameter of the SQL, written as NAME=VALUE.
struct QueryParameter: ArgumentValue {
  /// The parameter's name without the sign before it.
  let name: String
  /// A number when it reads as one, else the text.
  let value: Value

  init(argument: String) throws(InvalidArgument) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let signs: Set<Character> = [":", "@", "$"]
    let name = parts[0].first.map(signs.contains) == true ? parts[0].dropFirst() : parts[0]
    guard parts.count == 2, !name.isEmpty else {
      throw InvalidArgument("please give the parameter's name, '=' and a value")
    }
    self.name = String(name)
    value = QueryParameter.value(String(parts[1]))
  }

  var defaultValueDescription: String { "" }

  private static func value(_ text: String) -> Value {
    // Numbers are written as in JSON: 007 and +1 are words, such as names of scenes.
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil else {
      return .text(text)
    }
    if let integer = Int64(text) { return .integer(integer) }
    if let real = Double(text), real.isFinite { return .real(real) }
    return .text(text)
  }
}

extension Cell {
  /// Takes a value of a query; infinities, which JSON does not have, are words.
  fileprivate init(_ value: Value) {
    switch value {
    case .null: self = .none
    case .integer(let integer): self = .integer(Int(integer))
    case .real(let real) where real.isFinite: self = .number(real)
    case .real(let real): self = .text(real < 0 ? "-Infinity" : "Infinity")
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}
