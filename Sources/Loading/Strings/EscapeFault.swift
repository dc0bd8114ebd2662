internal import AuditModel

/// An escape of an old-style string that does not give what its writer meant, or a character that was lost before.
struct EscapeFault {
  /// What is wrong.
  enum Kind {
    /// `\u` with four hexadecimal digits: only `\U` is an escape.
    case lowercaseUnicode
    /// A letter that means nothing behind a backslash, or `\(`.
    case unknown
    /// A backslash before a character that needs none.
    case needless
    /// `\U` with fewer than four hexadecimal digits.
    case shortUnicode
    /// Half of a surrogate pair.
    case loneSurrogate
    /// U+FFFD.
    case replacementCharacter
  }

  /// What is wrong.
  var kind: Kind
  /// The escape, as a range of the text.
  var range: Range<Int>

  /// The escape as it is written.
  func source(in bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What it does to users.
  func message(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let source = source(in: bytes)
    let shown = source.dropFirst()
    return switch kind {
    case .lowercaseUnicode:
      "\(source) is no escape, and \"\(shown)\" is what users read; expected \\U\(shown.dropFirst()), with a capital U"
    case .unknown: "\(source) is no escape, and the backslash is dropped; expected \\\\ where a backslash is meant"
    case .needless: "the backslash in \(source) has no effect; expected \(shown) alone"
    case .shortUnicode: "\(source) has fewer than four hexadecimal digits; expected \\U and four of them"
    case .loneSurrogate: "\(source) is half of a surrogate pair; expected both halves, as in \\UD83D\\UDE00"
    case .replacementCharacter: Self.lostCharacter
    }
  }

  /// What is said of U+FFFD.
  static let lostCharacter = "U+FFFD stands for a character that was lost; expected the character itself"
}

extension EscapeFault.Kind {
  /// The kind of diagnostic.
  var diagnostic: LoadingDiagnostic.Kind {
    switch self {
    case .lowercaseUnicode, .unknown, .needless: .stringsInvalidEscape
    case .shortUnicode, .loneSurrogate: .stringsEscapeShortUnicode
    case .replacementCharacter: .stringsEncoding
    }
  }

  /// How much it matters.
  var severity: Severity {
    switch self {
    case .lowercaseUnicode, .replacementCharacter: .error
    case .unknown, .shortUnicode, .loneSurrogate: .warning
    case .needless: .note
    }
  }

  /// What tells it from other faults of its kind.
  var reason: String {
    switch self {
    case .lowercaseUnicode: "lowercase-unicode"
    case .unknown: "unknown-escape"
    case .needless: "needless-backslash"
    case .shortUnicode: "too-few-digits"
    case .loneSurrogate: "lone-surrogate"
    case .replacementCharacter: "replacement-character"
    }
  }
}

/// An escape's fault in an entry, with its place.
struct EntryEscapeFault {
  var fault: EscapeFault
  var key: String
  var line: Int
  var column: Int
}
