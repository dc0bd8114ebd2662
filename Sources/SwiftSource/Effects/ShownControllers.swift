/// The controllers of storyboards that a class makes by their identifiers, and how it shows controllers.
struct ShownControllers: Sendable {
  private var identifiers: Set<String> = []
  /// The classes to which controllers are cast that the class makes by identifiers which it computes.
  private var made: Set<String> = []
  /// The names of the members that the class shows inside itself.
  private(set) var children: Set<String> = []
  /// Whether it shows any inside itself, as a child or as a page, and whether it shows any in another way.
  private var (contains, presents) = (false, false)
  /// Whether it shows any as a page.
  private var hasPages = false

  /// The identifiers of the controllers that the class certainly shows inside itself: it shows none otherwise.
  var parts: Set<String> { contains && !presents ? identifiers : [] }

  /// The classes of controllers, with those that inherit from them, that the class makes and certainly shows as pages.
  var classesOfPages: Set<String> { hasPages && !presents ? made : [] }

  /// Notes a call of the class.
  ///
  /// - Parameters:
  ///   - labels: The labels of the arguments.
  ///   - isOwn: Whether it calls a function of its own.
  ///   - argument: The first argument, as it is written, without `self` before it.
  ///   - cast: The type to which its result is cast.
  mutating func note(_ name: String, labels: [String]?, isOwn: Bool, argument: String?, cast: String? = nil) {
    if Self.makers.contains(name) {
      if let identifier = argument?.withoutQuotationMarks {
        identifiers.insert(identifier)
      } else if let cast {
        made.insert(cast)
      }
    }
    if name == Self.pages, labels?.contains("direction") == true {
      (contains, hasPages) = (true, true)
    } else if Self.presenting.contains(name) {
      presents = true
    } else if Self.containing.contains(name), isOwn {
      contains = true
      if let child = argument, child.isName { children.insert(child) }
    }
  }

  /// Whether a call of a function of this name matters.
  static func concern(_ name: String) -> Bool {
    makers.contains(name) || presenting.contains(name) || containing.contains(name)
  }

  /// Adds what another part of the class does.
  mutating func formUnion(_ other: ShownControllers) {
    identifiers.formUnion(other.identifiers)
    children.formUnion(other.children)
    made.formUnion(other.made)
    (contains, presents) = (contains || other.contains, presents || other.presents)
    hasPages = hasPages || other.hasPages
  }

  /// `UIPageViewController.setViewControllers(_:direction:animated:completion:)`; of other containers, it shows screens.
  private static let pages = "setViewControllers"
  private static let makers: Set<String> = ["instantiateViewController", "instantiateViewControllerWithIdentifier"]
  private static let containing: Set<String> = ["addChild", "addChildViewController"]
  private static let presenting: Set<String> = [
    "present", "presentViewController", "pushViewController", "show", "showViewController", "showDetailViewController",
    pages,
  ]
}

extension String {
  /// Whether an expression is one name.
  fileprivate var isName: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}
