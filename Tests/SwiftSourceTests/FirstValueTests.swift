import AuditModel
import SwiftSource
import Testing

/// Choices by values that may change: what is shown when the screen opens comes first.
@Suite struct FirstValueTests {
  private static let off = "@State private var isOn = false\n@State private var isNew = true"
  private static let player =
    "class Player: ObservableObject { @Published var isOn = false\n@Published var isNew: Bool\ninit() { isNew = true } }\n"
    + "@Observable final class Model { var isOn = false }\n"

  static let choices = [
    ("Text(isOn ? \"A\" : \"B\")", "label \"B\" others=\"A\""),
    ("Text(!isOn ? \"A\" : \"B\")", "label \"A\" others=\"B\""),
    ("Text(isOn || isNew ? \"A\" : \"B\")", "label \"A\" others=\"B\""),
    ("Text(isOn ? \"A\" : isNew ? \"B\" : \"C\")", "label \"A\" others=\"B\"+\"C\""),
    ("Image(isOn ? \"a\" : \"b\")", "imageView image=b or a"),
    ("Image(systemName: isNew ? \"a\" : \"b\")", "imageView image=a or b*"),
    ("Image(isOther ? \"a\" : \"b\")", "imageView image=a or b"),
    // A value that is not known to be the first decides nothing.
    ("Text(isOther ? \"A\" : \"B\")", "label \"A\" others=\"B\""),
    (
      "if isOn { Text(\"A\") } else { Text(\"B\") }",
      "label \"A\" way=choice#1/1\nlabel \"B\" way=choice#1/0"
    ),
    (
      "if isOn { Text(\"A\") }; if !isOn { Text(\"B\") }",
      "label \"A\" way=choice#1/1\nlabel \"B\" way=choice#1/0"
    ),
    (
      "Button { } label: { if isOn { Text(\"A\") } else { Text(\"B\") } }",
      "button \"B\" others=\"A\"\n  label \"A\" way=choice#1/1\n  label \"B\" way=choice#1/0"
    ),
    (
      "Button { } label: { if isOn { Image(\"a\") } else { Image(\"b\") } }",
      "button image=b or a\n  imageView image=a way=choice#1/1\n  imageView image=b way=choice#1/0"
    ),
    // Of an image beside a choice only its own name is known.
    (
      "Button { } label: { Image(\"c\"); if isOn { Image(\"a\") } else { Image(\"b\") } }",
      "button image=c\n  imageView image=c\n  imageView image=a way=choice#1/1\n  imageView image=b way=choice#1/0"
    ),
  ]

  @Test(arguments: choices) func whatIsShownAtFirstComesFirst(body: String, expected: String) async throws {
    #expect(try await ElementSketch.body(body, members: Self.off) == expected)
  }

  private static func titled(_ initializer: String, type: String = "String") -> String {
    "struct T: View { @State var title: \(type); @State var isOn = false\n\(initializer)\n"
      + "var body: some View { Button { } label: { Text(title) }; if title == \"A\" { Text(\"C\") } } }"
  }

  /// What a use gives to a state is shown at first, but decides no condition, since it may change.
  static let states = [
    titled(""), titled("init(title: String) { _title = State(initialValue: title) }"),
    titled("init(title: String) { self._title = State.init(wrappedValue: title) }"),
    titled("init(title: String) { _title = .init(initialValue: title) }"),
  ]

  @Test(arguments: states) func whatIsGivenToAState(declaration: String) async throws {
    let found = try await SourceCase(declaration, "T(title: \"A\")", "").sketch()
    #expect(found == "view\n  button 'A' code=title\n    label 'A' code=title\n  label \"C\" way=choice#1/0")
  }

  @Test func keysGivenToAState() async throws {
    let found = try await SourceCase(Self.titled("", type: "LocalizedStringKey"), "T(title: \"A\")", "").sketch()
    #expect(found.contains("button \"A\" code=title"))
  }

  static let objects = [
    ("@StateObject var player = Player()", "player.isOn", "label \"B\" others=\"A\""),
    ("@State var player = Model()", "player.isOn", "label \"B\" others=\"A\""),
    // What an initializer sets, or is given, is not known.
    ("@StateObject var player = Player()", "player.isNew", "label \"A\" others=\"B\""),
    ("@EnvironmentObject var player: Player", "player.isOn", "label \"A\" others=\"B\""),
    ("@Binding var isOn: Bool", "isOn", "label \"A\" others=\"B\""),
  ]

  @Test(arguments: objects) func objectsAreAsTheyAreMade(member: String, condition: String, expected: String)
    async throws
  {
    let view = "struct V: View { \(member)\nvar body: some View { Text(\(condition) ? \"A\" : \"B\") } }"
    let tree = try await ElementSketch.tree(Self.player + view)
    let screen = try #require(tree.screens.first)
    #expect(ElementSketch.lines(of: screen.root.children, depth: 0) == [expected])
  }

  static let opacities = [
    (
      "Text(\"A\").opacity(isOther ? 1 : 0); Text(\"B\").opacity(isOther ? 0 : 0.5)",
      "label \"A\" way=choice#1/0\nlabel \"B\" way=choice#1/1"
    ),
    (
      "Text(\"A\").opacity(one == other ? 1 : 0); Text(\"B\").opacity(one == other ? 0 : 1)",
      "label \"A\" way=choice#1/0\nlabel \"B\" way=choice#1/1"
    ),
    (
      "ForEach(a) { x in Text(\"A\").opacity(one == x ? 1 : 0) }; ForEach(b) { x in Text(\"B\").opacity(one == x ? 1 : 0) }",
      "label \"A\" way=choice#1/0\nlabel \"B\" way=choice#2/0"
    ),
    ("Text(\"A\").opacity(isOn ? 1 : 0)", "label \"A\" way=choice#1/1"),
    ("Text(\"A\").opacity(isOn ? 1 : 0.5)", "label \"A\""),
    ("Text(\"A\").opacity(true ? 1 : 0)", "label \"A\""),
    ("Text(\"A\").opacity(true ? 0 : 1)", "label \"A\" hidden"),
    // In a label it is still a part of that.
    (
      "Button { } label: { Text(\"A\").opacity(isOn ? 0 : 1) }", "button \"A\"\n  label \"A\""
    ),
  ]

  @Test(arguments: opacities) func viewsThatAreTransparentAreInABranch(body: String, expected: String) async throws {
    #expect(try await ElementSketch.body(body, members: Self.off) == expected)
  }

  /// What a `guard` returns is the exception.
  @Test func whatAGuardReturnsComesLast() async throws {
    let title = "var title: String { guard isOther else { return \"A\" }\nreturn \"B\" }"
    #expect(try await ElementSketch.body("Text(verbatim: title)", members: title) == "label 'B' others='A'")
  }

  private static let drag = "DragGesture(minimumDistance: 0)"
  static let gestures = [
    ("\(drag).onChanged { _ in play() }.onEnded { _ in stop() }", "tap"),
    ("\(drag).onEnded { _ in withAnimation(.easeIn(duration: 1)) { isOn = false }; store.send(.tap) }", "tap"),
    ("\(drag).onEnded { value in play() }", "tap"),
    // It asks where the finger is, only marks the view as pressed, or has to be moved.
    ("\(drag).onChanged { value in move(value.translation) }.onEnded { _ in stop() }", "pan"),
    ("\(drag).onChanged { move($0.location) }", "pan"),
    (
      "\(drag).onChanged { _ in isOn = true }.onEnded { _ in withAnimation(.easeIn(duration: 1)) { isOn = false } }",
      "pan"
    ),
    ("\(drag).updating($isOn) { _, state, _ in state = true }", "pan"),
    ("DragGesture().onEnded { _ in stop() }", "pan"),
  ]

  /// A tap added with `simultaneousGesture` changes nothing about what a control does.
  @Test(arguments: [
    ("Image(\"a\")", "TapGesture().onEnded { play() }", "imageView image=a gestures=tap"),
    ("Image(\"a\")", "TapGesture(count: 2).onEnded { play() }", "imageView image=a"),
    ("Image(\"a\")", "\(drag).onEnded { _ in play() }", "imageView image=a"),
    ("Button(\"B\") {}", "TapGesture().onEnded { log() }", "button \"B\""),
    ("NavigationLink(\"B\") { A() }", "TapGesture().onEnded { log() }", "button \"B\" type=navigationLink opens=show"),
  ])
  func addedTaps(view: String, gesture: String, expected: String) async throws {
    #expect(try await ElementSketch.body("\(view).simultaneousGesture(\(gesture))") == expected)
  }

  @Test(arguments: gestures) func dragsOfNoDistanceAreTaps(gesture: String, expected: String) async throws {
    #expect(
      try await ElementSketch.body("Image(\"a\").gesture(\(gesture))") == "imageView image=a gestures=\(expected)")
  }
}
