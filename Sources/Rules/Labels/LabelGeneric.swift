import AuditModel
import RuleKit
import ScreenAnalysis

/// A label says nothing about what the control does.
///
/// ## What it reports
/// A control or image whose whole accessibility label is a word for any such thing ("Button", "Icon", "More", "Untitled") or an
/// instruction ("Tap here"); a control whose visible title is such an instruction. A warning. And the text that Interface Builder
/// gives a new object of the kind ("Button", "Item"), as a label or a title: an error; a request for review, and a note, where code
/// may replace it.
///
/// ## Why it matters
/// People who listen jump from control to control and hear each without what stands around it.
///
/// ## Example
/// A button in a public podcast app's cell whose title in the file is still "Button", and which would say "Button. Button." if code
/// did not replace it.
///
/// ## Known limits
/// "More" is fine for what opens a menu, for a tab, and with a hint. Words of other languages are known for ten of them. "Title" and
/// "View" may be real words and count only where Interface Builder writes them. An item of a bar without an action is a request for
/// review: code often puts others in its place. A button without an action whose holder has an outlet is one too. Items of the
/// Mac's toolbars that are in no toolbar are left out. On nine public apps: 17 hits, all read, all notes that ask for a review:
/// 13 buttons with an outlet, 3 items, and one stand-in; how many code does give a title was not looked up.
///
/// ## Source
/// Google's accessibility test framework for Android (stop words); rwapp/A11yUITests; Xcode's object library.
struct LabelGeneric: LabelRule {
  static let name = "label-generic"
  static let severity = Severity.warning

  /// A label that names nothing.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    let element = context.element
    let folded = LabelWords(label.text).folded
    if LabelTables.standardTexts[element.kind]?.contains(folded) == true {
      return standardTextProblem(of: label, at: context)
    }
    guard !element.isStaticText, LabelTables.generic[label.language.language]?.contains(folded) == true else {
      return nil
    }
    switch label.source {
    case .author:
      if LabelTables.furtherCommands.contains(folded), element.offersMore { return nil }
      return Problem("the label \"\(label.text)\" does not tell what the element is for", of: label)
    case .visible:
      guard element.isOperated, LabelTables.idle.contains(folded) else { return nil }
      return Problem("the title \"\(label.text)\" does not tell what the control is for", of: label)
    case .image: return nil
    }
  }

  private func standardTextProblem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    // A label's own "Label" is a stand-in that code replaces; only as an accessibility label is it heard for certain.
    guard label.isAuthors || context.element.isOperated && !context.isSpareItem else { return nil }
    let name = label.isAuthors ? "label" : "title"
    let reviewReason = label.isAuthors ? nil : context.titleReviewReason
    return Problem(
      "the \(name) \"\(label.text)\" is what Interface Builder gives a new object",
      severity: reviewReason == nil ? .error : .note, of: label, reviewReason: reviewReason)
  }
}

extension SpokenContext {
  /// Why the title may be another one when the app runs.
  fileprivate var titleReviewReason: ReviewReason? {
    if let reason = element.reviewReason(codeMay: "set a title") { return reason }
    if element.isIdleItem { return .replacedItem }
    return element.kind == .button && element.isIdle && isInOutlet ? .standIn : nil
  }

  /// Whether code has an outlet to what holds the element, other than that to a controller's view.
  private var isInOutlet: Bool { facts.parent.map { screen.elements[$0].element.hasOutlet } ?? false }

  /// Whether the element is an item of the Mac's toolbar that is in no toolbar.
  fileprivate var isSpareItem: Bool {
    guard element.kind == .toolbarItem else { return false }
    let holders = sequence(first: index) { screen.elements[$0].parent }
    return !holders.contains { screen.elements[$0].element.kind == .toolbar }
  }
}

extension Element {
  /// Whether the element is the item of a bar and the file knows of nothing that it does.
  fileprivate var isIdleItem: Bool {
    [.barButtonItem, .toolbarItem, .tabBarItem, .navigationItem].contains(kind) && isIdle
  }

  /// Whether the file knows of no action of the element, and of nothing that it opens.
  fileprivate var isIdle: Bool { (actions ?? []).isEmpty && (opens ?? []).isEmpty }

  /// Whether "More" is a name for it: a tab, what opens a menu or a popover, or what has a hint.
  fileprivate var offersMore: Bool {
    kind == .tabBarItem || kind == .popUpButton || accessibility.hint?.isBlank == false
      || control.showsMenuAsPrimaryAction == true || opens?.contains("popover") == true
      || children.contains { $0.kind == .menu || $0.kind == .menuItem }
  }
}
