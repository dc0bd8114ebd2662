import AuditModel
import Utilities

extension Finding {
  /// How many further locales, devices and sizes a sentence names.
  static let shownAlso = 5
  /// How many characters of an utterance a sentence quotes at most.
  private static let shownUtterance = 200

  /// The message on one line, with the simulated utterance and what it would be if the fault were fixed.
  var words: String { self.message.visible() + heard.visible() }

  /// Empty without an utterance, or if the message quotes it.
  fileprivate var heard: String {
    guard case .text(let utterance)? = self.evidence["utterance"],
      !self.message.contains(utterance) || utterance.isEmpty
    else { return "" }
    let before = utterance.isEmpty ? "nothing" : quoted(utterance)
    guard case .text(let fixed)? = self.evidence["mendedUtterance"] else { return "; simulated utterance \(before)" }
    return "; simulated utterance \(before), after the fix \(quoted(fixed))"
  }

  private func quoted(_ utterance: String) -> String {
    let shown = utterance.prefix(Self.shownUtterance)
    return "“\(shown)\(shown.endIndex == utterance.endIndex ? "" : "…")”"
  }

  /// The forms, devices and content sizes, in words, without the locales.
  var situations: [String] {
    let also = self.also
    let shown = also.prefix(Self.shownAlso).joined(separator: ", ")
    let rest = also.count > Self.shownAlso ? " and \(also.count - Self.shownAlso) more" : ""
    return [self.leaf?.shown].compactMap { $0 } + (also.isEmpty ? [] : ["also \(shown)\(rest)"])
  }

  /// What the finding is about: the path of the element, the key or the table; nil if it is about a location in a file.
  var subject: String? { self.element?.path ?? keyWithLeaf ?? self.table }

  private var keyWithLeaf: String? { self.key.map { key in self.leaf?.shown.map { "\(key) (\($0))" } ?? key } }

  /// The sentence of this finding alone, for the locales in which it is the same.
  func sentence(in locales: [LocaleTag]) -> String {
    let list = (locales.map(\.identifier) + situations).joined(separator: ", ").visible()
    return words + (list.isEmpty ? "" : " [\(list)]")
  }
}

extension LeafPath {
  /// The written form; nil for the entry's main text.
  var shown: String? { steps.isEmpty ? nil : description }
}

extension FindingGroup {
  /// How many locales a sentence names, unless all are asked for.
  static let shownLocales = 8

  /// The message on one line, with the utterance of the finding that represents all.
  var words: String { self.message.visible() + lead.heard.visible() }

  /// The sentence about all findings, which says so if it needs review, with the locales and places.
  func sentence(locales limit: Int = shownLocales) -> String {
    (outcome == .needsReview ? "needs review: " : "") + statement(locales: limit)
  }

  /// The sentence without the words "needs review".
  func statement(locales limit: Int = shownLocales) -> String {
    let parts = [scope(locales: limit)] + lead.situations + [places]
    let list = parts.compactMap { $0 }.joined(separator: ", ").visible()
    return words + (list.isEmpty ? "" : " [\(list)]")
  }

  /// The locales in words, those with an overrun with it: "de", "in 12 languages: de +39 pt, fr +65 pt, …"; nil without any.
  func scope(locales limit: Int = shownLocales) -> String? {
    let locales = locales
    guard locales.count > 1 else { return locales.first?.identifier }
    let shown = labels(of: locales.prefix(limit)).joined(separator: ", ")
    return "in \(locales.count) languages: \(shown)\(locales.count > limit ? ", …" : "")"
  }

  /// The locales with their overruns: "de +39 pt".
  func labels(of locales: some Sequence<LocaleTag>) -> [String] {
    let overruns = Dictionary(overruns.map { ($0.locale, $0.overrun) }, uniquingKeysWith: max)
    return locales.map { locale in
      overruns[locale].map { "\(locale) +\($0.rounded) pt" } ?? locale.identifier
    }
  }

  /// In how many places the fact holds, if it is more than one.
  private var places: String? { elementCount > 1 ? "\(grouped(elementCount)) places" : nil }

  /// What the finding is about: the path of the element, the key or the table; nil if it is about a location in a file.
  var subject: String? { lead.subject }
}

extension Points {
  /// The length rounded to points, at least 1.
  fileprivate var rounded: Int { max(1, Int(value.rounded())) }
}

extension Evidence {
  /// The fact in words: numbers with at most two decimals, lists with commas.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.shortText
    case .list(let list): list.joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number with at most two decimals and no trailing zeros.
  fileprivate var shortText: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension SourceLocation {
  /// File, line and column, as editors parse them.
  var text: String { "\(file.visiblePath):\(line):\(column)" }
}
