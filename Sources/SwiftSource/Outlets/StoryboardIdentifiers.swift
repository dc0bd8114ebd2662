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
  ///   - files: The indices of the sources that have code of a class and of no other.
  init(
    of interfaces: [InterfaceTree], _ routes: [String: StoryboardRoutes], in sources: [SourceFile],
    ofOneClass files: (String) -> Set<Int>
  ) {
    let computing = sources.filter { !$0.bytes.writesIdentifiers }
    // Of the headers of Objective-C, where constants may be, only those beside a file of code are read.
    mayBeAny = computing.contains { $0.language == .objectiveC }
    guard !mayBeAny else { return }
    let references = routes.values.reduce(into: Set<String>()) { $0.formUnion($1.references) }
    let all = routes.values.reduce(into: Set<String>()) { all, routes in
      all.formUnion(routes.identifiers.values.joined())
    }
    let classes = Self.classes(of: interfaces.filter { routes[$0.source] != nil })
    let scenes = all.subtracting(references).sorted().map { identifier in
      let own = classes[identifier] ?? []
      return Scene(
        identifier: identifier, classes: own, files: own.reduce(into: []) { $0.formUnion(files($1)) },
        isComputed: !computing.isEmpty)
    }
    used = references
    var (unused, dead) = (scenes, Set<Int>())
    // What only a controller names to which nothing leads is not used either.
    for _ in 0..<Self.maximumRounds {
      unused = scenes.filter { !$0.mayBeUsed(by: sources, without: dead) }
      let files = unused.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
      if files == dead { break }
      dead = files
    }
    used.formUnion(Set(scenes.map(\.identifier)).subtracting(unused.map(\.identifier)))
  }

  /// Longer chains of controllers, each named by the one before it alone, are not followed to their end.
  private static let maximumRounds = 4

  /// A controller with an identifier.
  private struct Scene {
    let identifier: String
    /// The classes of the controllers with the identifier.
    let classes: Set<String>
    /// The files that have code of these classes alone.
    let files: Set<Int>
    /// Whether any code computes identifiers.
    let isComputed: Bool

    /// Whether code may use the identifier: other code than that of the controller writes it, or names the controller, whose own code may.
    func mayBeUsed(by sources: [SourceFile], without dead: Set<Int>) -> Bool {
      let others = sources.indices.lazy.filter { !files.contains($0) && !dead.contains($0) }
      if isComputed {
        let stem = StoryboardIdentifiers.stem(of: identifier)
        let names = classes.filter(identifier.contains).sorted()
        return others.contains { sources[$0].bytes.beginsName(with: stem) || sources[$0].mayName(names) }
      }
      let signs = StoryboardIdentifiers.written(identifier)
      let writes = { (index: Int) in signs.contains(where: sources[index].bytes.hasBytes) }
      if others.contains(where: writes) { return true }
      return files.contains(where: writes) && others.contains { sources[$0].mayName(classes.sorted()) }
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

  /// What code has that computes an identifier: its longest word, without digits at its end, which code may count.
  private static func stem(of identifier: String) -> String {
    let words = identifier.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let longest = words.max { $0.count < $1.count } ?? identifier[...]
    return String(longest.reversed().drop { $0.isNumber }.reversed())
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
