import SwiftSource
import Testing

/// What closures do to members of their arguments.
@Suite struct UntypedArgumentTests {
  private static let classes = """
    class Header: UIView { let label = UILabel() }
    class Other: UIView { let label = UILabel(); func f() { label.text = "A" } }
    """

  @Test(arguments: [
    // Nothing states whose label it is: known words stay.
    ControlCase("each { $0.label.text = name }", "label ‹name› code=name\nlabel 'A'"),
    ControlCase("each { view in view.label.text = name }", "label ‹name› code=name\nlabel 'A'"),
    // The type is stated.
    ControlCase("each { (view: Header) in view.label.text = \"B\" }", "label 'B'\nlabel 'A'"),
    ControlCase(
      "let r = UICollectionView.SupplementaryRegistration<Header>(elementKind: k) { $0.label.text = \"B\" }",
      "label 'B'\nlabel 'A'"),
    ControlCase(
      "let r = UICollectionView.CellRegistration<Header, Item> { view, _, item in view.label.text = item.name }",
      "label ‹item.name› code=item.name\nlabel 'A'"),
  ])
  func closures(_ test: ControlCase) async {
    let source = "class C: UIViewController { func g() { \(test.code) } }\n\(Self.classes)"
    #expect(await CodeControlTests.sketch(source) == test.expected)
  }
}
