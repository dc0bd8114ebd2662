package import AuditModel
import Utilities

/// One text of an interface file that users see or hear, and whether it needs translation.
package struct InterfaceText: Sendable {
  /// The text, in the development language; not blank.
  package var value: String
  /// The text as code writes it, where that shows it in other letters; nil where it is the value.
  package var literal: String?
  /// Its key in a table; nil if it has none.
  package var key: String?
  /// The element that has the text.
  package var element: ElementReference
  /// Where the text is written.
  package var location: SourceLocation
  /// Where the element is.
  package var shownAt: SourceLocation
  /// The translator's note.
  package var note: String?
  /// Why code may replace the text before users see it; nil if there is no indication.
  package var reviewReason: ReviewReason?

  /// Whether users never see the text: AppKit replaces it, by a binding or with what a row of a table shows, something else
  /// covers it, or its font draws pictures.
  package var isUnread = false

  /// Whether code certainly shows the text as it is written: it has no key, and no expression decides what the element shows.
  package var isShownAsWritten = false

  /// Whether an alert of UIKit or AppKit that code makes shows the text: what these show they look up nowhere.
  package var isOfAlert = false

  /// Whether the text is what people edit in a field, rather than what the app says to them.
  package var isContent = false

  /// Whether code sets the text, as it is written, of an object of an interface file.
  package var isSetByCode = false

  /// Whether code looks the text up itself: a runtime attribute of the element says so.
  package var isLookedUp = false

  /// The text as it is written.
  package var words: String { literal ?? value }

  /// Whether users see the text, and no note excludes it from translation.
  package var isTranslatable: Bool {
    !isUnread && !TranslatorNote.forbidsTranslation(note) && !TranslatorNote.marks(value)
  }

  /// Whether the file's table has to translate the text: it may be translated, code does not look it up, and it is not in braces, as
  /// one that code replaces.
  package var isForReaders: Bool { isTranslatable && !isLookedUp && !StandardTexts.isInBraces(value) }

  /// Why a missing translation hardly matters: users do not see the text, or code probably replaces it; nil if it does.
  package var reasonNotToTranslate: String? {
    if isUnread { return "users do not see the text" }
    let isSample = [ReviewReason.standardText, .prototype].contains { $0.code == reviewReason?.code }
    return isSample ? reviewReason?.explanation : nil
  }

  /// The texts of a tree that are not blank, in file order; a text that an element has twice is listed once for each
  /// key.
  package static func all(of tree: InterfaceTree) -> [InterfaceText] {
    var texts: [InterfaceText] = []
    let titles = tree.titlesOfTabs
    for screen in tree.screens {
      let owner = Owner(shownInTabs: screen.root.kind == .viewController ? titles : [])
      gather(screen.root, path: [screen.id], owner: owner, of: tree, into: &texts)
    }
    return texts
  }

  /// What an element decides for its parts.
  private struct Owner {
    /// Why code may replace their texts.
    var reviewReason: ReviewReason?
    /// Whether a binding supplies them.
    var isFilled = false
    /// Whether a runtime attribute of theirs makes code look them up.
    var isLookedUp = false
    /// Whether they are never shown: they are in a hidden element that code does not reach.
    var isNeverShown = false
    /// The element around them.
    var container: Element?
    /// Whether they are in the menu bar: its items, or the menus that these open.
    var isInMenuBar = false
    /// Controllers' titles that their tabs have too, and that are listed there.
    var shownInTabs: Set<LocalizableText> = []
  }

  private static func gather(
    _ element: Element, path: [String], owner: Owner, of tree: InterfaceTree, into texts: inout [InterfaceText]
  ) {
    let path = element.id == path.last ? path : path + [element.id]
    let reference = ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/"))
    let own = Owner(
      reviewReason: element.reviewReason(codeMay: .text) ?? owner.reviewReason,
      isFilled: owner.isFilled || element.isFilledByBinding,
      isLookedUp: owner.isLookedUp || element.isLocalizedByAttribute,
      isNeverShown: owner.isNeverShown
        ? !element.mayBeTaken
        : element.isHidden == true && owner.container?.mayShowParts != true && !element.isReachedByCode)
    let repeated = element.titlesOfItems.union(owner.shownInTabs)
    let replaced = element.code?.replaced ?? []
    let place = element.place ?? SourceLocation(file: tree.source)
    for text in element.texts + replaced where !text.isBlank && !repeated.contains(text) {
      let isSetByCode = text.isSetByCode(in: tree)
      guard let value = text.value, text.isOf(tree), text.isVerbatim != true || isSetByCode else { continue }
      texts.append(
        InterfaceText(
          value: value, literal: text.literal, key: text.key, element: reference,
          location: text.location ?? place, shownAt: place, note: element.localizerNote,
          reviewReason: StandardTexts.contains(value) ? .standardText : isSetByCode ? nil : own.reviewReason,
          isUnread: owner.isFilled || own.isNeverShown || replaced.contains(text) || element.replaces(text)
            || element.isPictogram(text)
            || element.hides(text, in: owner.container, isInMenuBar: owner.isInMenuBar, on: tree.platform),
          isShownAsWritten: text.key == nil && element.connections.expressions == nil,
          isOfAlert: tree.isMadeInCode == true && element.isLabelOrButton && isOfMember(path[0]),
          isContent: element.isTextEntry && text == element.control.text, isSetByCode: isSetByCode,
          isLookedUp: own.isLookedUp))
    }
    let isPart = parts.contains(element.kind) || element.kind == .menu
    var next = owners.contains(element.kind) ? own : isPart ? owner : Owner()
    next.container = element
    next.isNeverShown = own.isNeverShown
    next.isLookedUp = (isPart || owners.contains(element.kind)) && own.isLookedUp
    next.isInMenuBar =
      element.isMenuBar && owner.container == nil || element.kind == .menuItem && owner.isInMenuBar
    for child in element.children { gather(child, path: path, owner: next, of: tree, into: &texts) }
  }

  /// Whether a screen of code, by its name, has what one member presents: `Settings.confirmDelete`, not the type `Settings.Row`.
  private static func isOfMember(_ screen: String) -> Bool {
    screen.split(separator: ".").dropFirst().last?.first?.isLowercase == true
  }

  /// Elements whose parts, such as segments or the items of a pop-up button, code changes through the element's outlet.
  private static let owners: Set<ElementKind> = [
    .segmentedControl, .searchField, .popUpButton, .comboBox, .navigationItem,
  ]
  private static let parts: Set<ElementKind> = [.segment, .menuItem]
}

extension LocalizableText {
  /// Whether a text belongs to an interface file, rather than to code that sets it.
  fileprivate func isOf(_ tree: InterfaceTree) -> Bool { tree.table == nil || key == nil || table == tree.table }

  /// Whether code sets the text, as it is written there, of an object of an interface file.
  fileprivate func isSetByCode(in tree: InterfaceTree) -> Bool {
    guard !tree.isOfCode, key == nil, isVerbatim == true, parts == nil, let file = location?.file else { return false }
    return file != tree.source
  }
}

extension Element {
  /// Whether it is one of the parts of an alert, other than a field.
  fileprivate var isLabelOrButton: Bool { kind == .label || kind == .button }

  /// The texts of a pop-up button that an item of its menu has too: it shows the chosen item's, for which AppKit's cell has a
  /// placeholder without a key.
  fileprivate var titlesOfItems: Set<LocalizableText> {
    guard kind == .popUpButton else { return [] }
    var titles: Set<LocalizableText> = []
    if control.type == .popUp, let value = control.value, value.key == nil { titles.insert(value) }
    forEach { element, _ in
      if element.kind == .menuItem, let title = element.control.title { titles.insert(title) }
    }
    return titles
  }

  /// Whether AppKit replaces a text of the element: by a binding, or the default text of the field to which the cell of a table
  /// has an outlet (`NSTableCellView.textField`).
  fileprivate func replaces(_ text: LocalizableText) -> Bool {
    if textsFilledByBinding.contains(text) { return true }
    return isTemplateText && connections.outlets?.contains("textField") == true && text == control.text
  }

  /// Whether nobody sees a text of the element.
  fileprivate func hides(
    _ text: LocalizableText, in container: Element?, isInMenuBar: Bool, on platform: Platform
  ) -> Bool {
    switch kind {
    // A configuration's title covers those of the states.
    case .button:
      control.configuration?.title.map { $0 != text } ?? false
        && (control.states ?? [:]).values.contains { $0.title == text }
    // A menu takes its name from the item or control that opens it, except in the menu bar, which shows the menu's own.
    case .menu: text == control.title && !isInMenuBar
    case .menuItem: text == control.title && isInMenuBar && menu?.control.title?.isBlank == false
    case .tabViewItem: text == control.title && container?.hidesTabs == true
    case .tableColumn: text == control.title && container?.control.type == .headerless
    // UIKit shows a controller's title in its bars.
    case .viewController:
      platform == .iOS && text == control.title && !children.contains { Self.titled.contains($0.kind) }
    default: false
    }
  }

  /// Whether code can reach the element to show it: through an outlet, a binding, a class or what it sends or opens.
  ///
  /// Code shows and hides the items of menus when it validates their actions, and a table offers its columns.
  fileprivate var isReachedByCode: Bool {
    kind == .tableColumn || hasOutlet || connections.customClass != nil || connections.bindings != nil
      || connections.actions != nil || connections.opens != nil || connections.expressions != nil
  }

  /// Whether code can take the element out of what is never shown; an item of a menu sends its action only where the menu is shown.
  fileprivate var mayBeTaken: Bool { kind == .menuItem || kind == .menu ? hasOutlet : isReachedByCode }

  /// Whether code can reach the element's parts through it: a grid shows and hides whole rows, to which outlets are not read.
  fileprivate var mayShowParts: Bool { layout.grid != nil || isReachedByCode }

  private static let titled: Set<ElementKind> = [.navigationItem, .tabBarItem]

  /// Whether the element, which nothing contains, is AppKit's menu bar: each of its items opens a menu.
  fileprivate var isMenuBar: Bool { kind == .menu && !children.isEmpty && children.allSatisfy { $0.menu != nil } }

  /// The menu that an item opens.
  private var menu: Element? { kind == .menuItem ? children.first { $0.kind == .menu } : nil }

  /// Whether a font draws a text of the element as pictures: its letters form the names of icons.
  fileprivate func isPictogram(_ text: LocalizableText) -> Bool {
    guard let family = (text.font ?? control.font)?.family else { return false }
    let letters = family.lowercased().filter(\.isLetter)
    let words = family.split { !$0.isLetter }.flatMap { String($0).camelCaseParts }
    return Self.iconFonts.contains(where: letters.contains) || words.contains { $0.isOfIcons }
  }

  /// Parts of the names of icon fonts that do not have the word "icon".
  ///
  /// Source: IcoMoon, Font Awesome, Material Symbols.
  private static let iconFonts = ["icomoon", "fontawesome", "materialsymbols"]
}

extension String {
  /// Whether a word of a font's name says that it draws icons: "Icon", "IconFont", "Ionicons", but not "Lexicon".
  ///
  /// Source: Material Icons, Iconfont, Ionicons, Glyphicons, Octicons.
  fileprivate var isOfIcons: Bool { lowercased().hasPrefix("icon") || lowercased().hasSuffix("icons") }
}

extension InterfaceTree {
  /// The titles of the tabs in bars, among them those of controllers that a tab shows.
  fileprivate var titlesOfTabs: Set<LocalizableText> {
    let bars = screens.flatMap(\.root.children).filter { $0.kind == .tabBar }
    return Set(bars.flatMap(\.children).compactMap(\.control.title))
  }
}

/// The objects and texts of the interface that a table translates.
public struct InterfaceObjects: Sendable {
  /// The interface's texts that need translation, by key.
  package let texts: [String: InterfaceText]
  /// Every object's id; nil if not known.
  private let ids: Set<String>?

  /// The objects of all interfaces that share a table: the one in `Base.lproj` and the locales' own copies.
  ///
  /// Texts are taken only from the former: those of a copy are translations.
  package init(of trees: [InterfaceTree]) {
    var texts: [String: InterfaceText] = [:]
    for tree in trees where tree.locale == nil {
      for text in InterfaceText.all(of: tree) {
        if let key = text.key { texts[key] = texts[key] ?? text }
      }
    }
    self.texts = texts
    let known = trees.compactMap(\.objectIDs)
    ids = known.count == trees.count ? Set(known.joined()) : nil
  }

  /// The text that a String Catalog's source language shows for a key without a text: the interface's own.
  func impliedText(for key: String) -> String? { texts[key]?.value }

  /// Whether an interface uses the key, or may use it in a way that is not read, because its object exists.
  package func explains(_ key: String) -> Bool { texts[key] != nil || namesObject(key) }

  /// Whether the key has Interface Builder's form and its object exists.
  package func namesObject(_ key: String) -> Bool { Self.objectID(of: key).map { ids?.contains($0) ?? true } ?? false }

  /// Whether the key names an object (`ID.property`) that no interface of the table has.
  package func isOrphan(_ key: String) -> Bool {
    guard let ids, let id = Self.objectID(of: key) else { return false }
    return !ids.contains(id)
  }

  /// The object's id in a key of Interface Builder's form; nil for other keys.
  private static func objectID(of key: String) -> String? {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let first = parts[1].first, first.isASCII, first.isLetter,
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
      parts[0].contains(where: \.isNumber) || parts[0].contains("-")
    else { return nil }
    return String(parts[0])
  }
}
