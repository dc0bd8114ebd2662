import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// A text in an interface file is not in any strings table, although the project is localized.
///
/// ## What it reports
/// The texts with words in a storyboard or xib that has no table, if the bundle around it has at least two locales: one
/// finding for each file, with each element as a place. Texts with a custom class, which may replace them, and texts of
/// debug screens for which code looks up no text need review; they are reported in one finding for each file, or for all files
/// of one class: that of File's Owner, or else of the first controller or view.
///
/// Also strings in code that controls of UIKit and AppKit show (`NSTextField(labelWithString: "Name:")`), or that code sets of objects of
/// interface files (`saveButton.toolTip = "Save the song"`), and those that views of
/// SwiftUI show as they are, without a key (`let title = "Close"`, then `Text(title)`): a note there, but a warning if a table has the
/// string as a key: it is translated, but never looked up. If a key has the string as its text in the development language, the
/// message names it: to look it up is enough. They are reported where the string is
/// written, with the views that show it as further places. Literals that are keys are reported by `undefined-key`, and
/// `Text(verbatim:)` is meant.
///
/// Not reported: texts of interface files that are keys of a table, by which code looks them up, and strings of code that are, if it is
/// not certain that they are shown as they are, as it is in SwiftUI and in alerts; the names of the app, and of services whose
/// addresses the code contains; what a table of `NSPredicateEditor` translates (`%[hours]@`); texts of objects with a runtime attribute that localizes them (`localizeTitle`, `xibLocKey`),
/// and of the items of their menus; texts that code probably replaces (an outlet, a prototype cell, items without action in a
/// menu with a delegate); Interface Builder's default texts ("Label"), acronyms, symbols, numbers, icon names; the files of
/// tests and previews. Nor are texts that nobody sees: of menus that no item opens, of states behind a configuration's title,
/// of view controllers without a bar item, of hidden views that no outlet reaches.
///
/// ## Why it matters
/// Users of every language see the text in the language in which it was written.
///
/// ## Example
/// `PlayerView.xib` outside any `.lproj` folder, with a button "Close".
///
/// ## Known limits
/// Code may set texts without an outlet, by tag or by class. JSON interface trees are not checked, since their texts may already be
/// translated.
///
/// ## Source
/// Android Lint, `HardcodedText`.
struct HardcodedTitle: CatalogRule {
  static let name = "hardcoded-title"
  static let severity = Severity.warning

  /// The texts of every interface without a table, and those that code sets of the objects of others.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    let (untranslated, others) = catalog.trees.partitioned { catalog.isUntranslatedInterface($0) }
    let texts = untranslated.map { (tree: $0, texts: Self.texts(of: $0)) }
    let setByCode = others.filter { catalog.isTranslated($0) }.map { tree in
      (tree: tree, texts: Self.texts(of: tree).filter(\.isSetByCode))
    }
    let all = (texts + setByCode).filter { !$0.texts.isEmpty }
    let translated = LookedUpTexts(of: all.isEmpty ? [] : catalog.tables)
    let hasStrings = all.contains { $0.tree.isOfCode || $0.texts.contains(where: \.isSetByCode) }
    let names = NamesInTranslations(in: hasStrings ? catalog.tables : [])
    let sameTexts = SameTexts(of: hasStrings ? catalog.tables : [])
    let editors = PredicateEditorTexts(in: hasStrings ? catalog.tables : [])
    return all.flatMap { tree, texts in
      let shown = texts.filter { text in
        guard !catalog.productNames.contains(text.value) else { return false }
        guard tree.isOfCode || text.isSetByCode else { return true }
        return text.isStringInCode && !names.contains(text.value) && !text.isForDevelopers
          && !editors.contain(text.value)
      }
      return findings(for: shown, in: tree, besides: translated, sameTexts)
    }
  }

  private func findings(
    for texts: [InterfaceText], in tree: InterfaceTree, besides translated: LookedUpTexts, _ sameTexts: SameTexts
  ) -> [Finding] {
    let certain = texts.filter { $0.reviewReason == nil }
    let (keys, others) = certain.partitioned { translated.isKey($0.words, in: tree.bundle) }
    if tree.isOfCode {
      // The labels of UIKit and AppKit may look their texts up themselves, but not alerts.
      let shown = keys.filter { $0.isShownAsWritten && (tree.framework == .swiftUI || $0.isOfAlert) }
      return withoutEntry(others, in: tree, sameTexts) + findings(for: shown, .notLookedUp, in: tree)
    }
    let doubtful = texts.filter { $0.reviewReason?.isAskedAbout == true && !translated.contains($0.value) }
    let (ofCode, ofFile) = others.partitioned { $0.isSetByCode }
    return findings(for: ofFile, .withoutEntry, in: tree) + withoutEntry(ofCode, in: tree, sameTexts)
      + review(of: doubtful, in: tree)
  }

  /// The findings about strings in code that are no keys: some have the text of one.
  private func withoutEntry(_ texts: [InterfaceText], in tree: InterfaceTree, _ same: SameTexts) -> [Finding] {
    texts.flatMap { text in
      findings(for: [text], same.phrase(for: text.words).map(Fault.textOfKey) ?? .withoutEntry, in: tree)
    }
  }

  /// The texts that differ between languages, each once for an element.
  private static func texts(of tree: InterfaceTree) -> [InterfaceText] {
    var seen: Set<[String]> = []
    return InterfaceText.all(of: tree).filter {
      $0.isForReaders && SharedWords.hasWords($0.value)
        && seen.insert([$0.element.path, $0.value]).inserted
    }.map { text in
      var text = text
      // Code that looks up texts for a screen means it to be translated.
      if tree.isForDevelopers, !tree.hasTextsOfCode { text.reviewReason = text.reviewReason ?? .developersScreen }
      return text
    }
  }

  /// Why a text is not translated.
  private enum Fault: Equatable {
    case withoutEntry, notLookedUp
    /// Keys have the text, as a phrase says.
    case textOfKey(String)

    /// What is said of one text, and of several.
    var words: (one: String, several: String) {
      switch self {
      case .withoutEntry:
        (
          "has no entry in any strings table, so it cannot be translated",
          "have no entry in any strings table, so they cannot be translated"
        )
      case .notLookedUp:
        (
          "is a key of a strings table, but code shows the string without looking it up, so its translations never appear",
          "are keys of strings tables, but code shows the strings without looking them up, so their translations never appear"
        )
      case .textOfKey(let phrase):
        (
          "\(phrase); code only has to look that up: as it is, the string is never translated",
          "are the texts of keys of strings tables; code only has to look those up: as they are, the strings are never translated"
        )
      }
    }
  }

  /// A finding for each text; those of a file are one fact.
  private func findings(for texts: [InterfaceText], _ fault: Fault, in tree: InterfaceTree) -> [Finding] {
    texts.map { text in
      let name = quoted(text.words)
      var finding = Problem(
        "\(name) \(fault.words.one)",
        severity: tree.framework == .swiftUI && fault != .notLookedUp ? .note : nil,
        evidence: ["source": .text(text.words)]
      ).finding(of: Self.self, at: text.location, shownAt: text.shownAt, element: text.element, key: text.key)
      // A view of one file may be a part of screens in others.
      finding.cause = "texts of \(finding.location.file)"
      finding.statement = SharedStatement(of: name, among: "texts", fault.words.several)
      return finding
    }
  }

  /// The maximum number of texts in a finding.
  private static let maximumShown = 20

  private func review(of texts: [InterfaceText], in tree: InterfaceTree) -> [Finding] {
    guard let first = texts.first else { return [] }
    var finding =
      Problem(
        // The same words for every file of a class.
        "the file has text that is not in any strings table",
        evidence: [
          "texts": .list(texts.prefix(Self.maximumShown).map(\.words)), "count": .number(Double(texts.count)),
        ],
        reviewReason: first.reviewReason, reviewSeverity: .note
      ).finding(of: Self.self, at: first.location, element: first.element)
    // The files of one class, such as those for iPhone and iPad, have the same objects.
    finding.cause = tree.classOfFile.map { "objects of \($0)" }
    return [finding]
  }
}

extension InterfaceText {
  /// Whether code shows the text as it is: it has no key, and it is not what a field contains.
  fileprivate var isStringInCode: Bool { key == nil && !isContent }

  /// Whether users never see the file of the text, or of the view that shows it.
  fileprivate var isForDevelopers: Bool {
    DevelopersSources.contain(location.file) || DevelopersSources.contain(shownAt.file)
  }
}

extension InterfaceTree {
  /// The class of the app that the file is for: that of File's Owner, or of the first controller or view.
  fileprivate var classOfFile: String? {
    ownerClass ?? screens.lazy.compactMap(\.root.customClass).first
  }
}

extension CatalogFacts {
  /// Whether an interface has no table although its project is localized.
  fileprivate func isUntranslatedInterface(_ tree: InterfaceTree) -> Bool {
    if tree.isOfCode { return !tree.isForDevelopers && isTranslated(tree) }
    guard tree.locale == nil, tree.objectIDs != nil else { return false }
    if let bundle = tree.bundle, tables.contains(where: { $0.bundle == bundle && $0.table.name == tree.table }) {
      return false
    }
    return isTranslated(tree)
  }
}
