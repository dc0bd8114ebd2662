import Foundation

/// The parts of `controls/labels.json`.
package enum LabelGroup: String, Sendable, CaseIterable {
  case barButtonItem, tabBarItem, button, appKitRole
}

/// Labels that UIKit and AppKit give by themselves, in English.
struct LabelFile: Decodable {
  struct Group: Decodable {
    var confidence: String
    var source: String
    var texts: [String: String]
  }

  var language = "en"
  var groups: [String: Group] = [:]

  /// A file without labels.
  init() {}

  /// Reads a file; throws where it is malformed.
  init(_ json: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(json)) }

  /// A label of a group by the item's name; nil where there is none.
  func phrase(_ name: String, of group: LabelGroup) -> SpokenPhrase? {
    guard let group = groups[group.rawValue], let text = group.texts[name] else { return nil }
    return SpokenPhrase(text: text, confidence: group.confidence, source: group.source, language: language)
  }

  /// The embedded file.
  static let embedded = PackageResources.labels_json
}
