package import AuditModel

/// What Apple's guidelines ask of buttons: numbers per view, sizes, shapes and distances.
///
/// Styles, sizes and shapes go by the names of UIKit and SwiftUI; lengths are points.
package enum ButtonGuidelines {
  // MARK: Styles

  /// The styles that fill a button with the accent color.
  package static let prominentStyles = Figure<Set<ButtonConfiguration.Style>>(
    [.filled, .borderedProminent, .glassProminent, .prominentGlass, .prominentClearGlass],
    Source("UIButton.Configuration and SwiftUI PrimitiveButtonStyle, names of styles", .documented))
  /// The tints that take the prominence of a filled button away: those of backgrounds and fills, and grays, by Interface Builder's names.
  package static let quietTints = Figure<Set<String>>(
    [
      "clearColor", "systemGrayColor", "systemGray2Color", "systemGray3Color", "systemGray4Color", "systemGray5Color",
      "systemGray6Color", "grayColor", "lightGrayColor", "darkGrayColor", "systemBackgroundColor",
      "secondarySystemBackgroundColor", "tertiarySystemBackgroundColor", "systemGroupedBackgroundColor",
      "secondarySystemGroupedBackgroundColor", "tertiarySystemGroupedBackgroundColor", "systemFillColor",
      "secondarySystemFillColor", "tertiarySystemFillColor", "quaternarySystemFillColor", "quinarySystemFillColor",
      "separatorColor", "opaqueSeparatorColor", "controlColor", "controlBackgroundColor", "windowBackgroundColor",
      "underPageBackgroundColor", "textBackgroundColor", "secondaryLabelColor", "tertiaryLabelColor",
      "quaternaryLabelColor",
    ], Source("UIColor and NSColor, standard and UI element colors; that they are quiet is our own judgment", .inferred)
  )
  /// How many prominent buttons a view may have ("one or two per view").
  package static let maximumProminentButtons = Figure(2, .buttonGuidelines)

  // MARK: macOS

  /// The padding around the image of an image button on the Mac, in pixels ("about 10 pixels").
  package static let macImagePadding = Figure(10.0, .buttonGuidelines)

  // MARK: visionOS

  /// The minimum distance between the centers of two buttons in visionOS.
  package static let visionCenterDistance = Figure(60.0, .buttonGuidelines)
  /// The side from which a button of visionOS needs padding around it.
  package static let visionPaddedSide = Figure(visionCenterDistance.value, .buttonGuidelines)
  /// That padding.
  package static let visionPadding = Figure(4.0, .buttonGuidelines)
  /// The height of visionOS's buttons of a control size; nil for a size that is not known.
  package static func visionHeight(of size: ControlSize) -> Figure<Double>? {
    switch size {
    case .mini: Figure(28, .buttonGuidelines)
    case .small: Figure(32, .buttonGuidelines)
    case .regular: Figure(44, .buttonGuidelines)
    case .large: Figure(52, .buttonGuidelines)
    case .extraLarge: Figure(64, .buttonGuidelines)
    case .other: nil
    }
  }
  /// The sizes that are best not used in a stack or row of visionOS.
  package static let visionSmallSizes = Figure<[ControlSize]>([.mini, .small], .buttonGuidelines)
  /// The shape of text-labeled buttons in a horizontal row of visionOS.
  package static let visionRowShape = Figure(Control.BorderShape.capsule, .buttonGuidelines)
  /// The shapes of visionOS's buttons with an icon alone: a square capsule is a circle.
  package static let visionIconShapes = Figure<[Control.BorderShape]>([.circle, .capsule], .buttonGuidelines)
  /// The shape of text-labeled buttons in a vertical stack of visionOS.
  package static let visionStackShape = Figure(Control.BorderShape.roundedRectangle, .buttonGuidelines)
  /// From which component on a fill counts as white: `visionBlackest` is its opposite.
  package static let visionWhitest = Figure(0.95, Source("Our own: what an eye takes for white", .inferred))
  /// Up to which component a title or symbol counts as black.
  package static let visionBlackest = Figure(0.1, Source("Our own: what an eye takes for black", .inferred))

  /// What a button shows, as far as shapes depend on it.
  package enum Content: String, Sendable, Hashable, CaseIterable { case text, icon, textAndIcon }

  /// The sizes, the smallest first, in which visionOS has buttons of a shape and content; nil if the page's table does not say.
  ///
  /// A shape that is not named is the usual one of the content; a text's is a capsule or a rounded rectangle, of the same sizes.
  package static func visionSizes(shape: Control.BorderShape?, content: Content) -> Figure<[ControlSize]>? {
    switch (shape, content) {
    case (.circle, _): Figure([.mini, .small, .regular, .large, .extraLarge], .buttonGuidelines)
    case (.capsule, .textAndIcon), (nil, .textAndIcon): Figure([.regular, .large], .buttonGuidelines)
    case (.capsule, .text), (.roundedRectangle, _), (nil, .text):
      Figure([.small, .regular, .large], .buttonGuidelines)
    default: nil
    }
  }

  // MARK: watchOS

  /// How many letters a title beside another button of watchOS may have to be short, if its available width is unknown.
  ///
  /// Half of a display 184 points wide, less padding, holds about as many in the body font.
  package static let watchShortTitle = Figure(8, Source("Our own: half of a 44 mm display in body text", .inferred))

  // MARK: Choices

  /// How far apart two buttons may stand to be choices of one set, in points.
  package static let neighborDistance = Figure(
    minimumHitRegion(platform: .iOS).value, Source("Our own: the side of a hit region", .inferred))

  // MARK: Labels and help

  /// How far a label may be from the control that it names, in points.
  package static let labelDistance = Figure(
    2 * LayoutMargins.siblingSpacing.value, Source("Our own: twice the system's spacing", .inferred))
  /// How far a corner of a window extends from both edges, in points: twice the system's spacing from a window's edges, and what a help
  /// button's frame has outside what is seen.
  package static let helpCorner = Figure(
    2 * LayoutMargins.macWindowSpacing.value + 4, Source("Our own: twice the system's spacing", .inferred))

  // MARK: Hit regions

  /// The minimum hit region that Apple recommends: a square's side.
  package static func minimumHitRegion(platform: Platform) -> Figure<Double> {
    Figure(platform == .visionOS ? visionCenterDistance.value : 44, .buttonGuidelines)
  }
  /// The minimum target size of WCAG 2.2, success criterion 2.5.8 (level AA): a square's side.
  package static let minimumTargetSize = Figure<Double>(
    24, Source("WCAG 2.2, 2.5.8 Target Size (Minimum)", .documented))

  // MARK: Looks

  /// Below which opacity a control looks disabled.
  package static let disabledOpacity = Figure(
    0.6, Source("CVS, a11y-check, visually-disabled-not-semantic", .published))
  /// The system's colors that say of a title that it cannot be chosen.
  package static let disabledColors = Figure<Set<String>>(
    [
      "systemGrayColor", "systemGray2Color", "systemGray3Color", "systemGray4Color", "tertiaryLabelColor",
      "quaternaryLabelColor", "placeholderTextColor", "lightGrayColor", "disabledControlTextColor",
    ], Source("UIKit and AppKit, UI element colors", .inferred))
}

/// What guides to English style say of titles.
package enum EnglishTitles {
  /// Words that title style leaves in lowercase, except at either end: articles, coordinating conjunctions, prepositions of at
  /// most four letters, "to" and "as".
  package static let minorWords = Figure<Set<String>>(
    [
      "a", "an", "the", "and", "but", "for", "nor", "or", "so", "yet", "as", "at", "by", "down", "from", "in", "into",
      "like", "near", "of", "off", "on", "onto", "out", "over", "past", "per", "than", "to", "up", "upon", "via",
      "with",
    ], .styleGuide)
  /// Verbs with a word that belongs to them, which title style does not leave in lowercase: "Set Up", "Sign In".
  package static let phrasalVerbs = Figure<Set<String>>(
    [
      "back up", "check out", "clean up", "follow up", "log in", "log off", "log on", "log out", "look up",
      "opt in", "opt out", "pick up", "power off", "power on", "set up", "shut down", "sign in", "sign off", "sign out",
      "sign up", "start up", "switch off", "switch on", "turn down", "turn off", "turn on", "turn up", "zoom in",
      "zoom out",
    ], .styleGuide)
  /// What begins a compound without being a word of its own: title style leaves what follows in lowercase ("Re-enter Password").
  package static let prefixes = Figure<Set<String>>(
    ["anti", "auto", "co", "de", "e", "ex", "multi", "non", "post", "pre", "re", "semi", "sub", "un"],
    Source("The Chicago Manual of Style, headline style: compounds with a prefix", .general))
  /// Words whose capitals are their own: their small first letter is no fault.
  package static let ownSpellings = Figure<Set<String>>(
    [
      "iphone", "ipad", "ipod", "imac", "ios", "ipados", "macos", "tvos", "watchos", "icloud", "imessage", "ebay", "vs",
      "px",
    ],
    Source("Apple trademark list; common brands", .general))
  /// Words with which sentences and questions begin, and hardly ever titles.
  package static let sentenceStarts = Figure<Set<String>>(
    [
      "i", "i'm", "i've", "i'll", "i'd", "we", "we're", "you", "you're", "it", "it's", "they", "this", "that", "these",
      "there", "here", "how", "what", "why", "where", "when", "who", "which", "is", "are", "was", "does", "did", "can",
      "could", "should", "would", "already", "didn't", "haven't", "have", "need",
    ], .commonKnowledge)
  /// Verbs with which titles of buttons begin, and the few words that mean one.
  package static let verbs = Figure<Set<String>>(
    Set(
      """
      accept activate add adjust allow annotate answer append apply approve archive arrange ask assign attach authenticate \
      authorize back begin block bookmark book browse build buy calculate call cancel change chat check checkout choose \
      clean clear clone close collapse combine compare complete compose configure confirm connect contact continue convert \
      copy correct create crop customize cut debug deactivate decline decrease define delete deny deselect detach dial \
      disable discard disconnect dismiss display done donate download drag draw duplicate edit eject email empty enable end \
      enlarge enter erase exit expand explore export extract favorite fetch fill filter find finish fix flag flip follow \
      format forward forget generate get give go got grant group help hide hold ignore import include increase insert inspect \
      install invite join jump keep launch learn leave let like link listen load lock log look lower make manage mark measure \
      merge message minimize mirror modify move mute name navigate next no notify ok okay open order organize pair paste pause pay \
      perform pick pin place play post present press preview previous print proceed publish pull purchase push put quit rate \
      read reboot record redo reduce refresh register reject reload remind remove rename renew reopen reorder repeat replace \
      reply report request require reschedule resend reset resize resolve restart restore resume retry return reveal review revert \
      rotate run save scan schedule scroll search see select send set share shop show shuffle shut sign skip sleep snooze sort \
      split start stay stop store submit subscribe suggest switch sync take tap tell test toggle transfer translate trim trust \
      try turn type unblock undo unfollow ungroup uninstall unlink unlock unmute unpin unsubscribe update upgrade upload use \
      validate verify view visit wait wake watch withdraw write yes zoom
      """.split(separator: " ").map(String.init)),
    Source("Words of menu commands and button titles in Apple's guidelines, by hand", .general))
  /// How many words are a few.
  package static let maximumWords = Figure(4, .buttonGuidelines)
  /// From how many words on a title is read as a sentence.
  package static let sentenceLength = Figure(8, .commonKnowledge)
}
