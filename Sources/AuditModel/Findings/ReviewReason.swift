/// Why a person has to review a problem: something that the files do not show.
public struct ReviewReason: Sendable, Hashable {
  /// The kind of reason, stable and in kebab case.
  public var code: String
  /// The reason as a sentence for a person; it follows the message and a semicolon.
  public var explanation: String

  /// A reason with its code and what it means.
  public init(code: String, explanation: String) {
    self.code = code
    self.explanation = explanation
  }
}

// MARK: What code may do

extension ReviewReason {
  package static let prototype = ReviewReason(
    code: "prototype-cell", explanation: "code fills the cell")
  package static let setInCode = ReviewReason(code: "set-in-code", explanation: "code may set another text")
  package static let delegate = ReviewReason(code: "delegate", explanation: "its delegate may label its components")
  package static let component = ReviewReason(
    code: "component", explanation: "a parent view may make it an accessibility element")
  package static let oneAtATime = ReviewReason(
    code: "one-at-a-time", explanation: "code may show only one of them at a time")
  package static let progressInside = ReviewReason(
    code: "progress-inside", explanation: "VoiceOver may speak the progress view inside it")
  package static let ownAction = ReviewReason(
    code: "own-action", explanation: "judged by the action's name alone")
  package static let argumentsLeft = ReviewReason(
    code: "source", explanation: "correct only if the app passes exactly the remaining arguments")
}

// MARK: When and where it is seen

extension ReviewReason {
  package static let hiddenAtFirst = ReviewReason(
    code: "hidden", explanation: "the control is hidden when the screen is loaded")
  package static let sizeClassVariant = ReviewReason(
    code: "size-class", explanation: "it exists only in some size classes")
  package static let lightOnly = ReviewReason(
    code: "dark-appearance", explanation: "the app may support light appearance only")
  package static let developersScreen = ReviewReason(
    code: "developers-screen", explanation: "the file name suggests a debug screen")
  package static let mayBeEmbedded = ReviewReason(
    code: "held-elsewhere", explanation: "the view may be embedded in another one")
  package static let onePixelPerPoint = ReviewReason(
    code: "display", explanation: "on 2x displays the padding is sufficient")
}

// MARK: What the system says by itself

extension ReviewReason {
  package static let controllerTitle = ReviewReason(
    code: "controller-title", explanation: "UIKit gives it the title of its view controller")
}

// MARK: What may be meant

extension ReviewReason {
  package static let otherPurpose = ReviewReason(
    code: "other-purpose", explanation: "the label may be about something else")
  package static let offeredElsewhere = ReviewReason(
    code: "offered-elsewhere", explanation: "another element may do the same")
  package static let onlyTitle = ReviewReason(
    code: "only-title", explanation: "judged by its title alone; the action may be harmless")
  package static let segueKind = ReviewReason(
    code: "segue-kind", explanation: "it may only show a popover")
  package static let taller = ReviewReason(
    code: "higher", explanation: "it is taller than a push button; it may be meant for taller content")
  package static let disabledAtFirst = ReviewReason(
    code: "disabled", explanation: "the button is disabled when the screen is loaded")
  package static let standsForControl = ReviewReason(
    code: "stands-for-control", explanation: "it may perform the control's action itself")
  package static let noAction = ReviewReason(
    code: "no-action", explanation: "the file has no action for any of its controls")
  package static let systemSize = ReviewReason(
    code: "system-size", explanation: "it has one of the system's heights; then the distance between buttons counts")
}

// MARK: Layout and measurement

extension ReviewReason {
  package static let widthOfCanvas = ReviewReason(
    code: "width-of-canvas", explanation: "its superview may be wider at run time")
  package static let widthUnknown = ReviewReason(
    code: "width-unknown", explanation: "its width is not known, so it may fit")
  package static let misplaced = ReviewReason(
    code: "misplaced", explanation: "the recorded frame differs from the constraints")
  package static let ambiguous = ReviewReason(
    code: "ambiguous", explanation: "the constraints leave the frame ambiguous")
  package static let recordedLarger = ReviewReason(
    code: "recorded-larger", explanation: "Interface Builder recorded a larger frame")
  package static let sampleArgument = ReviewReason(
    code: "sample-argument", explanation: "the configuration has no sample value for the argument")
}

// MARK: Recordings of the running app

extension ReviewReason {
  package static let mayShrink = ReviewReason(
    code: "may-shrink", explanation: "the label may shrink its text, which a recording does not tell")
  package static let mayBeData = ReviewReason(
    code: "data", explanation: "the words may be data of the app or its user")
  package static let otherState = ReviewReason(
    code: "other-state", explanation: "the app may have been in another state when it was recorded")
}

// MARK: Texts and tables

extension ReviewReason {
  package static let standardText = ReviewReason(
    code: "standard-text", explanation: "the text is Interface Builder's default and is usually replaced in code")
  package static let manualKey = ReviewReason(
    code: "manual-key", explanation: "the key was added manually and may be used in code")
  package static let noLocaleHasIt = ReviewReason(
    code: "no-locale-has-it", explanation: "no locale has it, so it may be meant to stay as it is")
  package static let tableNotRead = ReviewReason(code: "table-not-read", explanation: "no such table was read")
  package static let blank = ReviewReason(
    code: "blank", explanation: "correct only if this language needs no text here")
  package static let sourceLacksIt = ReviewReason(
    code: "source-lacks-it", explanation: "the source omits it too")
  package static let uninflected = ReviewReason(
    code: "uninflected", explanation: "nouns do not inflect after numbers in this language; \"other\" may be enough")
}
