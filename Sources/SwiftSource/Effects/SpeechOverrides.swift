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

  /// Notes that a class has a member.
  ///
  /// - Parameter isFalse: Whether it only returns `false`.
  mutating func add(_ member: String, isFalse: Bool = false) {
    if Self.ofContent.contains(member) || Self.ofItself.contains(member) { itself = itself ?? member }
    // An element swallows what is inside, unlike a view that VoiceOver does not stop at.
    if Self.ofContent.contains(member) || Self.ofItself.contains(member) && !isFalse { content = content ?? member }
  }

  /// Adds the members of another part of the class.
  mutating func formUnion(_ other: SpeechOverrides) {
    itself = itself ?? other.itself
    content = content ?? other.content
  }

  private static let ofItself: Set<String> = ["isAccessibilityElement", "accessibilityIsIgnored"]
  private static let ofContent: Set<String> = [
    "accessibilityElements", "accessibilityElementCount", "accessibilityElement", "accessibilityElementAtIndex",
    "accessibilityElementsHidden", "accessibilityChildren", "accessibilityVisibleChildren",
    "accessibilityChildrenInNavigationOrder", "accessibilityContents", "accessibilityAttributeValue",
    "accessibilityAttributeNames",
  ]
}
