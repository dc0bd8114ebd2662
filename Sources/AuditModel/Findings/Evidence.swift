/// One fact behind a finding.
public enum Evidence: Sendable, Hashable, Codable {
  /// A text.
  case text(String)
  /// A number, in the unit that its name says.
  case number(Double)
  /// Several texts.
  case list([String])

  /// Reads a string, a number or an array of strings.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .list(try container.decode([String].self))
    }
  }

  /// Writes a string, a number or an array of strings.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .list(let list): try container.encode(list)
    }
  }

  /// A length in points.
  public static func points(_ length: Points) -> Evidence { .number(length.value) }
}

/// Facts by name, in the order of the names: of a few, a dictionary takes twice as much memory.
struct EvidenceList: Sendable, Hashable {
  /// A fact with its name.
  struct Item: Sendable, Hashable {
    let name: String
    let fact: Evidence
  }

  /// The facts.
  private(set) var items: [Item] = []

  /// The facts of a dictionary.
  init(_ facts: [String: Evidence]) {
    items = facts.map { Item(name: $0.key, fact: $0.value) }.sorted { $0.name < $1.name }
  }

  /// The facts as a dictionary.
  var byName: [String: Evidence] {
    Dictionary(items.map { ($0.name, $0.fact) }, uniquingKeysWith: { first, _ in first })
  }
}

extension EvidenceList: Codable {
  init(from decoder: any Decoder) throws { self.init(try [String: Evidence](from: decoder)) }

  func encode(to encoder: any Encoder) throws { try byName.encode(to: encoder) }
}
