import AuditModel
import RuleKit
import ScreenAnalysis

/// A label does not describe what the control does.
///
/// ## What it reports
/// A control or image whose whole accessibility label is a generic word ("Button", "Icon", "More", "Untitled") or an
/// instruction ("Tap here"), a control whose visible title is such an instruction, and a link whose title is a generic word or
/// phrase ("Learn more", "here"). Severity: warning. Also
/// Interface Builder's default text for a new object of the kind ("Button", "Item"), as a label, or as a title that code
/// does not replace. Severity: error. Severity: note if the label or title consists only of emoji
/// or of signs such as ✎ and ✕.
///
/// ## Why it matters
/// People who listen jump from control to control and hear each one without its surroundings.
///
/// ## Example
/// A button in a cell of a public podcast app has the title "Button" in the file. It would be spoken as "Button.
/// Button." if code did not replace it.
///
/// ## Known limits
/// "More" is fine for a control that opens a menu, for a tab, and with a hint. Generic words are known in ten
/// languages. "Title" and "View" may be real words and only count where Interface Builder writes them. Code is expected
/// to replace the default title of an element with an outlet or a class of its own, of one in a prototype cell, of a bar
/// item without an action, and of a button without an action whose superview has an outlet. Items of Mac toolbars that
/// are not in a toolbar are skipped.
///
/// ## Source
/// Google's Accessibility Test Framework for Android (stop words); rwapp/A11yUITests; Xcode's object library.
struct LabelGeneric: LabelRule {
  static let name = "label-generic"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// A label that describes nothing.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    let element = context.element
    if element.isOperated, let picture = label.text.nounOfPicture {
      return Problem(
        "VoiceOver reads out the \(picture) \(label.text), which does not say what the \(element.kind.noun) does",
        severity: .note, of: label)
    }
    let folded = LabelWords(label.text).folded
    if !context.screen.tree.isOfCode, LabelTables.standardTexts[element.kind]?.contains(folded) == true {
      return standardTextProblem(of: label, at: context)
    }
    let language = label.language.language
    let isLinkPhrase = element.isLink && LabelTables.linkPhrases[language]?.contains(folded) == true
    guard !element.isStaticText, isLinkPhrase || LabelTables.generic[language]?.contains(folded) == true else {
      return nil
    }
    switch label.source {
    case .author:
      if LabelTables.furtherCommands.contains(folded), element.offersMore { return nil }
      return Problem("the label \"\(label.text)\" does not say what the element is for", of: label)
    case .visible:
      guard element.isOperated, element.isLink || LabelTables.instructions.contains(folded) else { return nil }
      let purpose = element.isLink ? "where the link leads" : "what the control is for"
      return Problem("the title \"\(label.text)\" does not say \(purpose)", of: label)
    case .image: return nil
    }
  }

  private func standardTextProblem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    // A UILabel's text "Label" is a default that code replaces; only an accessibility label is certainly spoken.
    guard label.isAuthors || context.element.isOperated && !context.isSpareItem else { return nil }
    let name = label.isAuthors ? "label" : "title"
    // A default title that code may set shows only where it does.
    guard label.isAuthors || !context.mayHaveAnotherTitle else { return nil }
    return Problem(
      "the \(name) \"\(label.text)\" is Interface Builder's default for a new object", severity: .error, of: label)
  }
}

extension String {
  /// What the text is called if it consists of nothing but pictures: emoji, or signs such as ✎ and ✕; nil if it has anything else.
  var nounOfPicture: String? {
    let characters = filter { !$0.isWhitespace }
    guard !characters.isEmpty, characters.allSatisfy({ $0.isEmoji || $0.isPictorialSign }) else { return nil }
    return characters.allSatisfy(\.isEmoji) ? "emoji" : "symbol"
  }
}

extension Character {
  /// Whether the character is drawn as an emoji: U+FE0F asks for the picture of one that has a plain form too.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// Whether it is an arrow, a dingbat or another sign that does not abbreviate a word, unlike those of Latin-1 (©, °).
  fileprivate var isPictorialSign: Bool {
    unicodeScalars.allSatisfy { scalar in
      Self.arrows.contains(scalar)
        || scalar > Self.lastLetterlike && scalar.properties.generalCategory == .otherSymbol
    }
  }

  private static let arrows: ClosedRange<Unicode.Scalar> = "\u{2190}"..."\u{21FF}"
  /// The signs up to here are abbreviations of words (№, ™).
  private static let lastLetterlike: Unicode.Scalar = "\u{218F}"
}

extension SpokenContext {
  /// Whether the title may be different at run time.
  fileprivate var mayHaveAnotherTitle: Bool {
    element.reviewReason(codeMay: .title) != nil || element.isIdleItem
      || (element.kind == .button && element.isIdle && isInOutlet)
  }

  /// Whether code has an outlet to the element's superview, other than a controller's outlet to its view.
  private var isInOutlet: Bool { facts.parent.map { screen.elements[$0].element.hasOutlet } ?? false }

  /// Whether the element is a Mac toolbar item that is not in a toolbar.
  fileprivate var isSpareItem: Bool {
    guard element.kind == .toolbarItem else { return false }
    let ancestors = sequence(first: index) { screen.elements[$0].parent }
    return !ancestors.contains { screen.elements[$0].element.kind == .toolbar }
  }
}

extension Element {
  /// Whether the element is a bar item without an action in the file.
  fileprivate var isIdleItem: Bool {
    [.barButtonItem, .toolbarItem, .tabBarItem, .navigationItem].contains(kind) && isIdle
  }

  /// Whether it is a link, or a button that opens an address.
  fileprivate var isLink: Bool {
    kind == .link || accessibility.traits?.contains(.link) == true || connections.actions == [Self.openingAddress]
  }

  /// The action of SwiftUI's buttons that open an address.
  private static let openingAddress = "openURL"

  /// Whether the file has neither an action nor a segue for the element.
  fileprivate var isIdle: Bool { (connections.actions ?? []).isEmpty && (connections.opens ?? []).isEmpty }

  /// Whether "More" is a good label for it: a tab, a control that opens a menu or a popover, or one with a hint.
  fileprivate var offersMore: Bool {
    kind == .tabBarItem || kind == .popUpButton || accessibility.hint?.isBlank == false
      || control.showsMenuAsPrimaryAction == true || connections.opens?.contains(.popover) == true
      || children.contains { $0.kind == .menu || $0.kind == .menuItem }
  }
}
