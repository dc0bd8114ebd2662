public import AuditModel
import Localization
import TextLayout

/// Everything that a screen rule sees: one screen with its fitted titles and its utterances, in every locale.
///
/// It is shared, not copied: rules look at each element of it in each locale.
public final class ScreenFacts: Sendable {
  /// The interface that the screen belongs to (without its screens).
  public let tree: InterfaceTree
  /// The screen.
  public let screen: Screen
  /// The language of the file's texts.
  public let developmentLanguage: LocaleTag
  /// The locales that were audited, the development language first.
  public let locales: [LocaleTag]
  /// The locales, audited or asked for, in which the file has no texts of its own and shows those of its development language.
  package let untranslated: Set<LocaleTag>
  /// Which label of a titled button counts.
  public let buttonLabel: ButtonLabelReading
  /// How VoiceOver speaks its elements.
  package let speech: ScreenSpeech
  /// How the titles of the project's buttons are capitalized.
  package let titleStyles: CapitalizationStatistics
  /// The colors that it may name.
  package let colors: ColorCatalog
  /// The elements with their ancestors and descendants.
  package let list: ScreenIndex
  /// The elements in file order.
  public let elements: [ElementFacts]
  /// The screen laid out for every locale, device and content size.
  public let layouts: ScreenLayouts
  /// The same screen recorded in the development language; nil for what is read from sources, and without such a recording.
  package let recordedReference: RecordedReference?

  /// The facts of a screen, gathered by a `ScreenFactsBuilder`.
  package init(
    tree: InterfaceTree, screen: Screen, developmentLanguage: LocaleTag, locales: [LocaleTag],
    untranslated: Set<LocaleTag> = [], buttonLabel: ButtonLabelReading, speech: ScreenSpeech,
    titleStyles: CapitalizationStatistics = CapitalizationStatistics(), colors: ColorCatalog = ColorCatalog(),
    list: ScreenIndex, elements: [ElementFacts], layouts: ScreenLayouts, recordedReference: RecordedReference? = nil
  ) {
    self.tree = tree
    self.screen = screen
    self.developmentLanguage = developmentLanguage
    self.locales = locales
    self.untranslated = untranslated
    self.buttonLabel = buttonLabel
    self.speech = speech
    self.titleStyles = titleStyles
    self.colors = colors
    self.list = list
    self.elements = elements
    self.layouts = layouts
    self.recordedReference = recordedReference
  }
}

extension ScreenFacts {
  /// The indices of the elements around an element, the nearest first, up to the root.
  public func ancestors(of index: Int) -> [Int] { list.ancestors(of: index) }

  /// The indices of the elements inside an element.
  public func descendants(of index: Int) -> Range<Int> { list.descendants(of: index) }

  /// The frames of the elements in the screen's coordinates, by index: solved where constraints decide them, else as recorded.
  public var placedFrames: [Rect?] { layouts.placedFrames }
}

extension ScreenFacts {
  /// Whether only the canvas gives an element its height: no constraint fixes it, and its cell, its view or its window grows
  /// with the content in the running app.
  package func hasOpenHeight(_ element: ElementFacts) -> Bool {
    guard !element.hasFixedHeight else { return false }
    return tree.platform == .macOS || !screen.fillsDisplay(in: tree) || element.isInCell
  }
}

extension ScreenFacts {
  /// Whether only the canvas gives an element its width, or the part of it that is not its content: a view
  /// without a superview in the file may be wider in the running app.
  package func hasOpenWidth(_ index: Int) -> Bool { canvasEffect(on: index) == .widens }

  /// What a wider canvas does to an element, or to the nearest one around it that has a frame; nil if it is nothing, or if the screen
  /// has its width from a display.
  package func canvasEffect(on index: Int) -> CanvasEffect? {
    guard tree.platform == .macOS || !screen.fillsDisplay(in: tree) else { return nil }
    let original = layouts.originalScreen
    let placed = ([index] + ancestors(of: index)).lazy.compactMap { original.element($0) }.first
    return placed?.canvasEffect
  }
}

extension ScreenFacts {
  /// What findings with one root cause have in common; nil if the cause is the element's own.
  ///
  /// A shared strings key is fixed once for all elements that show it. A custom class is fixed in its code or in its xib: the
  /// class of the element, or of the nearest view or cell around it; in SwiftUI that of the element alone.
  package func rootCause(of index: Int, text: LocalizableText? = nil) -> String? {
    if let key = text?.key, text?.tableName != tree.table { return "key \(text?.tableName ?? "")/\(key)" }
    return lineOfValues(of: index) ?? componentClass(of: index).map { "class \($0)" }
  }

  /// The line of code that gives several values to views that other code shows, as a loop over a list does; nil where none does.
  package func lineOfValues(of index: Int) -> String? {
    let element = elements[index].element
    guard tree.isOfCode, let given = element.givenAt, let own = element.location, given != own,
      elements.contains(where: { facts in
        let other = facts.element
        return other.location == own && other.givenAt?.line == given.line && other.givenAt != given
      })
    else { return nil }
    return "values in line \(given.line) of \(given.file) for \(own.file):\(own.line):\(own.column)"
  }

  /// The shared cause of questions about one class's outlets; nil if no class is known.
  ///
  /// The nearest custom class around the element, else the file's owner: reading that class once answers them all.
  package func ownerCause(of index: Int) -> String? {
    let around = ancestors(of: index).lazy.compactMap { self.elements[$0].element.customClass }.first
    return (around ?? tree.ownerClass).map { "outlets of \($0)" }
  }

  private func componentClass(of index: Int) -> String? {
    // What a container of SwiftUI gets is written at its use, a line of its own.
    if tree.framework == .swiftUI { return elements[index].element.customClass }
    var current: Int? = index
    while let index = current {
      let facts = elements[index]
      guard facts.parent != nil, !Self.controllers.contains(facts.element.kind) else { return nil }
      if let name = facts.element.customClass { return name }
      current = facts.parent
    }
    return nil
  }

  /// The kinds that are screens rather than components.
  private static let controllers: Set<ElementKind> = [.viewController, .window]
}

extension ElementFacts {
  /// Where what the element shows is written.
  package func location(in screen: ScreenFacts) -> SourceLocation {
    element.place ?? SourceLocation(file: screen.tree.source)
  }
}

extension PlacedScreen {
  /// The alignment rectangle of an element with certain frame: what it draws, without its shadow and the space around it.
  package func certainAlignmentRect(of index: Int, on screen: ScreenFacts) -> Rect? {
    certain(index)?.frame.inset(by: screen.elements[index].alignmentInsets)
  }

  /// The alignment rectangle of an element; nil if its frame is not known.
  package func alignmentRect(of index: Int, on screen: ScreenFacts) -> Rect? {
    frames[index]?.inset(by: screen.elements[index].alignmentInsets)
  }
}

extension ScreenFacts {
  /// The point size of an element's own font at a content size; that of the body style if the file names none.
  package func pointSize(of index: Int, at contentSize: ContentSizeCategory = .standard) -> Double {
    FontResolver.resolve(
      elements[index].element.control.font, default: FontDescription(style: .body), at: contentSize,
      platform: tree.platform
    ).pointSize
  }
}
