import AuditModel

/// A text of an interface file that no strings table can translate, in a project that is translated.
///
/// ## What it reports
/// Each text with words in a storyboard or xib that has no table, where the bundle around it has two locales or more. Texts
/// that code may replace (an outlet, a custom class, a prototype cell) or that Interface Builder wrote ("Label") ask for
/// review, together in one finding a file.
///
/// ## Why it matters
/// Every language sees it in the one in which it was written.
///
/// ## Example
/// `PlayerView.xib` outside of any `.lproj` folder, with a button "Close".
///
/// ## Known limits
/// Code may set texts without an outlet, by tag or by class; sources are not read. Interfaces of JSON trees are left out,
/// since a recorded tree holds texts that code has translated.
///
/// ## Source
/// Android Lint, `HardcodedText`.
struct HardcodedTitle: CatalogRule {
  static let name = "hardcoded-title"
  static let severity = Severity.warning

  /// The texts of every interface without a table.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.trees.filter { catalog.isUntranslatedInterface($0) }.flatMap { tree in
      let texts = InterfaceText.all(of: tree).filter {
        TranslatableText.hasWords($0.value) && $0.value.count > 1 && !TranslatorNote.forbidsTranslation($0.note)
      }
      return texts.filter { $0.doubt == nil }.map(finding) + review(of: texts.filter { $0.doubt != nil }, in: tree)
    }
  }

  private func finding(for text: InterfaceText) -> Finding {
    Finding(
      rule: Self.name, severity: Self.severity,
      message: "\"\(text.value.inBrief)\" is in no strings table, so that no language can translate it",
      location: text.location, element: text.element, key: text.key, evidence: ["source": .text(text.value)])
  }

  /// How many of the texts a finding shows.
  private static let mostShown = 20

  private func review(of texts: [InterfaceText], in tree: InterfaceTree) -> [Finding] {
    guard let first = texts.first(where: { $0.doubt != .standardText }), let doubt = first.doubt else { return [] }
    let real = texts.filter { $0.doubt != .standardText }
    let rest = real.count == 1 ? "" : " and \(real.count - 1) more"
    let finding = Finding(
      rule: Self.name, severity: Self.severity,
      message: "\"\(first.value.inBrief)\"\(rest) of \(tree.source) are in no strings table",
      location: first.location, element: first.element,
      evidence: ["texts": .list(real.prefix(Self.mostShown).map(\.value)), "count": .number(Double(real.count))])
    return [finding.doubted(doubt, severity: .note)]
  }
}

extension CatalogFacts {
  /// Whether an interface has no table although it stands in a translated project.
  fileprivate func isUntranslatedInterface(_ tree: InterfaceTree) -> Bool {
    guard tree.locale == nil, tree.objectIDs != nil else { return false }
    if let bundle = tree.bundle, tables.contains(where: { $0.bundle == bundle && $0.table.name == tree.table }) {
      return false
    }
    return (nearestBundle(to: tree.source)?.locales.count ?? 0) >= 2
  }

  /// The bundle whose folder has most in common with that of a file; no exchange document.
  private func nearestBundle(to file: String) -> BundleFacts? {
    let folders = file.split(separator: "/")
    return bundles.filter { !$0.isExchange }.max { left, right in
      left.shared(with: folders) < right.shared(with: folders)
    }
  }
}

extension BundleFacts {
  /// How many folders from the root on the bundle shares with a path.
  fileprivate func shared(with folders: [Substring]) -> Int {
    zip(path.split(separator: "/"), folders).prefix { $0 == $1 }.count
  }
}
