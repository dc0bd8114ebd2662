/// Tags of scripts as HarfBuzz has them.
enum ScriptTag {
  /// The number of an ISO 15924 tag: its four letters as bytes.
  static func number(of script: String) -> UInt32 { script.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
