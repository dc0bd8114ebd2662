internal import AuditModel
internal import Utilities

/// The identifiers by which an app gets to the controllers of its storyboards.
struct StoryboardIdentifiers: Sendable {
  private let sources: [SourceFile]
  /// Those by which storyboards refer to each other.
  private let references: Set<String>
  /// The classes of the controllers, by their identifiers.
  private let classes: [String: Set<String>]
  /// Whether code writes all of its identifiers where it uses them, so that it computes none.
  private let areWritten: Bool

  init(of interfaces: [InterfaceTree], reachedBy entries: [String: StoryboardEntries], in sources: [SourceFile]) {
    self.sources = sources
    let storyboards = interfaces.filter { entries[$0.source] != nil }
    references = entries.values.reduce(into: []) { $0.formUnion($1.references) }
    classes = storyboards.lazy.flatMap(\.screens).reduce(into: [:]) { classes, screen in
      guard let identifier = screen.title, let name = screen.root.connections.customClass else { return }
      classes[identifier, default: []].insert(name)
    }
    areWritten = !storyboards.isEmpty && sources.allSatisfy { $0.bytes.writesIdentifiers }
  }

  /// Whether a storyboard or code may use an identifier: as a text, or as a name that tools make of it (R.swift, SwiftGen).
  func mayBeUsed(_ identifier: String) -> Bool {
    if references.contains(identifier) { return true }
    // What code computes is often made of the name of the class.
    if !areWritten, classes[identifier]?.contains(where: identifier.contains) == true { return true }
    let signs = areWritten ? ["\"\(identifier)\""] + Self.members(of: identifier) : [Self.stem(of: identifier)]
    return sources.contains { source in signs.contains(where: source.bytes.hasBytes) }
  }

  /// The members by which generated code has an identifier.
  private static func members(of identifier: String) -> [String] {
    let name = identifier.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? [] : [".\(name.prefix(1).lowercased() + name.dropFirst())", ".\(name)"]
  }

  /// The longest word of an identifier, without digits at its end, which code may count.
  private static func stem(of identifier: String) -> String {
    let words = identifier.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let longest = words.max { $0.count < $1.count } ?? identifier
    let stem = longest.reversed().drop { $0.isNumber }.reversed()
    return String(stem.dropFirst())
  }
}

extension [UInt8] {
  /// Whether code writes the identifier of each controller that it takes from a storyboard:
  /// `instantiateViewController(withIdentifier: "Login")`.
  fileprivate var writesIdentifiers: Bool {
    var end = 0
    while let start = byteOffset(of: Self.method, from: end) {
      end = start + Self.method.utf8.count
      guard Self.isText(self[end...].drop { Self.isBeforeText($0) }) else { return false }
    }
    return true
  }

  private static var method: String { "instantiateViewController" }

  /// Whether code begins with a text that is all of an argument, without anything computed in it.
  private static func isText(_ code: ArraySlice<UInt8>) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard code.first == quote, let end = code.dropFirst().firstIndex(of: quote) else { return false }
    let after = code[(end + 1)...].first { $0 != UInt8(ascii: " ") }
    return !code[..<end].contains(UInt8(ascii: "\\")) && after.map(Array(")],\n\r".utf8).contains) == true
  }

  /// Whether a byte may be between the method and a text: the rest of its name, labels, `@`.
  private static func isBeforeText(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return character.isLetter || "(: @\n\t".contains(character)
  }
}
