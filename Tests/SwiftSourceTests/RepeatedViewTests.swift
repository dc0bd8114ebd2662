import AuditModel
import SwiftSource
import Testing

/// Views that are shown for each of the values of a list.
@Suite struct RepeatedViewTests {
  typealias Case = SourceCase

  private static let kinds =
    "enum Kind: String, CaseIterable { case fish, bird, none; var label: String { switch self { case .fish: \"\"; case .bird: \"Bird\"; case .none: \"None\" } } }\n"
    + "typealias Animal = Kind\ntypealias A = B\ntypealias B = A\n"

  static let filters = [
    Case(
      kinds, "ForEach(Kind.allCases) { k in if ![.fish].contains(k) { Text(k.label) } }", "label 'Bird'\nlabel 'None'"),
    Case(kinds, "ForEach(Kind.allCases) { k in if k != .fish { Text(k.label) } }", "label 'Bird'\nlabel 'None'"),
    Case(kinds, "ForEach(Kind.allCases.filter { $0 != .fish }) { Text($0.label) }", "label 'Bird'\nlabel 'None'"),
    Case(
      kinds, "ForEach(Kind.allCases.filter { ![.fish, .none].contains($0) }, id: \\.self) { k in Text(k.label) }",
      "label 'Bird'"),
    // Which values a function leaves out is not known.
    Case(
      kinds, "ForEach(Kind.allCases.filter { isShown($0) }) { k in Text(k.label) }",
      "label ‹k.label› code=k.label"),
    Case(
      kinds, "ForEach([Kind.fish]) { k in if isShown(k) { Text(k.label) } }",
      "label '' code=isShown(k) way=choice#1/0"),
    Case(
      kinds, "ForEach([Kind.fish]) { k in if isShown(k) { Image(\"a\") } }", "imageView image=a way=choice#1/0"),
    Case(
      kinds
        + "struct Item { var title: String; var isNew = false }\nstruct W: View { var body: some View { Text(\"w\") } }",
      "ForEach([Item(title: \"A\"), Item(title: \"B\", isNew: true)]) { i in if i.isNew { Text(i.title) } }",
      "label 'B'"),
    // A method says what a property would.
    Case(
      "enum M: String, CaseIterable { case a = \"A\"; func text() -> String { rawValue }; func word() -> String { switch self { case .a: return \"B\" } } }",
      "ForEach(M.allCases) { m in Text(m.text()); Text(m.word()) }", "label 'A'\nlabel 'B'"),
    // What the cases carry may differ.
    Case(
      "enum Mode: Equatable { case page(Int), end }\nstruct W: View { let m: Mode; var body: some View { if [.page(1), .end].contains(m) { Text(\"A\") } else { Text(\"B\") } } }",
      "W(m: .page(2))", "view\n  label \"A\" way=choice#1/0\n  label \"B\" way=choice#1/1"),
    // A name of a type is short for one of the types around it.
    Case(
      "enum Order: String, CaseIterable { case up; var label: String { \"\" } }\n"
        + "struct S { enum Order: CaseIterable { case name; var label: String { switch self { case .name: \"Name\" } } }\ntypealias Sort = Order }",
      "ForEach(S.Sort.allCases) { o in Text(o.label) }", "label 'Name'"),
    // Another value may be each of them.
    Case(
      kinds, "ForEach([Kind.bird]) { k in if k == chosen { Text(k.label) } }", "label 'Bird' way=choice#1/0"),
  ]

  /// Lists by the names of constants, in a file with views and in one without.
  static let constants = [
    Case("let items = [\"A\", \"B\"]", "ForEach(items, id: \\.self) { Text($0) }", "label 'A'\nlabel 'B'"),
    Case(
      "let items: [String] = [\"A\", \"B\"]\nstruct W: View { var body: some View { Text(\"w\") } }",
      "ForEach(items, id: \\.self) { Text($0) }", "label 'A'\nlabel 'B'"),
    Case(
      "enum Constants { static let items = [\"A\", \"B\"] }", "ForEach(Constants.items, id: \\.self) { Text($0) }",
      "label 'A'\nlabel 'B'"),
    Case(
      "enum Constants { static let items: [Kind] = [.fish] }\nenum Kind { case fish; var label: String { switch self { case .fish: \"Fish\" } } }",
      "ForEach(Constants.items, id: \\.self) { Text($0.label) }", "label 'Fish'"),
    Case(
      "enum Kind: CaseIterable { case one, many(Int); static var allCases: [Kind] { [.one] }; var title: String { \"T\" } }",
      "ForEach(Kind.allCases) { Text($0.title) }", "label 'T'"),
    // A constant of the view, and one that is local.
    Case(
      "let items = [\"A\"]\nextension V { var items: [String] { load() } }", "ForEach(items, id: \\.self) { Text($0) }",
      "label ‹$0› code=$0"),
    Case(
      "let items = [\"A\"]", "let items = load(); ForEach(items, id: \\.self) { Text($0) }", "label ‹$0› code=$0"),
    // What is in another list is not known.
    Case("let items = [make()]", "ForEach(items, id: \\.self) { Text($0) }", "label ‹$0› code=$0"),
    Case("var items = [\"A\"]", "ForEach(items, id: \\.self) { Text($0) }", "label ‹$0› code=$0"),
    Case("let names = [\"a\": \"A\"]", "Text(names[\"a\"]!)", "label 'A'"),
  ]

  private static let rows =
    "struct Item { var title: String }\nextension V { var items: [Item] { [Item(title: \"A\"), Item(title: \"B\")] }\n"
    + "func row(kind: Kind) -> some View { Text(kind.label) }\nfunc loop(kind: Kind) -> some View { ForEach([Kind.bird], content: loop) } }\n"

  static let lists = [
    Case(rows, "List(items) { item in Text(item.title) }", "tableView\n  label 'A'\n  label 'B'"),
    Case(rows, "List(others) { item in Text(item.title) }", "tableView\n  label ‹item.title› code=item.title"),
    Case(rows, "List(items, children: \\.items) { Text($0.title) }", "tableView\n  label ‹$0.title› code=$0.title"),
    Case(kinds + rows, "ForEach([Kind.bird, .none], content: row)", "label 'Bird'\nlabel 'None'"),
    Case(kinds + rows, "ForEach([Kind.bird], content: loop)", "loop code=loop"),
    Case(kinds, "ForEach(Animal.allCases) { k in Text(k.label) }", "label ''\nlabel 'Bird'\nlabel 'None'"),
    Case(kinds, "ForEach(A.allCases) { k in Text(k.label) }", "label ‹k.label› code=k.label"),
    Case(
      "", "let all = [\"A\", \"B\"]; return ForEach(all.indices, id: \\.self) { Text(all[$0]) }",
      "label 'A'\nlabel 'B'"),
    Case(
      "", "let all = [\"A\", \"B\"]; return ForEach(0..<all.count) { i in Text(all[i]) }", "label 'A'\nlabel 'B'"),
    // With the number of each.
    Case(
      "", "ForEach(Array([\"A\", \"B\"].enumerated()), id: \\.offset) { _, word in Text(word) }", "label 'A'\nlabel 'B'"
    ),
    Case(
      rows, "ForEach(Array(items.enumerated()), id: \\.offset) { _, item in Text(item.title) }", "label 'A'\nlabel 'B'"),
    Case(
      rows, "ForEach(items.enumerated()) { pair in Text(pair.element.title) }",
      "label ‹pair.element.title› code=pair.element.title"),
    Case(
      "struct Item { let title: String }", "ForEach([Item(title: \"A\")].enumerated()) { i, item in Text(item.title) }",
      "label 'A'"),
    Case(
      "class Item { let title: String }", "ForEach([Item(title: \"A\")].enumerated()) { i, item in Text(item.title) }",
      "label ‹item.title› code=item.title"),
    Case("", "let all = [\"A\"]; return ForEach(others.indices) { i in Text(all[i]) }", "label ‹all[i]› code=all[i]"),
    Case("", "let all = [\"A\"]; return ForEach([3]) { i in Text(all[i]) }", "label ‹all[i]› code=all[i]"),
  ]

  @Test(arguments: filters + lists + constants)
  func viewsAreThoseOfTheValues(_ sample: Case) async throws {
    let found = try await sample.sketch()
    #expect(found == sample.expected)
  }

  private static let tabs =
    "enum Page: CaseIterable { case home; var title: String { switch self { case .home: \"Home\" } }\n"
    + "func label() -> Label<Text, Image> { Label(title, systemImage: \"house\") }\nfunc padding() -> Int { 3 } }\n"

  static let methods = [
    Case(
      tabs, "TabView { ForEach(Page.allCases) { p in Text(\"a\").tabItem(p.label) } }",
      "view\n  label \"a\" way=choice#1/0\n  tabBar\n    tabBarItem 'Home' image=house*"),
    Case(
      tabs, "TabView { ForEach(Page.allCases) { p in Text(\"a\").tabItem { p.label() } } }",
      "view\n  label \"a\" way=choice#1/0\n  tabBar\n    tabBarItem 'Home' image=house*"),
    Case(tabs, "ForEach(Page.allCases) { p in p.label().bold() }", "label 'Home' image=house*"),
    Case(tabs, "ForEach(Page.allCases) { p in p.padding() }", "Page.home class=Page.home"),
  ]

  @Test(arguments: methods)
  func methodsOfValuesMakeViews(_ sample: Case) async throws { #expect(try await sample.sketch() == sample.expected) }
}
