extension Viewport {
  /// What viewport documents look like.
  public static var schema: JSONSchema {
    JSONSchema.object(
      [
        ("width", .positiveExtent),
        ("height", .positiveExtent),
        ("contentInset", Insets.schema(of: .extent)),
        ("contentOffset", Point.schema),
        ("scale", .positiveExtent.noted("From engine 2 on; engine 1 ignores it.")),
        (
          "rightToLeft",
          .bool.noted("From engine 2 on; engine 1 refuses to compute with it.")
        ),
      ], required: ["width", "height"]
    ).titled("Viewport")
  }
}
