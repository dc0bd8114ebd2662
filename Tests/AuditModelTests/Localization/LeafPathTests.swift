import AuditModel
import Foundation
import TestSupport
import Testing

@Suite struct LeafPathTests {
  /// A path of up to five conditions, whose names have dots, spaces and none of either.
  private func path(seed: UInt64) -> LeafPath {
    var generator = SeededGenerator(seed: seed)
    let names = ["one", "other", "ipad", "20", "a.b", "", "variable name", "plural"]
    return LeafPath(
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        let name = names[Int.random(in: 0..<names.count, using: &generator)]
        let steps: [LeafPath.Step] = [
          .plural(name), .device(name), .width(name), .substitution(name),
          .item(Int.random(in: 0..<100, using: &generator)),
        ]
        return steps[Int.random(in: 0..<steps.count, using: &generator)]
      })
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func aLeafPathIsReadAsItWasWritten(seed: UInt64) throws {
    let path = path(seed: seed)
    let read = try JSONDecoder().decode(LeafPath.self, from: JSONEncoder().encode(path))
    #expect(read == path)
    // With dots between its parts it can only be read where no part has one.
    if !path.steps.contains(where: { "\($0)".contains(".b") }) { #expect(LeafPath(path.description) == path) }
  }

  @Test(arguments: ["plural", "plural.one.device", "color.red", "item.first", "one"])
  func aTextThatIsNotALeafPathIsRejected(text: String) {
    #expect(LeafPath(text) == nil)
  }
}
