import AuditModel
import Testing

@Suite struct ViewReadingTests {
  @Test(
    arguments: [
      (#"Text("Hello")"#, #"label "Hello""#),
      (#"SwiftUI.Text("Hello")"#, #"label "Hello""#),
      (#"Text(verbatim: "Hello")"#, "label 'Hello'"),
      (
        #"Text("hello.key", tableName: "Greetings", comment: "On start")"#,
        #"label "hello.key"@Greetings note=On start"#
      ),
      (#"Text("\(items.count) items of \(name), 100%")"#, #"label "%lld items of %@, 100%%" code=items.count | name"#),
      (#"Text("\(discount) off")"#, #"label "%@ off" code=discount"#),
      (#"Text("\(x, specifier: "%.1f") km")"#, #"label "%.1f km" code=x"#),
      (#"Text("\(x, specifier: format) \(unit)")"#, #"label ‹"\(x) \(unit)"› code=x | unit"#),
      (#"Text("A \"quoted\" \u{41}\(x)")"#, #"label "A "quoted" A%@" code=x"#),
      // What has no words of its own is what fills it.
      (#"Text("\(name)")"#, "label ‹name› code=name"),
      (#"Text("\(count) / \(total)")"#, "label ‹count› + ' / ' + ‹total› code=count | total"),
      (#"Text(#localized("Retry", bundle: .module))"#, #"label "Retry""#),
      (#"Text(#other("Retry"))"#, ##"label ‹#other("Retry")› code=#other("Retry")"##),
      (#"Text("Hello, ") + Text("you")"#, "label 'Hello, you'"),
      (#"Text(NSLocalizedString("a.key", value: "A", comment: ""))"#, #"label "a.key"='A'"#),
      (#"Text("a.key".localized)"#, #"label "a.key" code=.localized"#),
      ("#if DEBUG\nText(verbatim: \"a\")\n#else\nText(verbatim: \"b\")\n#endif", "label 'b'"),
      // A literal of C is read as it was meant.
      ("#if false\nText(verbatim: \"a\")\n#else\nText(verbatim: \"b\")\n#endif", "label 'b'"),
      ("#if !true\nText(verbatim: \"a\")\n#else\nText(verbatim: \"b\")\n#endif", "label 'b'"),
      ("#if 0\nText(verbatim: \"a\")\n#else\nText(verbatim: \"b\")\n#endif", "label 'b'"),
      ("#if os(iOS) && !false\nText(verbatim: \"a\")\n#endif", "label 'a'"),
      (#"Text(name ?? "Nobody")"#, #"label ‹name› code=name others='Nobody'"#),
      (#"Text(date, style: .date)"#, "label ‹date› code=date"),
      (#"Text("A").font(.headline)"#, #"label "A" font=headline"#),
      (#"Label("Off", systemImage: "moon")"#, #"label "Off" image=moon*"#),
      (#"Label { Text("Off") } icon: { Image("moon") }"#, #"label "Off" image=moon"#),
      (#"Image("flag")"#, "imageView image=flag"),
      (#"Image(systemName: "flag")"#, "imageView image=flag*"),
      (#"Image(decorative: "flag")"#, "imageView image=flag not-element"),
      (#"Image("flag", label: Text("Flag"))"#, #"imageView label="Flag" image=flag"#),
      ("Image(uiImage: photo)", "imageView image=‹photo›"),
      ("Image.logo; Color.brand.opacity(0.5)", "imageView image=‹Image.logo› code=Image.logo"),
      (
        "NavigationLink(destination: V(), isActive: $isOn) { EmptyView() }",
        "button type=navigationLink opens=show hidden"
      ),
      ("NavigationLink(\"\", isActive: $isOn) { V() }", "button '' type=navigationLink opens=show hidden"),
      ("NavigationLink(unwrapping: $route) { V() }", "button type=navigationLink opens=show hidden"),
      (
        "Menu(content: items) { Text(\"A\") }",
        "button \"A\" menuFirst\n  label \"A\"\n  menu\n    items code=items"
      ),
      ("Image(systemName: symbol)", "imageView image=‹symbol›*"),
      ("Image(systemSymbol: .exclamationmarkIcloudFill)", "imageView image=exclamationmark.icloud.fill*"),
      ("Image(systemSymbol: .person2Fill)", "imageView image=person.2.fill*"),
      ("Image(systemSymbol: symbol)", "imageView image=‹symbol›*"),
      ("Image(name)", "imageView image=‹name›"),
      ("Image(.cart)", "imageView image=cart"),
      ("Image(.Onboarding.welcome)", "imageView image=welcome"),
      ("Image(uiImage: .closeButton)", "imageView image=‹.closeButton›"),
      ("Image(nsImage: NSImage(named: name))", "imageView image=‹NSImage(named: name)›"),
      ("AsyncImage(url: url)", "imageView image=‹url›"),
      ("AsyncImage(url: url) { $0.resizable() }", "imageView image=‹url›"),
      ("AsyncImage(url: url) { $0.accessibilityLabel(name) }", "imageView image=‹url› code=url"),
      ("KFImage.url(url).resizable()", "imageView image=‹url›"), ("LazyImage(url: url)", "imageView image=‹url›"),
      // The app's own initializer may give it a label.
      ("Image(icon: .close)", "imageView image=‹.close› code=.close"),
      (#"Label("Bell", systemSymbol: .bell)"#, #"label "Bell" image=bell*"#),
      (#"Toggle("Flash", isOn: $isOn)"#, #"switch "Flash""#),
      (#"Toggle(isOn: .constant(true)) { Text("Flash") }"#, "switch \"Flash\" on\n  label \"Flash\""),
      (#"Slider(value: $x, in: 0...10) { Text("Zoom") }"#, "slider \"Zoom\"\n  label \"Zoom\""),
      (#"Stepper("Copies", value: $n)"#, #"stepper "Copies""#),
      (#"TextField("Name", text: $name)"#, #"textField placeholder="Name""#),
      (#"TextField("Name", text: $name, prompt: Text("Ada"))"#, #"textField "Name" placeholder="Ada""#),
      (#"SecureField("Password", text: $word)"#, #"textField placeholder="Password" secure"#),
      ("TextEditor(text: $text)", "textView"),
      (#"DatePicker("When", selection: $date, displayedComponents: .date)"#, #"datePicker "When" mode=date"#),
      (#"ColorPicker("Tint", selection: $color)"#, #"colorWell "Tint""#),
      ("ProgressView()", "activityIndicator"),
      (#"ProgressView("Loading", value: 0.5)"#, #"progressView "Loading""#),
      (
        #"Picker("Size", selection: $s) { Text("S"); Text("L") }.pickerStyle(.segmented)"#,
        "segmentedControl \"Size\" type=segmented\n  segment \"S\"\n  segment \"L\""
      ),
      (
        #"Picker("Size", selection: $s) { ForEach(sizes) { Text($0.name) } }"#,
        "popUpButton \"Size\"\n  menu\n    menuItem ‹$0.name› type=option code=$0.name"
      ),
      (#"Spacer(); Color.red; Divider()"#, ""),
      (#"Circle().onTapGesture { pick() }"#, "view gestures=tap"),
      (#"Text("A").onTapGesture(count: 2) { zoom() }"#, #"label "A""#),
      (#"Text("A").gesture(TapGesture().onEnded { go() })"#, #"label "A" gestures=tap"#),
      (#"Text("A").onTapGesture {}"#, #"label "A""#),
      (#"Text("A").badge(3)"#, #"label "A" controlValue='3'"#), (#"Text("A").badge(0)"#, #"label "A""#),
      (#"Text("A").badge("New")"#, #"label "A" controlValue="New""#),
      (
        #"TabView { Text("A").tabItem { Text("Home") }.badge(3) }"#,
        "view\n  label \"A\" way=choice#1/0\n  tabBar\n    tabBarItem \"Home\" controlValue='3'"
      ),
      (
        #"TabView { Tab("Home", image: "home") { Text("A").badge(2) }.badge(3) }"#,
        "view\n  label \"A\" controlValue='2' way=choice#1/0\n  tabBar\n    tabBarItem \"Home\" controlValue='3' image=home"
      ),
      (
        #"Section { Text("A") } footer: { HStack { Button("More") {} } }"#,
        "section\n  label \"A\"\n  stackView axis=horizontal\n    button \"More\""
      ),
      ("ProfileCard(user: user)", "ProfileCard class=ProfileCard"),
      (
        #"Card(title: "x") { Text("Inside") }.accessibilityIdentifier("card")"#,
        "Card id=card class=Card\n  label \"Inside\""
      ),
      ("RetryButton(action: { retry() }) { Task { await load() } }", "RetryButton class=RetryButton"),
      (
        #"Section("Recent") { Text("A") }"#,
        "section \"Recent\"\n  label \"A\""
      ),
      (
        #"Section { Text("A") } header: { Text("Recent") } footer: { Text("Older are deleted") }"#,
        "section \"Recent\" subtitle=\"Older are deleted\"\n  label \"A\""
      ),
      (
        #"DisclosureGroup("More") { Text("A") }"#,
        "view\n  button \"More\" type=disclosure expanded=collapsed\n  label \"A\""
      ),
      (
        #"if a { Text("A") } else if b { Text("B") } else { Text("C") }"#,
        "label \"A\" way=choice#1/0\nlabel \"B\" way=choice#1/1\nlabel \"C\" way=choice#1/2"
      ),
      (
        #"switch state { case .on: Text("On"); default: EmptyView() }"#,
        "label \"On\" way=choice#1/0"
      ),
      (
        #"Text("A").overlay(alignment: .top) { Button("B") {} }"#,
        "view\n  label \"A\"\n  button \"B\""
      ),
      ("#if os(macOS)\nText(\"Mac\")\n#else\nText(\"Phone\")\n#endif", #"label "Phone""#),
      ("Text(\"A\")\n#if os(macOS)\n.hidden()\n#else\n.accessibilityHint(\"H\")\n#endif", #"label "A" hint="H""#),
    ] as [(String, String)])
  func views(source: String, expected: String) async throws {
    #expect(try await ElementSketch.body(source) == expected)
  }

  /// The label of a container may name what is inside and has no words.
  @Test(
    arguments: [
      (
        #"VStack { Text("A"); TextField("", text: $a) }.accessibilityLabel("L")"#,
        "stackView label=\"L\" axis=vertical\n  label \"A\"\n  textField label=‹L›"
      ),
      (
        #"HStack { Button { } label: { Image("a") }; Button("B") {} }.accessibilityLabel(name)"#,
        "stackView label=‹name› axis=horizontal code=name\n  button image=a\n    imageView image=a\n  button \"B\""
      ),
      (
        #"HStack { Button { } label: { Image("a") }; Text("B") }.accessibilityLabel(name)"#,
        "stackView label=‹name› axis=horizontal code=name\n  button label=‹name› image=a\n    imageView image=a\n  label \"B\""
      ),
      (
        #"VStack { Image("a"); Image("b").accessibilityLabel("B") }.accessibilityElement().accessibilityLabel("L")"#,
        "stackView label=\"L\" axis=vertical children=ignore element\n  imageView image=a\n  imageView label=\"B\" image=b"
      ),
    ] as [(String, String)])
  func labelsOfContainers(source: String, expected: String) async throws {
    #expect(try await ElementSketch.body(source) == expected)
  }

  @Test(
    arguments: [
      (#".accessibilityLabel("L")"#, #"label="L""#), (#".accessibilityLabel(Text("L"))"#, #"label="L""#),
      (#".accessibilityHint("H")"#, #"hint="H""#), (#".accessibilityValue(Text("V"))"#, #"value="V""#),
      (#".accessibilityValue(format(x))"#, "value=‹format(x)›"),
      (#".accessibility(label: Text("L")).accessibility(hint: Text("H"))"#, #"label="L" hint="H""#),
      (".accessibilityHidden(true)", "not-element"), (".accessibilityHidden(isOff)", ""),
      (".accessibilityAddTraits(.isHeader)", "traits=staticText+header"),
      (".accessibilityAddTraits([.isButton, .isSelected])", "traits=staticText+button selected"),
      (".accessibilityAddTraits(on ? .isSelected : [])", ""),
      (".accessibilityAddTraits(on ? .isHeader : [])", "computedTraits=on ? .isHeader : []"),
      (".accessibilityAddTraits(on ? .isSelected : .isImage)", ""),
      (".accessibilityAddTraits(AccessibilityTraits())", ""),
      (".accessibilityAddTraits([.isHeader, more])", "traits=staticText+header computedTraits=more"),
      (".accessibilityAddTraits(traits)", "computedTraits=traits"),
      (".accessibilityAddTraits(on ? [.isButton, .isSelected] : .isButton)", "traits=staticText+button"),
      (".accessibilityRemoveTraits(.isStaticText)", "traits="),
      (".accessibilityElement(children: .combine)", "children=combine element"),
      (".accessibilityElement(children: on ? .ignore : .contain)", "code=on ? .ignore : .contain"),
      (".accessibilityElement()", "children=ignore element"),
      (".accessibilitySortPriority(2)", "priority=2.0"),
      (#".accessibilityAction(named: "Open") { open() }"#, #"actions="Open""#),
      (#".accessibilityInputLabels(["Other"])"#, ""),
      (#".environment(\.locale, Locale(identifier: "de_CH"))"#, "language=de-CH"),
      (".opacity(0)", "hidden"), (".hidden()", "hidden"), (".hidden(isOff)", ""), (".hidden(true)", "hidden"),
      (#".if(isNew) { $0.accessibilityLabel("B") }"#, #"label="B""#),
      (#".if(isNew) { view in view.padding().accessibilityHint("B") }"#, #"hint="B""#),
      (".if(isNew) { $0.hidden().accessibilityHidden(true) }", ""), (".onChange(of: a) { save($0) }", ""),
      (".opacity(faded ? 0.5 : 1)", ""),
      (".padding().background(Color.red).frame(width: 20).myOwnStyle()", ""),
      (".onLongPressGesture { open() }", "gestures=longPress"),
      (#".accessibilityLabel(isOn ? "Pause" : "Play")"#, #"label="Pause" others="Play""#),
      (".accessibilityLabel(model.name)", "label=‹model.name› code=model.name"),
      (#".swipeActions { Button("Archive") {} }"#, #"actions="Archive""#),
    ] as [(String, String)])
  func modifiers(source: String, expected: String) async throws {
    #expect(
      try await ElementSketch.body("Text(\"A\")" + source) == "label \"A\"" + (expected.isEmpty ? "" : " \(expected)"))
  }

  /// In a label, a view of the file's own stands for what it shows.
  @Test(
    arguments: [
      (#"Image("hand")"#, "button image=hand\n  imageView image=hand"),
      ("Circle()", "button\n  imageView"),
      (
        #"HStack { Image("hand"); Text(name) }"#,
        "button ‹name› image=hand code=name\n  stackView axis=horizontal\n    imageView image=hand\n    label ‹name› code=name"
      ),
      ("Other()", "button ‹Other› code=Other\n  Other class=Other"),
      ("Own()", "button ‹Own› code=Own\n  Own class=Own"),
    ]) func viewOfTheFileInLabel(body: String, expected: String) async throws
  {
    let tree = try await ElementSketch.tree(
      """
      struct V: View { var body: some View { Button { } label: { Own() } } }
      struct Own: View { var body: some View { \(body) } }
      """)
    #expect(ElementSketch.lines(of: tree.screens[0].root.children, depth: 0).joined(separator: "\n") == expected)
  }

  /// The title of a row names its controls, in stacks too.
  @Test func labeledContentNamesItsControls() async throws {
    let body = """
      LabeledContent("Volume") { HStack { Toggle("", isOn: $on); Slider(value: $level); Toggle("Own", isOn: $own); Toggle(isOn: $b) { Image("b") } } }
      """
    #expect(
      try await ElementSketch.body(body) == """
        stackView axis=horizontal
          label "Volume"
          stackView axis=horizontal
            switch "Volume"
            slider "Volume"
            switch "Own"
            switch image=b
              imageView image=b
        """)
  }

  @Test func propertiesThatTheBodyRefersToAreReadWhereTheyAreUsed() async throws {
    let members = """
      let title: LocalizedStringKey = "Camera"
      let caption = "plain"
      let name: String
      var header: some View { VStack { Text(title); Text(caption); Text(name) } }
      @ViewBuilder func row(_ item: Item) -> some View { Text("Row"); loop }
      var loop: some View { Group { loop; Text("Once") } }
      """
    #expect(
      try await ElementSketch.body("header; self.row(1)", members: members) == """
        stackView axis=vertical
          label "Camera"
          label 'plain'
          label ‹name› code=name
        label "Row"
        loop code=loop
        label "Once"
        """)
  }

  @Test func barsSurroundTheView() async throws {
    let source = """
      NavigationStack {
        List { Text("A") }
          .navigationTitle("Albums")
          .searchable(text: $search, prompt: "Find")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .bottomBar) { Button("Select") {} }
            Button("Add", systemImage: "plus") {}
          }
      }
      """
    #expect(
      try await ElementSketch.body(source) == """
        navigationBar
          button "Cancel"
          navigationItem "Albums"
          searchField placeholder="Find"
          button "Add" image=plus*
        tableView
          label "A"
        toolbar
          button "Select"
        """)
  }

  @Test(arguments: [
    #"TabView { Text("A").tabItem { Label("Home", systemImage: "house") }; Text("B").tabItem { Text("More") } }"#,
    #"TabView { Tab("Home", systemImage: "house") { Text("A") }; Tab("More", image: "x") { Text("B") } }"#,
  ])
  func tabsAreABarAndOnePageAtATime(source: String) async throws {
    let sketch = try await ElementSketch.body(source)
    #expect(sketch.hasPrefix("view\n  label \"A\" way=choice#1/0\n  label \"B\" way=choice#1/1\n  tabBar\n"))
    #expect(sketch.contains("    tabBarItem \"Home\" image=house*\n    tabBarItem \"More\""))
  }

  @Test func aPresentedViewIsAScreenOfItsOwn() async throws {
    let tree = try await ElementSketch.tree(
      """
      struct Photos: View {
        var body: some View {
          Text("A")
            .sheet(isPresented: $isOpen) { OptionsView() }
            .alert("Delete photo?", isPresented: $asks) {
              Button("Delete", role: .destructive) {}
            } message: { Text("It is gone then.") }
            .contextMenu { Button("Copy") {} }
            .sheet(isPresented: $other) { Button("Done") {} }
            .alert(isPresented: $old) {
              Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Yes")), secondaryButton: .cancel())
            }
        }
      }
      struct Row: View { var body: some View { Text("R") } }
      struct Photos_Previews: PreviewProvider { static var previews: some View { Text("P") } }
      #Preview { Text("P") }
      """)
    #expect(
      tree.screens.map(\.id) == [
        "Photos", "Photos.alert", "Photos.contextMenu", "Photos.sheet", "Photos.alert2", "Row",
      ])
    let alert = ElementSketch.lines(of: tree.screens[1].root.children, depth: 0)
    #expect(alert == [#"label "Delete photo?""#, #"label "It is gone then.""#, #"button "Delete" role=destructive"#])
    #expect(ElementSketch.lines(of: tree.screens[2].root.children, depth: 0) == [#"menuItem "Copy""#])
    let old = ElementSketch.lines(of: tree.screens[4].root.children, depth: 0)
    #expect(old == [#"label "Sure?""#, #"button "Yes" role=destructive"#, "barButtonItem item=cancel"])
    #expect(tree.screens[0].root.children[0].location == .init(file: "V.swift", line: 4, column: 5))
  }
}
