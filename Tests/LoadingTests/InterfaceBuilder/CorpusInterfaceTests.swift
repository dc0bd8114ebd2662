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

  @Test(arguments: InterfaceFile.all) func everyObjectIsInTheTree(file: InterfaceFile) throws {
    let reading = InterfaceBuilderReader.read(file.bytes, path: file.path)
    #expect(reading.diagnostics.isEmpty && reading.skipped == nil)
    let tree = try #require(reading.tree)
    var kinds: [ElementKind: Int] = [:]
    var constraints = 0
    for screen in tree.screens {
      screen.root.forEach { element, _ in
        kinds[element.kind, default: 0] += 1
        constraints += element.layout.constraints?.count ?? 0
      }
    }
    let text = file.text
    for (kind, names) in Self.counted {
      let expected = names.map { text.components(separatedBy: "<\($0) ").count - 1 }.reduce(0, +)
      #expect(kinds[kind, default: 0] == expected, "\(kind.name)")
    }
    #expect(constraints == text.components(separatedBy: "<constraint ").count - 1)
  }

  @Test func allFilesAreThere() { #expect(InterfaceFile.all.count >= 282) }
}
