import Foundation
import Testing

@testable import PlatformData

/// Each quantity stands once.
@Suite struct SingleFigureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/PlatformData")

  /// The lines of all files of a folder.
  private static func lines(_ subfolder: String) throws -> [String] {
    let folder = folder.appending(path: subfolder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    return try files.flatMap {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  private static func repeated(_ words: [String]) -> [String] {
    Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  /// One name in two tables was how two figures for one padding came about.
  @Test(arguments: ["UIKit", "AppKit", "HIG", "Devices"])
  func noNameStandsTwiceAmongThePlatformsFigures(folder: String) throws {
    let names = try Self.lines(folder).compactMap { line in
      line.firstMatch(of: /package static (?:let|func) (\w+).*?(?:Figure|Figures)\b/).map { String($0.1) }
    }
    #expect(!names.isEmpty)
    #expect(Self.repeated(names) == [])
  }

  @Test func noControlStandsTwiceInTheTablesOfSizes() throws {
    let mac = try String(
      contentsOf: Self.folder.appending(path: "AppKit/AppKitControlSizes.swift"), encoding: .utf8)
    let controls = mac.matches(of: /\n    \.(\w+): \[/).map { String($0.1) }
    #expect(controls.count == AppKitControl.allCases.count)
    #expect(Self.repeated(controls) == [])
  }

  @Test(arguments: UIKitMetrics.Bar.allCases)
  func aBarsHeightIsThatOfItsIntrinsicSize(bar: UIKitMetrics.Bar) {
    let controls: [UIKitMetrics.Bar: UIKitControl] = [
      .navigationBar: .navigationBar, .toolbar: .toolbar, .tabBar: .tabBar, .searchBar: .searchBar,
    ]
    let listed = controls[bar].map { UIKitControlSizes.size(of: $0, generation: .iOS13to18).value }
    #expect(listed?.height == UIKitMetrics.height(of: bar)[.iOS13to18].value)
  }
}
