/// The screens of an app as a report shows them, and which of them each finding is about.
public struct ScreenGallery: Sendable, Hashable, Codable {
  /// Where findings of one screen stand: some in the interface, others in the tables of its texts.
  private struct Place: Hashable, Codable {
    var file: String
    var screen: String
  }

  /// The screens in the order of the interfaces.
  public private(set) var exhibits: [ScreenExhibit] = []
  private var places: [Place: Int] = [:]

  /// A gallery without screens.
  public init() {}

  /// Adds a screen that some findings are about.
  public mutating func add(_ exhibit: ScreenExhibit, of findings: [Finding] = []) {
    let index = exhibits.count
    places[Place(file: exhibit.summary.file, screen: exhibit.summary.screen)] = index
    for finding in findings {
      guard let screen = finding.element?.screen else { continue }
      places[Place(file: finding.elementLocation.file, screen: screen)] = index
    }
    exhibits.append(exhibit)
  }

  /// The position of the screen that a finding is about; nil if it is about none.
  public func index(of finding: Finding) -> Int? {
    finding.element.flatMap { places[Place(file: finding.elementLocation.file, screen: $0.screen)] }
  }
}

/// A screen as a report shows it: measured, drawn and spoken.
public struct ScreenExhibit: Sendable, Hashable, Codable {
  /// What was measured on it.
  public var summary: ScreenSummary
  /// The words by which people know the elements with findings, by id, in the development language.
  public var names: [String: String] = [:]
  /// The drawings: those of the development language first, then by how grave the findings of a language are.
  public var pictures: [ScreenPicture] = []
  /// How many drawings were left out.
  public var undrawn = 0
  /// The transcripts of the drawn languages, the development language first.
  public var transcripts: [ScreenTranscript] = []

  /// A screen that is neither drawn nor spoken.
  public init(_ summary: ScreenSummary) { self.summary = summary }

  /// The drawing in which a finding is seen: in a locale, on the finding's device and at its content size.
  public func picture(of finding: Finding, in locale: LocaleTag) -> ScreenPicture? {
    let candidates = pictures.filter {
      $0.locales.contains(locale) && $0.contentSize == finding.contentSize ?? .standard
        && ($0.way == 0 || $0.shows(finding.element?.id))
    }.sorted { $0.shows(finding.element?.id) && !$1.shows(finding.element?.id) }
    return candidates.first { $0.isOn(finding.device) } ?? (finding.contentSize == nil ? candidates.first : nil)
  }
}

extension ScreenPicture {
  /// Whether an element is drawn.
  package func shows(_ element: String?) -> Bool { items.contains { $0.id == element } }

  /// Whether the drawing is of a device; nil is the file's own canvas.
  func isOn(_ name: String?) -> Bool { variantDevice == name }
}

extension ElementReference {
  /// The id of the screen that the element is on.
  public var screen: String { String(path.prefix { $0 != "/" }) }
}
