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
  /// The labels that are spoken.
  package var labels = SpokenLabels()
  /// The elements in file order.
  public var elements: [ElementFacts]
  /// The screen laid out for every locale, device and content size.
  public var layouts: ScreenLayouts
}

/// One element with what was derived for it.
public struct ElementFacts: Sendable {
  /// The element.
  public var element: Element
  /// The way to it: the screen's id, then the ids from the root down.
  public var path: [String]
  /// Whether the element or one that holds it is hidden or not installed.
  public var isHidden: Bool
  /// Whether VoiceOver ignores the element: hidden, `isElement` off, or inside an element that is one itself.
  public var isIgnoredByVoiceOver: Bool
  /// Whether the toolbar item that holds the element has a label, which names what is inside.
  public var isNamedByToolbarItem: Bool
  /// The place in file order of what holds the element; nil of the root.
  public var parent: Int?
  /// Whether a cell holds the element.
  public var isInCell = false
  /// Its titles: every state, the subtitle, in every locale.
  public var titles: [TitleFacts]
  /// The texts of a label and the placeholder of a field, where constraints decide their room, in every locale.
  public var texts: [TitleFacts] = []
  /// The locales in which its texts are blank; empty where it has none.
  public var silentLocales: Set<LocaleTag> = []
  /// What VoiceOver says when it reaches the element, by locale; empty where it does not, and without pseudo-locales.
  public var utterances: [LocaleTag: Utterance]
  /// The place that its container gives it, as far as VoiceOver announces that.
  public var context: AccessibilityContext?
  /// Title and label of a button that has both, by locale.
  public var namings: [LocaleTag: ButtonNaming]

  /// Whether VoiceOver stops at the element.
  public var isReached: Bool { !utterances.isEmpty }

  /// Its titles in languages that somebody speaks.
  package var realTitles: [TitleFacts] { titles.filter { !$0.locale.isPseudo } }

  /// The element as findings name it.
  public var reference: ElementReference {
    ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/"))
  }
}

/// One title in one locale, fitted at every content size.
public struct TitleFacts: Sendable {
  /// Which text it is: a state's name, `subtitle`, `text`, `title` and so on.
  public var slot: String
  /// The locale.
  public var locale: LocaleTag
  /// The words, with their place in a strings table.
  public var text: ResolvedText
  /// The verdicts in each room at each content size, smallest first; one entry where neither font nor room change.
  public var fits: [TitleFit]
  /// What stood for the title's arguments while it was measured, in the order of the text.
  public var samples: [ArgumentSample] = []
  /// How the control sets the title.
  public var setting = TitleSetting()
  /// Whether it is a title of a control; else the text of a label or a placeholder.
  public var isTitle = true

  /// The room at the first of its content sizes.
  public var room: TitleRoom { fits.first?.room ?? .unknown(reason: "it was not fitted") }
}

/// How a control sets a title: what rules ask of its font and its lines.
public struct TitleSetting: Sendable, Hashable {
  /// The custom family that the file asks for; nil is the system font.
  public var family: String?
  /// Whether the font follows the content size.
  public var scales = false
  /// Whether fonts of the platform follow the content size at all.
  public var canScale = false
  /// How many lines the title may take; 0 is any number.
  public var numberOfLines = 1
  /// What happens to a title that is wider than its room.
  public var lineBreakMode = LineBreakMode.truncatingTail
}

/// A title in one room at one content size.
public struct TitleFit: Sendable {
  /// The content size.
  public var contentSize: ContentSizeCategory
  /// The devices on which the room is the same, the file's own canvas (nil) first.
  public var devices: [String?] = [nil]
  /// The room that the control leaves for the title.
  public var room: TitleRoom
  /// How far the room's width may be off, in points: an overrun by less is not certain.
  public var tolerance: Points = 0
  /// What decided the frame that the room comes from.
  public var origin = FrameOrigin.recorded
  /// The measurement.
  public var measurement: TextMeasurement
  /// Of a title that is cut on several lines: whether it would fit were it narrower by what the measurement may be off.
  public var fitsWithinTolerance: Bool?
  /// The first of the title's narrower variants that is shown whole, where the title is not.
  public var fittingVariant: String?
  /// The title as it is cut, where a report wants pictures and the title does not fit.
  public var picture: TextPicture?
}

extension ElementFacts {
  /// Where the element stands.
  package func location(in screen: ScreenFacts) -> SourceLocation {
    element.location ?? SourceLocation(file: screen.tree.source)
  }
}
