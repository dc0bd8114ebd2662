import AuditModel
import SwiftSource
import Testing

/// Words that code chooses, lists or writes in other letters, and names under which a view unwraps what it is given.
@Suite struct ChosenWordTests {
  typealias Case = SourceCase

  // MARK: Names

  private static let field =
    "struct F<L: View>: View { let title: String?; let lead: L?; init(_ title: String?, @ViewBuilder lead: () -> L? = { EmptyView() }) { self.title = title; self.lead = lead() }\n"
    + "var body: some View { "

  static let names = [
    Case(field + "if let t = title { Text(t) } } }", "F(\"A\"); F(nil)", "label 'A'"),
    Case(field + "if let l = lead { l.padding() } } }", "F(nil) { Button(\"B\") {} }", "button \"B\" way=choice#1/0"),
    Case(
      field + "if isOn { Text(\"On\") } else if let t = title { Text(t) } } }", "F(\"A\")",
      "view\n  label \"On\" way=choice#1/0\n  label 'A' way=choice#1/1"),
    Case(
      field
        + "row(title) }\nfunc row(_ words: String?) -> some View { guard let w = words else { return Text(\"No\") }\nreturn Text(w) } }",
      "F(\"A\")", "label 'A'"),
    // What only the type has, too.
    Case(
      "struct F: View { var body: some View { if let h = head { h } }\nvar head: Text? { Text(\"H\") } }", "F()",
      "label \"H\" way=choice#1/0"),
    // Under the name of another property, the property is meant after `self`.
    Case(
      "struct F: View { let a: String?; let b: String?; var body: some View { if let a = b { Text(a); Text(self.a) } } }",
      "F(a: \"A\", b: \"B\")", "view\n  label 'B'\n  label ‹self.a› code=self.a"),
    // What is not given keeps its name.
    Case(
      "struct F: View { var body: some View { if let t = Words.current() { Text(t) } } }", "F()",
      "label ‹t› code=t way=choice#1/0"),
  ]

  // MARK: Cases

  private static let kinds =
    "enum Kind { case fish, bird; var name: String { switch self { case .fish: \"Fish\"; case .bird: \"Bird\" } } }\n"

  /// In a branch of a `switch`, its subject is the case.
  static let cases = [
    Case(
      kinds
        + "struct K: View { let kind: Kind; var body: some View { switch kind { case .fish: Text(kind.name); case .bird: Text(kind.name) } } }",
      "K(kind: kind)", "view\n  label 'Fish' way=choice#1/0\n  label 'Bird' way=choice#1/1"),
    Case(
      kinds
        + "struct K: View { let kind: Kind; var body: some View { switch kind { case .fish, .bird: Text(kind.name) } } }",
      "K(kind: kind)", "label 'Fish' others='Bird' way=choice#1/0"),
  ]

  @Test(arguments: cases) func casesOfASwitch(sample: Case) async throws {
    let found = try await sample.sketch()
    #expect(found == sample.expected)
  }

  // MARK: Choices

  private static let count = "struct C: View { let n: Int; var body: some View { "

  /// Beside a string a literal is a string too; beside what may be one, it is not known whether it is a key.
  static let literals = [
    Case(
      "struct N: View { let name: String; var body: some View { Text(isOn ? \"On\" : name) } }", "N(name: x)",
      "label 'On' code=x"),
    Case("", "Text(isOn ? \"On\" : \"Off\")", "label \"On\" others=\"Off\""),
    Case("", "Text(isOn ? \"On\" : user.name)", "label 'On' code=user.name"),
    Case("", "Text(isOn ? \"On\" : LocalizedStringKey(\"off\"))", "label \"On\" others=\"off\""),
    Case("", "Text(isOn ? \"On\" : .off)", "label \"On\" code=.off"),
    Case("", "isOn ? Text(\"On\") : Text(name)", "label \"On\" way=choice#1/0\nlabel ‹name› code=name way=choice#1/1"),
  ]

  static let choices = [
    Case(
      count + "let t = if n == 1 { \"One\" } else { \"Many\" }\nText(t) } }", "C(n: count)", "label 'One' others='Many'"
    ),
    // What a use gives decides.
    Case(count + "let t = if n == 1 { \"One\" } else { \"Many\" }\nText(t) } }", "C(n: 2)", "label 'Many'"),
    Case(
      count + "let t = switch n { case 1: \"One\"; default: \"Many\" }\nText(t) } }", "C(n: count)",
      "label 'One' others='Many'"),
    Case(
      count + "let s = if n == 1 { \"star\" } else { \"moon\" }\nImage(systemName: s) } }", "C(n: 1)",
      "imageView image=star*"),
    Case(
      "struct C: View { let isOn: Bool; var body: some View { let t = if isOn { \"On\" } else { \"Off\" }\nText(t) } }",
      "C(isOn: false)", "label 'Off'"),
    Case(
      "func unit(_ n: Int) -> String { let u: String\nswitch n { case 1: u = \"Task\"; default: if n > 9 { u = \"Lots\" } else { u = \"Tasks\" } }\nreturn u }",
      "Text(unit(3))", "label 'Task' others='Lots'+'Tasks'"),
    Case("", "Text(String.init(format: NSLocalizedString(\"%@ pages\", comment: \"\"), \"x\"))", "label \"%@ pages\""),
    Case("", "TextField(String(), text: $t); Text(String(value))", "textField\nlabel ‹value› code=value"),
  ]

  // MARK: Lists

  private static let item = "struct Item { let title: String; var note = \"n\"; var view: some View { Text(\"I\") } }\n"

  static let lists = [
    Case(
      "",
      "ForEach([(true, \"A\"), (false, \"B\")], id: \\.0) { value, title in Toggle(title, isOn: .constant(value)) }",
      "switch 'A'\nswitch 'B'"),
    Case("", "ForEach([(1, \"A\"), (2, \"B\")], id: \\.0) { Text($0.1) }", "label 'A'\nlabel 'B'"),
    Case("", "ForEach([(id: 1, name: \"A\")], id: \\.id) { pair in Text(pair.name) }", "label 'A'"),
    Case(
      "struct L: View { let all: [(Int, name: String)] = [(1, \"A\"), (2, \"B\")]; var body: some View { ForEach(all, id: \\.0) { pair in Text(pair.name) } } }",
      "L()", "view\n  label 'A'\n  label 'B'"),
    Case(
      item + "enum Shop { static let items = [Item(title: \"A\"), Item(title: \"B\", note: \"C\")] }",
      "ForEach(Shop.items, id: \\.title) { item in Label(item.title, image: item.note) }",
      "label 'A' image=n\nlabel 'B' image=C"),
    Case(
      item
        + "struct L: View { static let items: [Item] = [.init(title: \"A\")]; var body: some View { ForEach(Self.items, id: \\.title) { Text($0.title) } } }",
      "L()", "label 'A'"),
    Case(
      item
        + "struct L: View { var body: some View { ForEach(items, id: \\.title) { Text($0.title) } }\nprivate var items: [Item] { [Item(title: \"A\")] } }",
      "L()", "label 'A'"),
    // A mutable list may hold anything, and one of no known values has one view.
    Case(
      item + "enum Shop { static var items = [Item(title: \"A\")] }",
      "ForEach(Shop.items, id: \\.title) { item in Text(item.title) }", "label ‹item.title› code=item.title"),
    Case(
      "struct L: View { var items = [\"A\"]; init(_ all: [String]) { items += all }\nvar body: some View { ForEach(items, id: \\.self) { Text($0) } } }",
      "L(more)", "label ‹$0› code=$0"),
    Case("", "ForEach([(1, \"A\")], id: \\.0) { a, b, c in Text(b) }", "label ‹b› code=b"),
    Case(
      item + "enum A { static let items = B.items }\nenum B { static let items = A.items }",
      "ForEach(A.items, id: \\.self) { item in Text(item) }", "label ‹item› code=item"),
  ]

  // MARK: Dictionaries

  private static let days =
    "struct D: View { enum Day { case sun, mon }\nlet day: Day; let names: [Day: String] = [.sun: \"Sunday\", .mon: \"Monday\"]\nvar body: some View { "

  static let dictionaries = [
    Case(days + "Text(names[day]!) } }", "D(day: chosen)", "label 'Sunday' others='Monday'"),
    Case(days + "Text(names[day]!) } }", "D(day: .mon)", "label 'Monday'"),
    Case(days + "Text(names[day] ?? \"None\") } }", "D(day: chosen)", "label 'Sunday' others='Monday'+'None'"),
    Case(days + "Text(names[day] ?? \"None\") } }", "D(day: Day.mon)", "label 'Monday'"),
    Case(days + "Text(names[day, default: \"None\"]) } }", "D(day: chosen)", "label 'Sunday' others='Monday'+'None'"),
    Case(
      "struct N: View { static let all: [Int: LocalizedStringKey] = [1: \"One\"]; var body: some View { Text(\"N\") } }",
      "Text(N.all[1]!)", "label \"One\""),
    Case(
      "struct D: View { var names = [1: \"One\"]; let day: Int; init(_ d: Int) { day = d; names[2] = \"Two\" }\nvar body: some View { Text(names[day]!) } }",
      "D(x)", "label 'One'"),
    Case("", "Text(names[day]!)", "label ‹names[day]!› code=names[day]!"),
  ]

  // MARK: Raw values

  private static let pane = "enum Pane: String, CaseIterable { case home, about = \"About Us\" }\n"

  static let rawValues = [
    Case(pane, "Text(Pane.home.rawValue)", "label 'home'"),
    Case(
      pane, "ForEach(Pane.allCases, id: \\.self) { pane in Text(pane.rawValue) }", "label 'home'\nlabel 'About Us'"),
    Case(
      pane + "struct P: View { let pane: Pane; var body: some View { Text(pane.rawValue) } }", "P(pane: chosen)",
      "label 'home' others='About Us'"),
    Case(
      pane
        + "struct P: View { let pane: Pane?; var body: some View { if let p = pane { Text(p.rawValue.capitalized) } } }",
      "P(pane: .home)", "label 'Home' way=choice#1/0"),
    // Numbers are no texts.
    Case(
      "enum Level: Int { case low, high }\nstruct P: View { let level: Level; var body: some View { Text(level.rawValue) } }",
      "P(level: chosen)", "label ‹level.rawValue› code=level.rawValue"),
  ]

  // MARK: Texts of values

  private static let card =
    "struct Card { let title: Text?; let icon: Image; var view: some View { Text(\"I\") } }\n"

  static let cards = [
    Case(
      card
        + "struct C: View { let cards: [Card]; var body: some View { ForEach(cards) { card in card.title?.bold() } } }",
      "C(cards: [Card(title: Text(\"A\"), icon: Image(\"a\")), Card(title: Text(\"B\"), icon: Image(\"b\"))])",
      "view\n  label \"A\"\n  label \"B\""),
    Case(
      card + "struct C: View { let card: Card; var body: some View { card.title?.bold() } }",
      "C(card: chosen)",
      "label ‹card.title› code=card.title"),
  ]

  // MARK: Letters

  static let letters = [
    Case("enum K { static let a = \"two words\" }", "Text(K.a.capitalized)", "label 'Two Words'"),
    Case("enum K { static let a = \"Some\" }", "Text(K.a.uppercased())", "label 'SOME'"),
    Case("enum K { static let a = \"don't\" }", "Text(K.a.capitalized)", "label 'don't' code=.capitalized"),
    Case("enum K { static let a = \"Some\" }", "Text(K.a.reversed())", "label 'Some' code=.reversed"),
    // A part of the words is not what they say.
    Case("enum K { static let a = \"Some\" }", "Text(K.a.prefix(2))", "label ‹K.a.prefix(2)› code=K.a.prefix(2)"),
    Case(
      "enum E: String { case some, more; var name: String { rawValue.prefix(1).capitalized + rawValue.dropFirst() } }\nstruct R: View { let e: E; var body: some View { Text(verbatim: e.name) } }",
      "R(e: e)", "label ‹e.name› code=e.name"),
    // A table may have other words.
    Case(
      "enum K { static let a = NSLocalizedString(\"key\", comment: \"\") }", "Text(K.a.capitalized)",
      "label \"key\" code=.capitalized"),
    Case(
      "enum L: CaseIterable { case a, b; var name: String { switch self { case .a: \"aye\"; case .b: \"bee\" } } }",
      "ForEach(L.allCases) { l in Text(l.name.capitalized) }", "label 'Aye'\nlabel 'Bee'"),
  ]

  @Test(arguments: names + literals + choices + lists + dictionaries + rawValues + cards + letters)
  func wordsAreKnown(_ sample: Case) async throws {
    let read = try await sample.sketch()
    #expect(read == sample.expected)
  }

  // MARK: Functions

  private static let state =
    "@ViewBuilder func state(_ words: Text, isOn: Bool) -> some View { if isOn { Label(title: { words }, icon: { Image(systemName: \"star\") }) } else { words } }\n"

  static let functions = [
    Case(
      state, "state(Text(\"A\"), isOn: true); state(Text(\"B\"), isOn: false)", "label \"A\" image=star*\nlabel \"B\""),
    Case(
      "func row(_ k: String, _ v: some View) -> some View { HStack { Text(k); v } }", "row(\"A\", Text(\"B\"))",
      "stackView axis=horizontal\n  label 'A'\n  label \"B\""),
    Case("var footer: some View { Text(\"F\") }", "VStack { footer }", "stackView axis=vertical\n  label \"F\""),
    Case(
      "func a() -> some View { VStack { b() } }\nfunc b() -> some View { VStack { a(); Text(\"B\") } }", "a()",
      "stackView axis=vertical\n  stackView axis=vertical\n    a code=a\n    label \"B\""),
    // A function that is no other file's, one that is called otherwise, and a member of the type.
    Case("private func row() -> some View { Text(\"A\") }", "row()", "row code=row"),
    Case("func row(_ k: Int) -> some View { Text(\"A\") }", "row(key: 1)", "row code=row"),
    Case(
      "func row() -> some View { Text(\"A\") }\nstruct R: View { var body: some View { row() }\nfunc row() -> some View { Text(\"B\") } }",
      "R()", "label \"B\""),
    // In an extension of views, it is no modifier of what that changes.
    Case(
      "func mark() -> some View { Text(\"M\") }\nextension View { func marked() -> some View { VStack { self; mark() } } }",
      "Text(\"A\").marked()", "stackView axis=vertical\n  label \"A\"\n  label \"M\""),
    // Of several, the one whose parameters take what is given.
    Case(
      "struct R: View { var body: some View { row(\"K\", Text(\"A\")); row(Text(\"L\"), Text(\"B\")) }\n"
        + "func row<L: View, R: View>(_ label: L, _ content: R) -> some View { HStack { label; content } }\n"
        + "func row<R: View>(_ label: LocalizedStringKey, _ content: R) -> some View { row(Text(label), content) } }",
      "R()",
      "view\n  stackView axis=horizontal\n    label \"K\"\n    label \"A\"\n"
        + "  stackView axis=horizontal\n    label \"L\"\n    label \"B\""),
  ]

  @Test(arguments: functions)
  func functionsOutsideTypesAreInlined(_ sample: Case) async throws {
    let read = try await sample.sketch()
    #expect(read == sample.expected)
  }

  @Test func functionsThatAreUsedAreNoScreens() async throws {
    let used = "func used() -> some View { Text(\"U\") }\nfunc unused() -> some View { used() }\n"
    let tree = try await ElementSketch.tree(used + "struct V: View { var body: some View { used() } }")
    #expect(tree.screens.map(\.id) == ["V", "unused"])
    #expect(tree.screens.last?.root.children.map(\.control.text?.key) == ["U"])
  }
}
