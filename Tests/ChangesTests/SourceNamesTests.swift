import TestSupport
import Testing

@testable import Changes

/// The names that files declare and mention, and who depends on whom.
@Suite struct SourceNamesTests {
  private static func names(_ text: String) -> SourceNames { SourceNames(of: Array(text.utf8)) }

  private static func declares(_ text: String, _ name: String, ownTypes: Set<String> = []) -> Bool {
    names(text).names(besides: Set(ownTypes.map(SourceNames.hash))).contains(SourceNames.hash(of: name))
  }

  @Test(
    arguments: [
      ("struct Login: View {}", "Login"), ("final class A { enum Inner {} }", "Inner"),
      ("public func format() {}", "format"), ("let limit = 3", "limit"),
      ("extension Color { static var brand: Color { .red } }", "brand"), ("extension Color {}", "Color"),
      ("@interface LoginCell : UITableViewCell", "LoginCell"), ("@implementation LoginCell", "LoginCell"),
      ("#define kMargin 8", "kMargin"),
    ])
  func aDeclarationIsFound(text: String, name: String) { #expect(Self.declares(text, name)) }

  @Test(
    arguments: [
      ("struct Login { var title = 1 }", "title"), ("struct Login { func show() { let x = 1 } }", "x"),
      ("extension Color { static var brand: Color { let inner = 1 } }", "inner"), ("Login()", "Login"),
    ])
  func aMemberIsFoundByItsTypeAlone(text: String, name: String) { #expect(!Self.declares(text, name)) }

  @Test func membersOfOwnTypesAreFoundByTheirTypes() {
    #expect(!Self.declares("extension Login { var title: String { \"\" } }", "title", ownTypes: ["Login"]))
  }

  @Test func oneFileDependsOnAnotherThroughAThird() {
    let files = [
      "A.swift": "struct Row: View {}", "B.swift": "struct List: View { var body: some View { Row() } }",
      "C.swift": "struct Root: View { var body: some View { List() } }", "D.swift": "struct Other: View {}",
      "Main.storyboard": "<viewController customClass=\"Root\"/>",
      "E.swift": "struct Tinted: View { var body: some View { Other().tint(.brand) } }",
      "F.swift": "extension Color { static let brand = Color(.accent) }",
    ]
    let dependents = Dependents(files.mapValues(Self.names))
    #expect(
      dependents.files(dependingOn: ["A.swift"], former: []) == ["A.swift", "B.swift", "C.swift", "Main.storyboard"])
    #expect(dependents.files(dependingOn: ["D.swift"], former: []) == ["D.swift", "E.swift"])
    #expect(dependents.files(dependingOn: ["F.swift"], former: []) == ["F.swift", "E.swift"])
    #expect(dependents.files(dependingOn: ["Gone.swift"], former: [Self.names("struct Row {}")]).contains("B.swift"))
    let asset = SourceNames(of: [], name: "Accent")
    #expect(
      dependents.files(dependingOn: ["Contents.json"], former: [asset]) == ["Contents.json", "F.swift", "E.swift"])
  }
}
