internal import AuditModel

/// The members by which a class decides itself what is spoken of its instances, whatever files and other code say.
///
/// Source: Apple's documentation of `UIAccessibility`, `UIAccessibilityContainer` and `NSAccessibilityProtocol`, and of the informal
/// protocol `NSAccessibility` before OS X 10.10.
struct SpeechOverrides: Sendable {
  /// What is decided about.
  typealias Part = any KeyPath<SpeechOverrides, String?> & Sendable

  /// The member that decides whether and how the instances are spoken; nil if none does.
  private(set) var itself: String?
  /// The member that decides what is reached inside the instances; nil if none does.
  private(set) var content: String?
  /// Whether all members that decide it leave nothing to be reached.
  private var isEmptied = true

  /// Whether all that is decided about the instances is that they are spoken, as controls are anyway.
  private(set) var areElements = true

  /// Whether members say what the instances do or show as a control: they act for those that are inside.
  private(set) var areControls = false

  /// Whether nothing inside the instances is reached.
  var areClosed: Bool { content != nil && isEmptied }

  /// Notes that a class has a member.
  ///
  /// - Parameter value: All that it returns, as it is written; nil if that is more than one expression.
  mutating func add(_ member: String, returning value: String? = nil) {
    let isFalse = value.map(Self.negations.contains) ?? false
    if Self.ofControls.contains(member) { areControls = true }
    if Self.ofContent.contains(member) || Self.ofItself.contains(member) {
      itself = itself ?? member
      areElements = areElements && member == ReachDecision.itself && value.map(Self.affirmations.contains) == true
    }
    // An element swallows what is inside, unlike a view that VoiceOver does not stop at.
    guard Self.ofContent.contains(member) || Self.ofItself.contains(member) && !isFalse else { return }
    // What is said of the elements inside says more than that the view is an element.
    content = content == nil || content == ReachDecision.itself ? member : content
    isEmptied = isEmptied && (value.flatMap { Self.emptying[member]?.contains($0) } ?? false)
  }

  /// Adds the members of another part of the class.
  mutating func formUnion(_ other: SpeechOverrides) {
    itself = itself ?? other.itself
    content = content ?? other.content
    isEmptied = isEmptied && other.isEmptied
    areElements = areElements && other.areElements
    areControls = areControls || other.areControls
  }

  private static let negations: Set<String> = ["false", "NO"]
  private static let affirmations: Set<String> = ["true", "YES"]
  private static let emptyLists: Set<String> = ["[]", "@[]"]
  /// What members return of which nothing inside is reached.
  private static let emptying: [String: Set<String>] = [
    "isAccessibilityElement": affirmations, "accessibilityElementsHidden": affirmations,
    "accessibilityElements": emptyLists, "accessibilityElementCount": ["0"], "accessibilityChildren": emptyLists,
  ]

  private static let ofControls: Set<String> = [
    "accessibilityPerformPress", "accessibilityPerformShowMenu", "accessibilityPerformIncrement", "accessibilityValue",
  ]
  private static let ofItself: Set<String> = ["isAccessibilityElement", "accessibilityIsIgnored"]
  private static let ofContent: Set<String> = [
    "accessibilityElements", "accessibilityElementCount", "accessibilityElement", "accessibilityElementAtIndex",
    "accessibilityElementsHidden", "accessibilityChildren", "accessibilityVisibleChildren",
    "accessibilityChildrenInNavigationOrder", "accessibilityContents", "accessibilityAttributeValue",
    "accessibilityAttributeNames",
  ]
}

extension SpeechOverrides {
  /// What a class decides about a part; nil if it leaves that to others.
  func use(of part: Part, by type: String) -> CodeUse? {
    guard let member = self[keyPath: part] else { return nil }
    var use = CodeUse(decidedBy: type, member: member)
    if part == \SpeechOverrides.content, areClosed { use.isUnreached = true }
    return use
  }
}
