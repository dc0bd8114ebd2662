import Foundation
import Testing

@testable import generate_interface_list

@Suite struct PublicDeclarationsTests {
  @Test func onlyWhatOtherPackagesSeeIsListed() {
    let source = """
      /// A finding.
      public struct Finding: Sendable {
        /// The message.
        public var message: String
        public private(set) var count = 0
        public static let none = Finding()
        package var place: Int
        var line: Int { 1 }
        /// Makes one.
        public init(
          message: String, count: Int = 0
        ) { self.message = message }
        @inlinable public func text(in locale: String) -> String? { nil }
        public enum Kind { case a, b(Int) }
      }
      enum Hidden { case c }
      public protocol Rule {
        static var name: String { get }
        func findings() -> [Finding]
      }
      extension Finding { public var isEmpty: Bool { message.isEmpty } }
      """
    #expect(
      PublicDeclarations.list(in: source) == [
        "struct Finding: Sendable", "Finding.var message: String", "Finding.let count = 0",
        "Finding.static let none = Finding()", "Finding.init( message: String, count: Int = 0 )",
        "Finding.func text(in locale: String) -> String?", "Finding.enum Kind", "Finding.Kind.case a, b(Int)",
        "protocol Rule", "Rule.static let name: String", "Rule.func findings() -> [Finding]",
        "Finding.let isEmpty: Bool",
      ])
  }

  @Test func theCommittedListIsCurrent() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    #expect(
      try InterfaceList(repository: repository).isCurrent,
      "the public interface has changed: 'swift run generate-interface-list', read the difference, and say it in the changelog"
    )
  }
}
