public import AuditModel
import Localization

/// All that a screen rule sees: one screen with its titles fitted and its elements spoken, in every locale.
public struct ScreenFacts: Sendable {
  /// The interface that the screen belongs to (its screens are not repeated here).
  public var tree: InterfaceTree
  /// The screen.
  public var screen: Screen
  /// The language of the file's own texts.
  public var developmentLanguage: LocaleTag
  /// The locales that were audited, the development language first.
  public var locales: [LocaleTag]
  /// Which label of a titled button counts.
  public var buttonLabel: ButtonLabelReading
  /// How its elements are spoken.
  package var speech: ScreenSpeech
  /// How the titles of the project's buttons are capitalized.
  package var titleStyles = TitleStyleCensus()
  /// The colours that it may name.
  package var colors = ColorCatalog()
  /// The elements with their ancestors and descendants.
  package var list: ScreenIndex
  /// The elements in file order.
  public var elements: [ElementFacts]
  /// The screen laid out for every locale, device and content size.
  public var layouts: ScreenLayouts
}

extension ScreenFacts {
  /// The indices of the elements around an element, the nearest first, up to the root.
  package func ancestors(of index: Int) -> [Int] { list.ancestors(of: index) }

  /// The indices of the elements inside an element.
  package func descendants(of index: Int) -> Range<Int> { list.descendants(of: index) }

  /// The frames of the elements in the screen's coordinates, by index: solved where constraints decide them, else as recorded.
  package var placedFrames: [Rect?] { layouts.placedFrames }
}

extension ScreenFacts {
  /// Whether the height of an element is that of the canvas where no constraint of its own fixes it: of what is in a cell, in a view
  /// that the running app makes as high as it likes, or in a window of the Mac, which grows with its content.
  package func hasOpenHeight(_ element: ElementFacts) -> Bool {
    guard !element.hasFixedHeight else { return false }
    return tree.platform == .macOS || !screen.fillsDisplay(in: tree) || element.isInCell
  }
}

extension ScreenFacts {
  /// What faults of one root cause have in common; nil where the fault is the element's own.
  ///
  /// A shared strings key is mended once for all that show it. A class of the app's own is mended in its code or in its xib: that of
  /// the element, or of the nearest view or cell that holds it.
  package func rootCause(of index: Int, text: LocalizableText? = nil) -> String? {
    if let key = text?.key, text?.tableName != tree.table { return "key \(text?.tableName ?? "")/\(key)" }
    return componentClass(of: index).map { "class \($0)" }
  }

  private func componentClass(of index: Int) -> String? {
    var current: Int? = index
    while let place = current {
      let facts = elements[place]
      guard facts.parent != nil, !Self.controllers.contains(facts.element.kind) else { return nil }
      if let name = facts.element.customClass { return name }
      current = facts.parent
    }
    return nil
  }

  /// What is a screen of its own rather than a component.
  private static let controllers: Set<ElementKind> = [.viewController, .window]
}

extension ElementFacts {
  /// Where the element stands.
  package func location(in screen: ScreenFacts) -> SourceLocation {
    element.location ?? SourceLocation(file: screen.tree.source)
  }
}
