package import AuditModel

/// What VoiceOver says on every screen of a project, by locale.
package struct Transcript: Sendable {
  /// One screen in one locale.
  package struct Page: Sendable {
    /// The interface file's path.
    package var file: String
    /// The screen's id.
    package var screen: String
    /// The screen's name, where it has one.
    package var title: String?
    /// The locale.
    package var locale: LocaleTag
    /// What is spoken, in reading order.
    package var rows: [TranscriptRow]
  }

  /// What goes into a transcript.
  package struct Options: Sendable {
    /// The locales; empty means every locale that a screen's file is translated into.
    package var locales: [LocaleTag] = []
    /// Whether further states of controls have rows.
    package var includesStates = false
    /// Whether rows name their rules.
    package var explains = false

    /// A transcript in every locale, in the controls' own states.
    package init() {}
  }

  /// The screens by file, then screen, then locale.
  package let pages: [Page]

  /// Speaks every screen of a workspace; `matching` finds the localization of a language that a bundle does not have.
  package init(
    of workspace: Workspace, model: SpeechModel, options: Options = Options(),
    matching: any LanguageMatching = ParentMatching()
  ) {
    let lookup = CatalogLookup(workspace.catalog, matching: matching)
    let treeLocales = TreeLocales(workspace.catalog)
    pages = workspace.trees.flatMap { tree in
      let locales = SpokenLocales(of: tree, in: treeLocales).chosen(from: options.locales)
      return tree.screens.flatMap { screen in
        locales.map { Self.page(of: screen, in: tree, locale: $0, model: model, lookup: lookup, options: options) }
      }
    }
  }

  /// All rows, in reading order.
  package var rows: [TranscriptRow] { pages.flatMap(\.rows) }

  private static func page(
    of screen: Screen, in tree: InterfaceTree, locale: LocaleTag, model: SpeechModel, lookup: CatalogLookup,
    options: Options
  ) -> Page {
    let resolve = { (text: LocalizableText) in lookup.resolve(text, in: tree, locale: locale)?.string }
    let spoken = model.transcript(
      of: screen, platform: tree.platform, framework: tree.framework, locale: locale,
      states: { _ in options.includesStates ? SpokenStates.all : SpokenStates.own }, resolve: resolve)
    let rows = SpokenStates.distinct(spoken).map {
      TranscriptRow(
        $0,
        otherReading: model.otherReading(
          of: $0, platform: tree.platform, framework: tree.framework, locale: locale, resolve: resolve),
        file: tree.source, screen: screen.id, locale: locale, explains: options.explains)
    }
    return Page(file: tree.source, screen: screen.id, title: screen.title, locale: locale, rows: rows)
  }
}
