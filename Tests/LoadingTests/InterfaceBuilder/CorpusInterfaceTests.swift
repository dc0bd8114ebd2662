import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Loading

/// One Interface Builder file of the corpus.
struct InterfaceFile: Sendable, CustomTestStringConvertible {
  var path: String
  var bytes: [UInt8]

  var testDescription: String { path }

  /// The text without XML comments.
  var text: String {
    var parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "<!--")
    let first = parts.removeFirst()
    return first + parts.map { $0.components(separatedBy: "-->").dropFirst().joined(separator: "-->") }.joined()
  }

  /// All of them, sorted by path.
  static let all: [InterfaceFile] = {
    guard let folder = Corpus.folder, let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let names = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    return names.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      return InterfaceFile(path: name, bytes: [UInt8](data))
    }
  }()
}

@Suite(.enabled(if: Corpus.folder != nil)) struct CorpusInterfaceTests {
  /// Kinds whose elements are one to one with XML elements, with the elements' names.
  static let counted: [(ElementKind, [String])] = [
    (.button, ["button"]), (.label, ["label"]), (.switch, ["switch"]), (.slider, ["slider"]), (.stepper, ["stepper"]),
    (.segmentedControl, ["segmentedControl"]), (.segment, ["segment"]), (.textField, ["textField"]),
    (.textView, ["textView"]), (.barButtonItem, ["barButtonItem"]), (.tabBarItem, ["tabBarItem"]),
    (.menuItem, ["menuItem"]), (.popUpButton, ["popUpButton"]), (.stackView, ["stackView"]),
    (.imageView, ["imageView"]), (.cell, ["tableViewCell", "collectionViewCell", "tableCellView"]),
    (.navigationItem, ["navigationItem"]), (.section, ["tableViewSection"]), (.window, ["window"]),
    (.tableColumn, ["tableColumn"]), (.datePicker, ["datePicker"]), (.pageControl, ["pageControl"]),
    (.searchField, ["searchBar"]), (.box, ["box"]), (.tabViewItem, ["tabViewItem"]),
  ]

  /// The files with a view beside that of the owner that neither an outlet nor a class leads to, and that is left out.
  private static let filesWithDrafts: Set<String> = ["pocket-casts-ios/podcasts/DownloadSettingsViewController.xib"]

  @Test(arguments: InterfaceFile.all) func everyObjectIsInTheTree(file: InterfaceFile) throws {
    let reading = InterfaceBuilderReader.read(file.bytes, path: file.path)
    let text = file.text
    let isLaunchScreen = text.contains("launchScreen=\"YES\"")
    #expect(reading.diagnostics.isEmpty && (reading.skipped != nil) == isLaunchScreen)
    let tree = try #require(reading.tree)
    #expect(tree.screens.isEmpty == isLaunchScreen)
    guard !isLaunchScreen, !Self.filesWithDrafts.contains(file.path) else { return }
    var kinds: [ElementKind: Int] = [:]
    var constraints = 0
    for screen in tree.screens {
      screen.root.forEach { element, _ in
        kinds[element.kind, default: 0] += 1
        constraints += element.layout.constraints?.count ?? 0
      }
    }
    for (kind, names) in Self.counted {
      // A view with a class of UIKit's own is of its kind.
      let own = text.matches(of: /<view [^>]*customClass="UI([A-Z])([A-Za-z]+)"/).count {
        names.contains($0.output.1.lowercased() + $0.output.2)
      }
      let expected = names.map { text.components(separatedBy: "<\($0) ").count - 1 }.reduce(own, +)
      #expect(kinds[kind, default: 0] == expected, "\(kind.name)")
    }
    #expect(constraints == text.components(separatedBy: "<constraint ").count - 1)
  }

  /// Buttons of UIKit with an image and nothing to read: no title in any state, no label, no type that has its own.
  @Test(arguments: InterfaceFile.all) func iconButtonsWithoutLabelsAgreeWithThePlainFile(file: InterfaceFile) throws {
    let tree = try #require(InterfaceBuilderReader.read(file.bytes, path: file.path).tree)
    guard tree.platform != .macOS else { return }
    var found: Set<String> = []
    for screen in tree.screens {
      screen.root.forEach { element, _ in
        if element.kind == .button, Self.isUnlabeledIcon(element) { found.insert(element.id) }
      }
    }
    var expected: Set<String> = []
    try XMLReader.read(file.bytes).forEach { node in
      if node.name == "button", Self.isUnlabeledIcon(node) { expected.insert(node["id"] ?? "") }
    }
    #expect(found == expected)
  }

  private static let ownLabels: Set<String> = ["contactAdd", "infoLight", "infoDark", "detailDisclosure", "close"]

  private static func isUnlabeledIcon(_ element: Element) -> Bool {
    let control = element.control
    let states = control.states.map { Array($0.values) } ?? []
    let texts = states.map(\.title) + [control.configuration?.title, control.configuration?.subtitle]
    let hasImage =
      states.contains { $0.image != nil || $0.backgroundImage != nil } || control.configuration?.image != nil
    let isNamed = (texts + [element.accessibility.label]).contains { $0?.isBlank == false }
    return hasImage && !isNamed && element.accessibility.isElement != false
      && !ownLabels.contains(control.type?.name ?? "")
  }

  private static func isUnlabeledIcon(_ button: XMLNode) -> Bool {
    var inside: [XMLNode] = []
    for child in button.children where ["state", "buttonConfiguration"].contains(child.name) {
      child.forEach { inside.append($0) }
    }
    let hasImage = inside.contains { $0["image"] != nil || $0["backgroundImage"] != nil }
    let configuration = button.child("buttonConfiguration")
    let isNewTitleStale = configuration != nil && configuration?["title"] == nil
    inside.removeAll { isNewTitleStale && $0.name == "state" && $0["title"] == "Button" && $0["image"] == nil }
    let words = inside.map { ($0["title"] ?? "") + ($0["subtitle"] ?? "") + ($0["content"] ?? "") + $0.text }
    let accessibility = button.child("accessibility")
    let runtime = button.child("userDefinedRuntimeAttributes")?.children ?? []
    let isLabeled = accessibility?["label"] != nil || runtime.contains { $0["keyPath"] == "accessibilityLabel" }
    let isSilent = accessibility?.child("bool")?["value"] == "NO"
    let isNamed = words.joined().contains { !$0.isWhitespace } || isLabeled
    return hasImage && !isNamed && !isSilent && !ownLabels.contains(button["buttonType"] ?? "")
  }

  @Test(arguments: InterfaceFile.all) func aTreeReadsBackFromJSON(file: InterfaceFile) throws {
    let tree = try #require(InterfaceBuilderReader.read(file.bytes, path: file.path).tree)
    #expect(try JSONDecoder().decode(InterfaceTree.self, from: JSONEncoder().encode(tree)) == tree)
  }

  @Test func allFilesAreThere() { #expect(InterfaceFile.all.count >= 282) }
}
