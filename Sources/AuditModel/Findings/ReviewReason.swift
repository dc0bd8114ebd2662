/// Why a person has to review a problem: something that the files cannot say.
public struct ReviewReason: Sendable, Hashable {
  /// The kind of reason, a stable kebab-case word.
  public var code: String
  /// What it means, for a person; it follows the message and a semicolon.
  public var explanation: String

  /// A reason with its code and what it means.
  public init(code: String, explanation: String) {
    self.code = code
    self.explanation = explanation
  }
}

extension Element {
  /// Why code may change what the file says of the element: it fills the cell that the element is in, computes its texts,
  /// reaches it through an outlet, or is its class; nil where nothing of the kind is known.
  ///
  /// - Parameters:
  ///   - act: What code may do, such as "set a label".
  ///   - subject: What the element is called where it is not the one that the problem is about.
  package func reviewReason(codeMay act: String, of subject: String? = nil) -> ReviewReason? {
    if isPrototype == true { return .prototype }
    if let expression = expressions?.first { return .computed(expression) }
    if hasOutlet { return .outlet(codeMay: act, of: subject) }
    return customClass == nil ? nil : .customClass(may: act, of: subject)
  }

  /// Whether code has an outlet to the element; every controller has one to its view, which says nothing.
  package var hasOutlet: Bool { outlets?.contains { $0 != "view" } == true }
}

// MARK: What code may do

extension ReviewReason {
  /// Code reaches the element through an outlet.
  package static func outlet(codeMay act: String, of subject: String? = nil) -> ReviewReason {
    let owner = subject.map { "the outlet of \($0)" } ?? "its outlet"
    return ReviewReason(code: outletCode, explanation: "code may \(act) through \(owner)")
  }
  /// The app's own class may do anything.
  package static func customClass(may act: String, of subject: String? = nil) -> ReviewReason {
    let owner = subject.map { "the class of \($0)" } ?? "its class"
    return ReviewReason(code: "custom-class", explanation: "\(owner) may \(act)")
  }
  /// A runtime attribute of the app's own may do anything.
  package static func runtimeAttribute(may act: String) -> ReviewReason {
    ReviewReason(code: "runtime-attribute", explanation: "a runtime attribute of the app's own may \(act)")
  }
  /// An expression in code decides what the element shows or says.
  package static func computed(_ expression: String) -> ReviewReason {
    ReviewReason(code: "computed", explanation: "code decides what it shows or says: \(expression)")
  }
  /// The code of reasons that are about outlets.
  package static let outletCode = "outlet"

  package static let prototype = ReviewReason(
    code: "prototype-cell", explanation: "code fills the cell that it is in")
  package static let setInCode = ReviewReason(code: "set-in-code", explanation: "code may set another text")
  package static let delegate = ReviewReason(code: "delegate", explanation: "its delegate may name its wheels")
  package static let component = ReviewReason(
    code: "component", explanation: "whoever shows the view may make an element of it")
  package static let replacedItem = ReviewReason(
    code: "bar-item-without-action",
    explanation: "it does nothing by itself, and code may put other items in its place")
  package static let standIn = ReviewReason(
    code: "stand-in", explanation: "it has no action, and code has an outlet to what holds it and may replace it")
  package static let oneAtATime = ReviewReason(
    code: "one-at-a-time", explanation: "code may show one of them at a time")
  package static let ownAction = ReviewReason(
    code: "own-action", explanation: "its action checks for updates by its name, and is the app's own")
  package static let argumentsLeft = ReviewReason(
    code: "source", explanation: "that is right only where the app passes just the arguments that are left")
}

// MARK: When and where it is seen

extension ReviewReason {
  package static let hiddenAtFirst = ReviewReason(
    code: "hidden", explanation: "the control is hidden when the screen is loaded")
  package static let sizeClassVariant = ReviewReason(
    code: "size-class", explanation: "it is there in some size classes only")
  package static let lightOnly = ReviewReason(
    code: "dark-appearance", explanation: "the app may keep to light appearance")
  package static let developersScreen = ReviewReason(
    code: "developers-screen", explanation: "by its name, only developers see the file")
  package static let heldElsewhere = ReviewReason(
    code: "held-elsewhere", explanation: "another view may hold this one")
  package static let onePixelPerPoint = ReviewReason(
    code: "display", explanation: "on displays of two pixels a point it has them")
}

// MARK: What the system says by itself

extension ReviewReason {
  package static let systemImage = ReviewReason(
    code: "system-image", explanation: "the system may have a description of the symbol")
  package static let toolTip = ReviewReason(
    code: "tool-tip", explanation: "it has a tool tip, which VoiceOver may speak in its place")
  package static let appKit = ReviewReason(
    code: "appkit", explanation: "what AppKit says by itself is not known for certain")
  package static let form = ReviewReason(code: "form", explanation: "a form or LabeledContent may name it")
  package static let controllerTitle = ReviewReason(
    code: "controller-title", explanation: "UIKit gives it the title of its controller")
  package static let tableColumn = ReviewReason(
    code: "table-column", explanation: "it is in a table, whose columns may tell what it is")
}

// MARK: What may be meant

extension ReviewReason {
  package static let asDesigned = ReviewReason(
    code: "as-designed", explanation: "it is so in the development language as well, and may be meant")
  package static let otherPurpose = ReviewReason(
    code: "other-purpose", explanation: "the label may be about something else")
  package static let onlyTitle = ReviewReason(
    code: "only-title", explanation: "only the title says so, and what it means may be harmless")
  package static let segueKind = ReviewReason(
    code: "segue-kind", explanation: "it may only show something beside the button")
  package static let taller = ReviewReason(
    code: "higher", explanation: "it is higher than one, and may be meant for taller content")
  package static let standsForControl = ReviewReason(
    code: "stands-for-control", explanation: "it may do itself what the control does")
  package static let noAction = ReviewReason(
    code: "no-action", explanation: "no control inside has an action in the file")
  package static let systemSize = ReviewReason(
    code: "system-size", explanation: "the height is one of the system's, which keeps buttons apart instead")
}

// MARK: Layout and measurement

extension ReviewReason {
  package static let growsWithTitle = ReviewReason(
    code: "grows-with-title", explanation: "no constraint fixes the width, so the control may grow instead")
  package static let growsInHeight = ReviewReason(
    code: "grows-in-height", explanation: "no constraint fixes the height, so the control may grow instead")
  package static let heightOfCanvas = ReviewReason(
    code: "height-of-canvas", explanation: "the view that holds it may be higher in the running app")
  package static let sizeOfCanvas = ReviewReason(
    code: "size-of-canvas", explanation: "the view that holds them may have another size in the running app")
  package static let misplaced = ReviewReason(
    code: "misplaced", explanation: "the recorded frame differs from the constraints")
  package static let ambiguous = ReviewReason(
    code: "ambiguous", explanation: "the constraints leave the frame ambiguous")
  package static let recordedLarger = ReviewReason(
    code: "recorded-larger", explanation: "Interface Builder recorded a larger frame")
  package static let withinTolerance = ReviewReason(
    code: "within-tolerance", explanation: "that is within the tolerance of the measurement")
  package static let sampleArgument = ReviewReason(
    code: "sample-argument", explanation: "the configuration declares no sample for the argument")
  /// The available size is an estimate.
  package static func estimated(_ explanation: String) -> ReviewReason {
    ReviewReason(code: estimatedCode, explanation: explanation)
  }
  /// Whether it is that the available size is an estimate.
  package var isEstimate: Bool { code == Self.estimatedCode }
  private static let estimatedCode = "estimated-room"
}

// MARK: Texts and tables

extension ReviewReason {
  package static let placeholderTitle = ReviewReason(
    code: "placeholder-title", explanation: "it is the title that Interface Builder gives a new button")
  package static let standardText = ReviewReason(
    code: "standard-text", explanation: "it is the text that Interface Builder gives a new object")
  package static let manualKey = ReviewReason(
    code: "manual-key", explanation: "a person has added the key, and code may look it up")
  package static let tableNotRead = ReviewReason(code: "table-not-read", explanation: "no such table was read")
  package static let fewLocalesHaveIt = ReviewReason(
    code: "few-locales-have-it", explanation: "only few other locales have it")
  package static let blank = ReviewReason(
    code: "blank", explanation: "leave it so only where this language needs no text there")
  package static let sourceLacksIt = ReviewReason(
    code: "source-lacks-it", explanation: "the source leaves it out as well")
  package static let uninflected = ReviewReason(
    code: "uninflected", explanation: "nouns stay singular after numbers there, so \"other\" may do")
}
