import AuditModel
import SwiftSource
import Testing

/// What a view shows that other declarations of its module decide.
@Suite struct ModuleTests {
  typealias Case = SourceCase

  static let constants = [
    Case("enum K { static let a = \"Words\" }", "Text(K.a)", "label 'Words'"),
    Case("enum K { static let a: LocalizedStringKey = \"key\" }", "Text(K.a)", "label \"key\""),
    Case("enum K { static var a: String { \"Words\" } }", "Text(K.a)", "label 'Words'"),
    Case(
      "enum K { static var a: String { return NSLocalizedString(\"key\", comment: \"\") } }", "Text(K.a)",
      "label \"key\""),
    Case("extension V { enum K { static let a = \"Words\" } }", "Text(K.a)", "label 'Words'"),
    Case("extension V { enum K { static let a = \"Words\" } }", "Text(V.K.a)", "label 'Words'"),
    Case("enum K { enum L { static let a = \"Words\" } }", "Text(K.L.a)", "label 'Words'"),
    Case("enum K { static let a = L.b }; enum L { static let b = \"Words\" }", "Text(K.a)", "label 'Words'"),
    Case("enum K { static let `default` = \"Words\" }", "Text(K.default)", "label 'Words'"),
    Case("let a = \"Words\"", "Text(a)", "label 'Words'"),
    Case("extension V { static let a = \"Words\" }", "Text(Self.a)", "label 'Words'"),
    Case("extension V { var a: String { \"Words\" } }", "Text(a)", "label 'Words'"),
    Case("#if BETA\nenum K { static let a = \"Words\" }\n#endif", "Text(K.a)", "label 'Words'"),
    // A member of the type itself is not meant by its name alone.
    Case("extension V { static let a = \"Words\" }", "Text(a)", "label ‹a› code=a"),
    Case("enum K { static var a = 3 }", "Text(K.a)", "label ‹K.a› code=K.a"),
    Case("enum K { static let a = K.a }", "Text(K.a)", "label ‹K.a› code=K.a"),
  ]

  static let bodies = [
    Case(
      "enum K { static func a(_ n: Int) -> String { String(format: \"%d x\", n) } }", "Text(K.a(1))",
      "label '%d x'"),
    Case(
      "enum K { static func a(_ n: Int) -> String { let f = NSLocalizedString(\"key\", comment: \"\")\nreturn String.localizedStringWithFormat(f, n) } }",
      "Text(K.a(1))", "label \"key\""),
    Case(
      "enum E { case a, b; var title: String { switch self { case .a: return \"A\"; case .b: return \"B\" } } }\nextension V { var x: Int { 1 } }",
      "Text(e.title)", "label 'A' others='B'"),
    Case(
      "enum K { static var a: String { if Date() > x { return \"A\" }\nreturn \"B\" } }", "Text(K.a)",
      "label 'A' others='B'"),
    Case(
      "enum K { static let a = \"words\" }", "Text(K.a.localizedCapitalized)",
      "label 'Words'"),
    Case("enum K { static let a = \"words\" }", "Text(K.a.uppercased())", "label 'WORDS'"),
  ]

  /// What looks like a known text but is not.
  static let unknown = [
    Case("extension V { var a: String { \"Words\" } }", "ForEach(items) { a in Text(a) }", "label ‹a› code=a"),
    Case("extension V { var a: String { \"Words\" } }", "ForEach(items) { a in Text(self.a) }", "label 'Words'"),
    Case("let a = \"Words\"", "if let a = b { Text(a) }", "label ‹a› code=a way=choice#1/0"),
    Case("let a = \"Words\"", "switch b { case .x(let a): Text(a) }", "label ‹a› code=a way=choice#1/0"),
    Case(
      "extension V { func row(_ a: String) -> some View { Text(a) } }; let a = \"Words\"", "row(b)", "label ‹b› code=b"),
    Case(
      "struct W { let a: String }; extension V { struct R { var a: String } }; let a = \"Words\"", "Text(a)",
      "label 'Words'"),
    Case(
      "enum K { static func echo(_ a: String) -> String { a }; static let a = \"Words\" }", "Text(K.echo(b))",
      "label ‹K.echo(b)› code=K.echo(b)"),
    Case(
      "enum E { case a(t: String), b(t: String), c(t: String); var t: String { switch self { case .a(let t): return t; case .b(let t): return t; case .c(let t): return t } } }",
      "Text(e.t)", "label ‹e.t› code=e.t"),
    Case("enum K { static let a = b + b, b = c + c, c = d + d, d = a + a }", "Text(K.a)", "label ‹K.a› code=K.a"),
    Case("protocol E { }; extension E { var t: String { \"Words\" } }", "Text(e.t)", "label ‹e.t› code=e.t"),
    Case(
      "enum K { static var a: String { guard let b else { return \"\" }; return b.words } }", "Text(K.a)",
      "label ‹K.a› code=K.a"),
    Case(
      "enum K { static var a: String { for x in b { return x }; return \"None\" } }", "Text(K.a)",
      "label ‹K.a› code=K.a"),
    Case("enum K { static var a: String { if b { print() }; return \"Words\" } }", "Text(K.a)", "label 'Words'"),
    Case(
      "#if os(macOS)\nenum K { static let a = \"Mac\" }\n#else\nenum K { static let a = \"Phone\" }\n#endif",
      "Text(K.a)", "label ‹K.a› code=K.a"),
    Case("let f = DateFormatter()", "Text(f.string(from: d))", "label ‹f.string(from: d)› code=f.string(from: d)"),
    Case(
      "func loc(_ id: String) -> String { NSLocalizedString(\"section.\\(id)\", comment: \"\") }",
      "Text(loc(\"general\"))", "label ‹loc(\"general\")› code=loc(\"general\")"),
    Case(
      "func count(_ key: String, table: String) -> Int { 3 }", "Text(count(\"key\", table: \"T\"))",
      "label ‹count(\"key\", table: \"T\")› code=count(\"key\", table: \"T\")"),
    // A string that code uses as a key.
    Case(
      "enum K { static let key = \"menu.title\" }", "Text(NSLocalizedString(K.key, comment: \"\"))",
      "label \"menu.title\""),
    Case("enum K { static let key = \"menu.title\" }", "Text(K.key)", "label 'menu.title'"),
  ]

  @Test(arguments: unknown)
  func whatIsDeclaredNearerIsMeant(_ sample: Case) async throws {
    let view = "import SwiftUI\nstruct V: View { let e: E\nvar body: some View { \(sample.body) } }"
    let readings = await read(["V.swift": view, "W.swift": "import SwiftUI\n\(sample.declarations)"])
    #expect(try sketch(of: #require(readings["V.swift"]?.trees.first)) == sample.expected)
  }

  @Test func aMemberInAnotherFileUsesTheNamesOfItsFile() async throws {
    let view =
      "import SwiftUI\nprivate enum K { static let a = \"Here\" }\nstruct V: View { var body: some View { row } }"
    let other =
      "import SwiftUI\nprivate enum K { static let a = \"There\" }\nextension V { var row: some View { Text(K.a) } }"
    #expect(
      try await sketch(of: #require(read(["V.swift": view, "W.swift": other])["V.swift"]?.trees.first))
        == "label 'There'")
  }

  @Test func extensionsForAnotherPlatformAreLeftOut() async throws {
    let other = { (text: String) in "import SwiftUI\nextension V { var foot: some View { Text(\"\(text)\") } }" }
    let readings = await read([
      "App/V.swift": "import SwiftUI\nstruct V: View { var body: some View { foot } }", "Mac/V.swift": other("mac"),
      "iOS/V.swift": other("phone"),
    ])
    #expect(try sketch(of: #require(readings["App/V.swift"]?.trees.first)) == "label \"phone\"")
  }

  /// The platform by the path of a file.
  @Test(arguments: [
    ("App/V.swift", Platform.iOS), ("WatchApp/V.swift", .watchOS), ("Woo Watch App/V.swift", .watchOS),
    ("BookPlayerWatch/Player/V.swift", .watchOS), ("Sources/App/AppleWatch/V.swift", .iOS), ("App/Mac/V.swift", .macOS),
    ("App/MacWindow/V.swift", .iOS),
  ])
  func thePlatformIsThatOfTheFolder(path: String, platform: Platform) async throws {
    let source = "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\") } }"
    #expect(await read([path: source])[path]?.trees.first?.platform == platform)
  }

  /// A file of unknown targets that uses AppKit, which SwiftUI brings with it on the Mac.
  @Test(arguments: [
    ("V.swift", "let w: NSWindow?", Platform.macOS), ("iOS/V.swift", "let w: NSWindow?", .iOS),
    ("V.swift", "// As an NSWindow", .iOS), ("V.swift", "#if os(macOS)\nlet w: NSWindow?\n#endif", .iOS),
  ])
  func thePlatformIsThatOfTheTypes(path: String, code: String, platform: Platform) async throws {
    let source = "import SwiftUI\n\(code)\nstruct V: View { var body: some View { Text(\"a\") } }"
    #expect(await read([path: source])[path]?.trees.first?.platform == platform)
  }

  static let localizers = [
    Case(
      """
      enum L10n { static var a: String { return L10n.tr("Menus", "key") } }
      extension L10n { private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
        String(format: BundleToken.bundle.localizedString(forKey: key, value: nil, table: table), arguments: args) } }
      """, "Text(L10n.a)", "label \"key\"=''@Menus"),
    Case(
      """
      enum L10n { static let a = L10n.tr("Localizable", "key", fallback: "Words") }
      extension L10n { private static func tr(_ table: String, _ key: String, fallback value: String) -> String {
        Bundle.module.localizedString(forKey: key, value: value, table: table) } }
      """, "Text(L10n.a)", "label \"key\"='Words'"),
    // A function outside types that has the name of the member is not meant.
    Case(
      """
      private func tr(_ key: String) -> String { NSLocalizedString(key, bundle: .module, comment: "") }
      enum L10n { static let a = L10n.tr("Localizable", "key", fallback: "Words") }
      extension L10n { private static func tr(_ table: String, _ key: String, fallback value: String) -> String {
        Bundle.module.localizedString(forKey: key, value: value, table: table) } }
      """, "Text(L10n.a)", "label \"key\"='Words'"),
    Case(
      "func tr(_ key: String, table: String) -> String { Current.localized.string(key, table) }",
      "Text(tr(\"key\", table: \"Menus\"))", "label \"key\"=''@Menus"),
    Case(
      "func loc(_ text: String) -> String { NSLocalizedString(text, comment: \"\") }", "Text(loc(\"key\"))",
      "label \"key\"=''"),
    Case(
      "prefix operator %\nprefix func %(key: String.LocalizationValue) -> String { String(localized: key) }",
      "Text(%\"key\")", "label \"key\""),
    Case("struct W: View { let t: String?; var body: some View { Text(t!) } }", "W(t: \"Words\")", "label 'Words'"),
    Case(
      "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }",
      "Text(\"key\".localized)", "label \"key\"=''"),
    Case(
      "extension String { static func localized(_ name: String) -> String { NSLocalizedString(name, comment: \"\") } }",
      "Text(.localized(\"key\"))", "label \"key\"=''"),
    Case(
      "extension String { func loc() -> String { String(localized: .init(self), table: \"Menus\") } }",
      "Text(\"key\".loc())", "label \"key\"=''@Menus"),
    Case(
      "", "Text(Bundle.main.localizedString(forKey: \"key\", value: \"Words\", table: nil))", "label \"key\"='Words'"),
    // The key is not known.
    Case(
      "func loc(_ text: String) -> String { NSLocalizedString(text, comment: \"\") }", "Text(loc(name))",
      "label ‹loc(name)› code=loc(name)"),
    // Nothing is looked up.
    Case("func shown(_ text: String) -> String { text + \"!\" }", "Text(shown(\"x\"))", "label '!'"),
  ]

  @Test(arguments: constants + bodies + localizers)
  func namesMeanWhatAnotherFileDeclares(_ sample: Case) async throws {
    let view = "import SwiftUI\nstruct V: View { let e: E\nvar body: some View { \(sample.body) } }"
    let readings = await read(["App/V.swift": view, "App/Other.swift": sample.declarations])
    #expect(try sketch(of: #require(readings["App/V.swift"]?.trees.first)) == sample.expected)
  }

  @Test(arguments: constants + bodies + localizers)
  func namesMeanWhatTheSameFileDeclares(_ sample: Case) async throws {
    let view = "import SwiftUI\nstruct V: View { let e: E\nvar body: some View { \(sample.body) } }\n"
    let readings = await read(["V.swift": view + sample.declarations])
    #expect(try sketch(of: #require(readings["V.swift"]?.trees.first)) == sample.expected)
  }

  static let visibility: [(files: [String: String], expected: String)] = [
    (["App/K.swift": "private enum K { static let a = \"Words\" }"], "label ‹K.a› code=K.a"),
    (["App/K.swift": "enum K { fileprivate static let a = \"Words\" }"], "label ‹K.a› code=K.a"),
    (
      ["App/K.swift": "enum K { static let a = \"Near\" }", "Watch/K.swift": "enum K { static let a = \"Far\" }"],
      "label 'Near'"
    ),
    (
      ["App/K.swift": "enum K { static let a = \"One\" }", "App/L.swift": "enum K { static let a = \"Other\" }"],
      "label ‹K.a› code=K.a"
    ),
  ]

  @Test(arguments: visibility.indices)
  func theNearestVisibleDeclarationIsMeant(index: Int) async throws {
    let sample = Self.visibility[index]
    var files = sample.files
    files["App/V.swift"] = "import SwiftUI\nstruct V: View { var body: some View { Text(K.a) } }"
    #expect(try await sketch(of: #require(read(files)["App/V.swift"]?.trees.first)) == sample.expected)
  }

  /// What a file of the same target declares is meant, and what files of other platforms' targets add is not.
  @Test func theDeclarationOfTheSameTargetIsMeant() async throws {
    let view = "import SwiftUI\nstruct V: View { var body: some View { Text(K.a); extra } }"
    let extra = { (word: String) in "import SwiftUI\nextension V { var extra: some View { Text(\"\(word)\") } }" }
    let files: [(path: String, text: String, target: String, platform: Platform)] = [
      ("V.swift", view, "Mac", .macOS), ("A.swift", "enum K { static let a = \"Phone\" }", "App", .iOS),
      ("B.swift", "enum K { static let a = \"Mac\" }", "Mac", .macOS), ("C.swift", extra("Phone"), "App", .iOS),
      ("D.swift", extra("Mac"), "Mac", .macOS),
    ]
    let sources = files.map { file in
      SourceFile(path: file.path, bytes: Array(file.text.utf8), targets: [file.target], platforms: [file.platform])
    }
    let tree = try #require(await SwiftUIReader().read(sources, jobs: 1).first?.trees.first)
    #expect(sketch(of: tree) == "label 'Mac'\nlabel \"Mac\"")
    #expect(tree.platform == .macOS)
  }

  @Test func theViewsOfTabsAreAtTheirPlaces() async throws {
    let source =
      "import SwiftUI\nstruct V: View { var body: some View { TabView {\n  Text(\"a\")\n    Text(\"b\")\n} } }"
    let tree = try #require(await read(["V.swift": source])["V.swift"]?.trees.first)
    let labels = tree.screens[0].root.children[0].children
    #expect(labels.map { $0.location?.line } == [3, 4])
    #expect(labels.map { $0.location?.column } == [3, 5])
  }

  /// Files next to that of a view, its body, and what is read of it.
  static let forms: [(other: String, body: String, expected: String)] = [
    ("extension V { var row: some View { Text(\"a\") } }", "row", "label \"a\""),
    (
      "extension V { func row(_ a: Int) -> some View { Text(\"a\") } }", "VStack { row(1) }",
      "stackView axis=vertical\n  label \"a\""
    ),
    (
      "struct Row: View { var body: some View { Text(\"a\") } }", "Outer { Row() }",
      "Outer class=Outer\n  label \"a\""
    ),
    ("extension V { var row: some View { Text(\"a\") } }", "Outer { row }", "Outer class=Outer\n  label \"a\""),
    (
      "extension V { var row: some View { Text(\"a\") } }", "Outer { if on { row } }",
      "Outer class=Outer\n  label \"a\" way=choice#1/0"
    ),
    ("struct Job { }", "Outer { Job() }", "Outer class=Outer"),
    // The extension of another type of the name.
    (
      "struct V: View { var body: some View { row } }; extension V { var row: some View { Text(\"a\") } }", "row",
      "row code=row"
    ),
    ("struct Link: View { var body: some View { Text(\"a\") } }", "Link()", "label \"a\""),
    // One of another module.
    ("private struct Link: View { var body: some View { Text(\"a\") } }", "Link(\"a\", destination: u)", "link \"a\""),
  ]

  @Test(arguments: forms.indices)
  func viewsAreReadFromOtherFiles(index: Int) async throws {
    let sample = Self.forms[index]
    let view = "import SwiftUI\nstruct V: View { var body: some View { \(sample.body) } }"
    let readings = await read(["V.swift": view, "W.swift": "import SwiftUI\n\(sample.other)"])
    #expect(try sketch(of: #require(readings["V.swift"]?.trees.first)) == sample.expected)
  }

  /// Which of several functions is called depends on types, which are not known.
  @Test func overloadedFunctionsAreNotRead() async throws {
    let view = "import SwiftUI\nstruct V: View { var body: some View { row(a) } "
    let functions = "func row(_ a: A) -> some View { Text(\"a\") }; func row(_ b: B) -> some View { Image(\"b\") } }"
    let tree = try #require(await read(["V.swift": view + functions])["V.swift"]?.trees.first)
    #expect(sketch(of: tree) == "row code=row")
  }

  @Test func anElementIsLocatedInTheFileThatContainsIt() async throws {
    let view = "import SwiftUI\nstruct V: View { var body: some View { VStack { row; Text(\"b\") } } }"
    let other = "import SwiftUI\n\nextension V { var row: some View { Text(\"a\") } }"
    let tree = try #require(await read(["V.swift": view, "W.swift": other])["V.swift"]?.trees.first)
    let labels = tree.screens[0].root.children[0].children
    #expect(labels.map { $0.location?.file } == ["W.swift", "V.swift"])
    #expect(labels.map { $0.location?.line } == [3, 2])
  }

  /// A type with a body of parts of views, its screens, and what they contain.
  static let parts: [(source: String, screens: [String], expected: String)] = [
    (
      "struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Button(\"a\") { } } } }", ["Bar"],
      "navigationBar\n  button \"a\""
    ),
    (
      "struct M: ViewModifier { func body(content: Content) -> some View { content.toolbar { Button(\"a\") { } } } }",
      ["M"],
      "navigationBar\n  button \"a\""
    ),
    (
      "struct M: ViewModifier { func body(content: Content) -> some View { VStack { content.onTapGesture { go() }; Text(\"a\") } } }",
      ["M"], "stackView axis=vertical\n  label \"a\""
    ),
    (
      "struct A: App { var body: some Scene { WindowGroup { V() }.commands { CommandMenu(\"a\") { Button(\"b\") { } } } } }",
      ["A.commands"], "menuItem \"a\" menuFirst\n  menu\n    menuItem \"b\""
    ),
    (
      "struct C: Commands { var body: some Commands { CommandGroup(after: .help) { Button(\"b\") { } } } }", ["C"],
      "menuItem \"b\""
    ),
    ("struct M: ViewModifier { func body(content: Content) -> some View { content.padding() } }", [], ""),
    ("struct A: App { var body: some Scene { WindowGroup { V() } } }", [], ""),
  ]

  @Test(arguments: parts.indices)
  func partsOfViewsAreRead(index: Int) async throws {
    let sample = Self.parts[index]
    let tree = try #require(await read(["P.swift": "import SwiftUI\n\(sample.source)"])["P.swift"]?.trees.first)
    #expect(tree.screens.map(\.id) == sample.screens)
    #expect(tree.screens.isEmpty || sketch(of: tree) == sample.expected)
  }

  private func read(_ files: [String: String]) async -> [String: SourceReading] {
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let readings = await SwiftUIReader().read(sources, jobs: 2)
    return Dictionary(uniqueKeysWithValues: zip(sources.map(\.path), readings))
  }

  private func sketch(of tree: InterfaceTree) -> String {
    ElementSketch.lines(of: tree.screens[0].root.children, depth: 0).joined(separator: "\n")
  }
}
