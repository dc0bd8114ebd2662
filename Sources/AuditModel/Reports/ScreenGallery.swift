/// The drawings of the screens that have findings.
public struct ScreenGallery: Sendable, Hashable {
  /// Where findings of one screen stand: some in the interface, others in the tables of its texts.
  private struct Place: Hashable {
    var file: String
    var screen: String
  }

  /// How many screens are drawn at most, the gravest findings' first.
  public static let limit = 60

  /// The drawings.
  public private(set) var pictures: [ScreenPicture] = []
  /// How many screens with findings are not drawn.
  public var omitted = 0
  private var places: [Place: Int] = [:]

  /// A gallery without drawings.
  public init() {}

  /// Adds the drawing of the screen that some findings are about.
  public mutating func add(_ picture: ScreenPicture, of findings: [Finding]) {
    for finding in findings {
      guard let screen = finding.element?.screen else { continue }
      places[Place(file: finding.location.file, screen: screen)] = pictures.count
    }
    pictures.append(picture)
  }

  /// The place among the drawings of the screen that a finding is about; nil if it is not drawn.
  public func index(of finding: Finding) -> Int? {
    finding.element.flatMap { places[Place(file: finding.location.file, screen: $0.screen)] }
  }
}

extension ElementReference {
  /// The id of the screen that the element is on.
  public var screen: String { String(path.prefix { $0 != "/" }) }
}
