import Testing

@Suite struct ButtonReadingTests {
  @Test(
    arguments: [
      (#"Button("Sign In") { signIn() }"#, #"button "Sign In""#),
      (#"Button("Sign In", action: signIn)"#, #"button "Sign In""#),
      (#"Button("Sign In", systemImage: "arrow.up", action: signIn)"#, #"button "Sign In" image=arrow.up*"#),
      (#"Button("Pay", image: .card) {}"#, #"button "Pay" image=card"#),
      (##"Button("\(Image(systemName: "gear"))") {}"##, "button image=gear*\n  imageView image=gear*"),
      // The app's own initializer takes an image.
      (#"Button("Pay", icon: .card) {}"#, #"button "Pay" image=‹.card›"#),
      (#"Button("Delete", role: .destructive, action: delete)"#, #"button "Delete" role=destructive"#),
      (#"Button(LocalizedStringKey("ok")) {}"#, #"button "ok""#),
      (
        #"Button(String(localized: "ok.title", defaultValue: "OK", table: "Alerts")) {}"#,
        #"button "ok.title"='OK'@Alerts"#
      ),
      (#"Button(model.title) {}"#, "button ‹model.title› code=model.title"),
      (#"Button(action: signIn) { Text("Sign In") }"#, "button \"Sign In\"\n  label \"Sign In\""),
      (#"Button { signIn() } label: { Text("Sign In") }"#, "button \"Sign In\"\n  label \"Sign In\""),
      (#"Button(action: signIn, label: { Text("Sign In") })"#, "button \"Sign In\"\n  label \"Sign In\""),
      (
        #"Button(role: .cancel, action: f) { Label("Back", systemImage: "chevron.left") }"#,
        "button \"Back\" image=chevron.left* role=cancel\n  label \"Back\" image=chevron.left*"
      ),
      // VoiceOver says something of the image that has a name.
      (
        #"Button { } label: { Image(uiImage: photo); Image(systemName: "xmark") }"#,
        "button image=xmark*\n  imageView image=‹photo›\n  imageView image=xmark*"
      ),
      (
        #"Button { } label: { Image(uiImage: photo); if isOn { Image(systemName: "xmark") } }"#,
        "button image=‹photo›\n  imageView image=‹photo›\n  imageView image=xmark* way=choice#1/0"
      ),
      (#"Button { } label: { Image(systemName: "xmark") }"#, "button image=xmark*\n  imageView image=xmark*"),
      (
        #"Button { } label: { Image("x").accessibilityLabel("Close") }"#,
        "button label=\"Close\" image=x\n  imageView label=\"Close\" image=x"
      ),
      (
        #"Button { } label: { VStack { Text("A"); Text("B") } }"#,
        "button 'A, B'\n  stackView axis=vertical\n    label \"A\"\n    label \"B\""
      ),
      (
        #"Button { } label: { if isBusy { ProgressView() } else { Text("Save") } }"#,
        "button \"Save\" activity\n  activityIndicator way=choice#1/0\n  label \"Save\" way=choice#1/1"
      ),
      (#"Button { } label: { content }"#, "button ‹content› code=content\n  content code=content"),
      (#"Button { } label: { Text(name) }"#, "button ‹name› code=name\n  label ‹name› code=name"),
      (
        #"Button { } label: { Text(name); Text("Open") }"#,
        "button \"Open\" code=name\n  label ‹name› code=name\n  label \"Open\""
      ),
      (
        #"Button { } label: { Image("x"); TitleView(item: item) }"#,
        "button ‹TitleView› image=x code=TitleView\n  imageView image=x\n  TitleView class=TitleView"
      ),
      (#"Button { } label: { Text("a").bold().backport.glass() }"#, "button \"a\"\n  label \"a\""),
      (#"Button { } label: { views[0] }"#, "button code=views[0]\n  view code=views[0]"),
      (#"Button { } label: { Image(systemName: name) }"#, "button image=‹name›*\n  imageView image=‹name›*"),
      (#"Button(role: .close) {}"#, "button type=close"),
      (#"Button(role: .confirm, action: done)"#, "barButtonItem role=primary item=done"),
      (
        #"Button("OK") {}.buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule)"#,
        #"button "OK" style=borderedProminent size=large shape=capsule"#
      ),
      (#"Button("OK") {}.buttonStyle(BorderedButtonStyle())"#, #"button "OK" style=bordered"#),
      (#"Button("OK") {}.buttonStyle(PillButtonStyle())"#, #"button "OK" style=PillButtonStyle"#),
      (#"Button("Share", systemImage: "x") {}.labelStyle(.iconOnly)"#, #"button "Share" image=x* position=only"#),
      (
        #"Button(action: go) { Label("Share", systemImage: "x").help("Share").labelStyle(.iconOnly) }"#,
        "button \"Share\" toolTip=\"Share\" image=x* position=only\n  label \"Share\" image=x* position=only"
      ),
      (
        #"Link(destination: url) { Image("a").help("Site") }"#, "link toolTip=\"Site\" image=a\n  imageView image=a"
      ),
      // What VoiceOver skips, such as a text that only takes space, names nothing beside other words.
      (
        #"Button(action: go) { HStack { Text("000").accessibilityHidden(true); Text("Go") } }"#,
        "button \"Go\"\n  stackView axis=horizontal\n    label \"000\" not-element\n    label \"Go\""
      ),
      (#"Button("Share", systemImage: "x") {}.labelStyle(.titleOnly)"#, #"button "Share""#),
      (#"Button("OK") {}.keyboardShortcut(.defaultAction)"#, #"button "OK" role=primary key=return"#),
      (#"Button("OK") {}.keyboardShortcut(.return, modifiers: [])"#, #"button "OK" role=primary key=return"#),
      (#"Button("OK") {}.keyboardShortcut(KeyEquivalent.return, modifiers: [.shift])"#, #"button "OK""#),
      (#"Button("OK") {}.disabled(true)"#, #"button "OK" not-enabled"#),
      (#"Button("OK") {}.disabled(name.isEmpty)"#, #"button "OK""#),
      (#"Button("OK") {}.help("Saves")"#, #"button "OK" toolTip="Saves""#),
      (#"Button(isOn ? "Stop" : "Start") {}"#, #"button "Stop" others="Start""#),
      (#"NavigationLink("Details") { DetailView() }"#, #"button "Details" type=navigationLink opens=show"#),
      (
        #"NavigationLink(value: item) { Text("Row") }"#,
        "button \"Row\" type=navigationLink opens=show\n  label \"Row\""
      ),
      (#"Link("Terms", destination: url)"#, #"link "Terms""#),
      ("ShareLink(item: url)", "barButtonItem item=action"),
      ("EditButton()", "barButtonItem item=edit"),
      (
        #"Menu("More") { Button("Copy", systemImage: "doc") {}; Divider(); Button("Delete", role: .destructive) {} }"#,
        """
        button "More" menuFirst
          menu
            menuItem "Copy" image=doc*
            menuItem "Delete" role=destructive
        """
      ),
    ] as [(String, String)])
  func buttons(source: String, expected: String) async throws {
    #expect(try await ElementSketch.body(source) == expected)
  }

  @Test func aStyleHoldsForAllButtonsInsideAndTheNearestWins() async throws {
    let source = #"HStack { Button("A") {}; Button("B") {}.buttonStyle(.plain) }.buttonStyle(.bordered).disabled(true)"#
    #expect(
      try await ElementSketch.body(source) == """
        stackView axis=horizontal
          button "A" style=bordered not-enabled
          button "B" style=plain not-enabled
        """)
  }
}
