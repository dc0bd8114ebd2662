import AuditModel

/// A label says nothing about what the control does.
///
/// ## What it reports
/// A control or image whose whole accessibility label is a word for any such thing ("Button", "Icon", "More", "Untitled") or an
/// instruction ("Tap here"); a control whose visible title is such an instruction. A warning. And the text that Interface Builder
/// gives a new object of the kind ("Button", "Item"), as a label or a title: an error; a request for review where code may replace
/// it.
///
/// ## Why it matters
/// People who listen jump from control to control and hear each without what stands around it.
///
/// ## Example
/// A full-width button in a podcast app's cell whose title is still "Button": "Button. Button."
///
/// ## Known limits
/// "More" is fine for what opens a menu, for a tab, and with a hint. Words of other languages are known for ten of them. "Title" and
/// "View" may be real words and count only where Interface Builder writes them. An item of a bar without an action is a request for
/// review: code often puts others in its place. On nine public apps: 18 hits, all read; one error, which is right, 17 requests for
/// review of buttons with an outlet and of such items.
///
/// ## Source
/// Google's accessibility test framework for Android (stop words); rwapp/A11yUITests; Xcode's object library.
struct LabelGeneric: LabelRule {
  static let name = "label-generic"
  static let severity = Severity.warning

  /// A label that names nothing.
  func fault(of label: SpokenLabel, at place: SpokenPlace) -> SpokenFault? {
    let element = place.element
    let folded = LabelWords(label.text).folded
    if LabelTables.standardTexts[element.kind]?.contains(folded) == true {
      return standardTextFault(of: label, at: place)
    }
    guard !element.isStaticText, LabelTables.generic[label.language.language]?.contains(folded) == true else {
      return nil
    }
    switch label.source {
    case .author:
      if LabelTables.furtherCommands.contains(folded), element.offersMore { return nil }
      return SpokenFault(
        "the label \"\(label.text)\" does not tell what the element is for", severity: Self.severity, of: label)
    case .visible:
      guard element.isOperated, LabelTables.idle.contains(folded) else { return nil }
      return SpokenFault(
        "the title \"\(label.text)\" does not tell what the control is for", severity: Self.severity, of: label)
    case .image: return nil
    }
  }

  private func standardTextFault(of label: SpokenLabel, at place: SpokenPlace) -> SpokenFault? {
    // A label's own "Label" is a stand-in that code replaces; only as an accessibility label is it heard for certain.
    guard label.isAuthors || place.element.isOperated else { return nil }
    let name = label.isAuthors ? "label" : "title"
    return SpokenFault(
      "the \(name) \"\(label.text)\" is what Interface Builder gives a new object", severity: .error, of: label,
      doubt: label.isAuthors ? nil : place.facts.codeDoubt ?? (place.element.isIdleItem ? .replacedItem : nil))
  }
}

extension Doubt {
  fileprivate static let replacedItem = Doubt(
    reason: "bar-item-without-action",
    explanation: "it does nothing by itself, and code may put other items in its place")
}

extension Element {
  /// Whether the element is the item of a bar and the file knows of nothing that it does.
  fileprivate var isIdleItem: Bool {
    [.barButtonItem, .toolbarItem, .tabBarItem, .navigationItem].contains(kind) && (actions ?? []).isEmpty
      && (opens ?? []).isEmpty
  }

  /// Whether "More" is a name for it: a tab, what opens a menu or a popover, or what has a hint.
  fileprivate var offersMore: Bool {
    kind == .tabBarItem || kind == .popUpButton || accessibility.hint?.isBlank == false
      || control.showsMenuAsPrimaryAction == true || opens?.contains("popover") == true
      || children.contains { $0.kind == .menu || $0.kind == .menuItem }
  }
}
