internal import AuditModel
internal import Utilities

/// The identifiers by which code of an app, or one of its storyboards, gets to controllers of its storyboards.
struct StoryboardIdentifiers: Sendable {
  private var used: Set<String> = []
  /// Whether any may be used, since not all code was read that may have them.
  private var mayBeAny = false

  /// No identifiers.
  init() {}

  /// - Parameters:
  ///   - interfaces: The interfaces of the app.
  ///   - routes: How it gets to the controllers of the storyboards among them, by their paths.
  ///   - sources: All of its code.
  init(of interfaces: [InterfaceTree], _ routes: [String: StoryboardRoutes], in sources: [SourceFile]) {
    let computing = sources.filter { !$0.bytes.writesIdentifiers }
    // Of the headers of Objective-C, where constants may be, only those beside a file of code are read.
    mayBeAny = computing.contains { $0.language == .objectiveC }
    guard !mayBeAny else { return }
    used = routes.values.reduce(into: []) { $0.formUnion($1.references) }
    let all = routes.values.reduce(into: Set<String>()) { all, routes in
      all.formUnion(routes.identifiers.values.joined())
    }
    let classes = computing.isEmpty ? [:] : Self.classes(of: interfaces.filter { routes[$0.source] != nil })
    for identifier in all.subtracting(used) {
      let signs = computing.isEmpty ? Self.written(identifier) : Self.computed(identifier, classes[identifier] ?? [])
      if sources.contains(where: { source in signs.contains(where: source.bytes.hasBytes) }) { used.insert(identifier) }
    }
  }

  /// Whether a storyboard or code may use an identifier.
  func mayUse(_ identifier: String) -> Bool { mayBeAny || used.contains(identifier) }

  /// The classes of the controllers, by their identifiers.
  private static func classes(of storyboards: [InterfaceTree]) -> [String: Set<String>] {
    storyboards.lazy.flatMap(\.screens).reduce(into: [:]) { classes, screen in
      guard let identifier = screen.title, let name = screen.root.connections.customClass else { return }
      classes[identifier, default: []].insert(name)
    }
  }

  /// What code has that writes an identifier: a text, or a name that tools make of it (R.swift, SwiftGen).
  private static func written(_ identifier: String) -> [String] {
    let name = identifier.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let members = name.isEmpty ? [] : [name, name.prefix(1).lowercased() + name.dropFirst()]
    return ["\"\(identifier)\""] + members.map { ".\($0)" }
  }

  /// What code has that may compute an identifier: its longest word, without digits at its end, which code may count, or the name of the
  /// class of which it is made.
  private static func computed(_ identifier: String, _ classes: Set<String>) -> [String] {
    let words = identifier.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let longest = words.max { $0.count < $1.count } ?? identifier[...]
    let stem = longest.reversed().drop { $0.isNumber }.reversed()
    // The case of its first letter may be another one.
    return [String(stem.dropFirst())] + classes.filter(identifier.contains).sorted()
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
