package import AuditModel

/// What VoiceOver is simulated to say on every screen of a project, by locale.
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
    /// Whether rows tell the parts of utterances and their rules.
    package var explains = false

    /// A transcript in every locale, in the controls' own states.
    package init() {}
  }

  /// The screens by file, then screen, then locale.
  package let pages: [Page]

  /// A transcript of pages in their order.
  package init(pages: [Page]) { self.pages = pages }

  /// Speaks every screen of a workspace by its recorded frames; `matching` finds the localization of a language that a bundle
  /// does not have.
  package init(
    of workspace: Workspace, model: SpeechModel, options: Options = Options(),
    matching: any LanguageMatching = ParentMatching()
  ) {
    let lookup = CatalogLookup(workspace.catalog, matching: matching)
    let treeLocales = TreeLocales(workspace.catalog)
    pages = workspace.trees.flatMap { tree in
      let locales = options.locales(of: tree, in: treeLocales)
      return tree.screens.flatMap { screen in
        locales.map { locale in
          Page(of: screen, in: tree, locale: locale, model: model, lookup: lookup, options: options)
        }
      }
    }
  }

  /// All rows, in reading order.
  package var rows: [TranscriptRow] { pages.flatMap(\.rows) }
}

extension Transcript.Options {
  /// The locales in which an interface file is heard.
  package func locales(of tree: InterfaceTree, in trees: TreeLocales) -> [LocaleTag] {
    SpokenLocales(of: tree, in: trees).chosen(from: locales)
  }
}

extension Transcript.Page {
  /// Speaks one screen in one locale.
  ///
  /// - Parameter frames: The screen laid out with the locale's texts; nil where only the recorded frames are known.
  package init(
    of screen: Screen, in tree: InterfaceTree, locale: LocaleTag, model: SpeechModel, lookup: CatalogLookup,
    options: Transcript.Options, frames: SolvedScreen? = nil, device: String? = nil
  ) {
    let resolve = { (text: LocalizableText) in lookup.resolve(text, in: tree, locale: locale)?.string }
    let spoken = model.transcript(
      of: screen, platform: tree.platform, framework: tree.framework, locale: locale, frames: frames,
      device: device ?? tree.device,
      states: { _ in options.includesStates ? SpokenStates.all : SpokenStates.own }, resolve: resolve)
    let rows = SpokenStates.distinct(spoken).map {
      TranscriptRow(
        $0,
        otherReading: model.otherReading(
          of: $0, platform: tree.platform, framework: tree.framework, locale: locale, resolve: resolve),
        file: tree.source, screen: screen.id, locale: locale, explains: options.explains)
    }
    self.init(file: tree.source, screen: screen.id, title: screen.title, locale: locale, rows: rows)
  }
}
