import AuditModel
import SwiftSource
import Testing

/// Code that lays out a label `a` and a button `b` in a controller's view, with the constraints that are read.
struct CodeLayoutCase: CustomTestStringConvertible {
  var code: String
  var expected: [String]
  var testDescription: String { code }

  init(_ code: String, _ expected: String...) { (self.code, self.expected) = (code, expected) }
}

/// Constraints that code states.
@Suite struct CodeLayoutTests {
  /// The screen whose layout is known; nil if nothing is.
  static func screen(_ members: String, class name: String = "UIViewController", _ others: String = "") async -> Screen?
  {
    let source = """
      import UIKit
      \(others)
      final class C: \(name) {
      let a = UILabel()
      let b = UIButton()
      \(members)
      }
      """
    let trees = await CodeControlTests.trees(["V.swift": source])
    return trees.first { $0.usesAutoLayout == true }?.screens.first { $0.id == "C" }
  }

  /// The constraints of statements, each as a line; none if nothing is known.
  static func constraints(_ code: String, class name: String = "UIViewController", _ others: String = "") async
    -> [String]
  {
    let texts = "a.text = \"A\"\nb.setTitle(\"B\", for: .normal)\n"
    let screen = await screen("func setup() {\n\(texts)\(code)\n}", class: name, others)
    return (screen?.root.layout.constraints ?? []).map(line)
  }

  static func line(_ constraint: LayoutConstraint) -> String {
    let name = { (id: String?) in (id ?? "").replacing("C.label#1", with: "a").replacing("C.button#1", with: "b") }
    let signs: [LayoutConstraint.Relation: String] = [.greaterThanOrEqual: ">=", .lessThanOrEqual: "<="]
    var line = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) "
    line += constraint.relation.flatMap { signs[$0] } ?? "=="
    if let second = constraint.secondItem { line += " \(name(second)).\(constraint.secondAttribute?.name ?? "")" }
    if let multiplier = constraint.multiplier { line += " * \(multiplier)" }
    if let constant = constraint.constant { line += " \(Int(constant))" }
    if let priority = constraint.priority { line += " @\(Int(priority))" }
    return line
  }

  /// What ties the label to both sides of the view.
  private static let held = """
    view.addSubview(a)
    a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true

    """

  @Test(arguments: [
    CodeLayoutCase("", "a.leading == C.leading 16", "a.trailing == C.trailing -16"),
    CodeLayoutCase(
      "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)])",
      "a.leading == C.leading 16", "a.trailing == C.trailing -16", "a.top == C.safeArea.top"),
    CodeLayoutCase(
      "let c = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)\nc.priority = .defaultHigh\nc.isActive = true",
      "a.leading == C.leading 16", "a.trailing == C.trailing -16", "a.height >= 20 @750"),
    CodeLayoutCase(
      "let c = a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5)\nNSLayoutConstraint.activate([c])",
      "a.leading == C.leading 16", "a.trailing == C.trailing -16", "a.height == a.width * 0.5"),
    CodeLayoutCase(
      "if #available(iOS 15, *) { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true } else { other() }",
      "a.leading == C.leading 16", "a.trailing == C.trailing -16", "a.top == C.top"),
    // What may not hold leaves the axis open.
    CodeLayoutCase(
      "if isWide { a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }", "a.leading == C.leading 16",
      "a.trailing == C.trailing -16"),
    CodeLayoutCase("if isWide { a.widthAnchor.constraint(equalToConstant: 9).isActive = true }"),
    CodeLayoutCase("a.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: offset).isActive = true"),
    CodeLayoutCase("NSLayoutConstraint.deactivate(a.constraints)\na.removeConstraints(a.constraints)"),
    CodeLayoutCase("a.removeFromSuperview()"),
    CodeLayoutCase("other.addSubview(a)"),
    CodeLayoutCase("a.font = style.font"),
    CodeLayoutCase("a.attributedText = rich"),
  ])
  func anchors(_ test: CodeLayoutCase) async {
    #expect(await Self.constraints(Self.held + test.code) == test.expected)
  }

  /// Functions of the app that return a constraint, of which the caller makes a list.
  @Test(arguments: [
    CodeLayoutCase(
      "view.addConstraints([a.lead(view.leadingAnchor, padding: 16), a.constrainTrailing(view)])",
      "a.leading == C.leading 16",
      "a.trailing == C.trailing -8 @999"),
    CodeLayoutCase(
      "NSLayoutConstraint.activate([a.lead(view.leadingAnchor), a.constrainTrailing(view, padding: 4)])",
      "a.leading == C.leading",
      "a.trailing == C.trailing -4 @999"),
    // A padding that is not known, a function that is not the app's, a result that nothing makes active.
    CodeLayoutCase("view.addConstraints([a.lead(view.leadingAnchor, padding: wide), a.constrainTrailing(view)])"),
    CodeLayoutCase("view.addConstraints([a.lead(view.leadingAnchor), a.dock(view)])"),
    CodeLayoutCase("let c = [a.lead(view.leadingAnchor), a.constrainTrailing(view)]"),
  ])
  func functionsThatReturnConstraints(_ test: CodeLayoutCase) async {
    let helpers = """
      extension UIView {
        func lead(_ other: NSLayoutXAxisAnchor, padding: CGFloat = 0) -> NSLayoutConstraint {
          leadingAnchor.constraint(equalTo: other, constant: padding)
        }
        func constrainTrailing(_ view: UIView) -> NSLayoutConstraint { constrainTrailing(view, padding: 8) }
        func constrainTrailing(_ view: UIView, padding: CGFloat, priority: UILayoutPriority = 999) -> NSLayoutConstraint {
          let c = NSLayoutConstraint(
            item: self, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 1,
            constant: -padding)
          c.priority = priority
          return c
        }
      }
      """
    #expect(await Self.constraints("view.addSubview(a)\n" + test.code, helpers) == test.expected)
  }

  /// A function that gives its argument a size decides more than the code that places the view.
  @Test func sizesThatFunctionsGive() async {
    let code =
      Self.held + "grow(a)\n}\nfunc grow(_ v: UIView) {\nv.widthAnchor.constraint(equalToConstant: 9).isActive = true"
    #expect(await Self.constraints(code) == [])
  }

  @Test(arguments: [
    CodeLayoutCase(
      "a.snp.makeConstraints { make in\nmake.leading.trailing.equalToSuperview().inset(16)\nmake.height.equalTo(20).priority(.high)\n}",
      "a.leading == C.leading 16", "a.trailing == C.trailing -16", "a.height == 20 @750"),
    CodeLayoutCase(
      "a.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }", "a.left == C.safeArea.left",
      "a.right == C.safeArea.right", "a.top == C.safeArea.top", "a.bottom == C.safeArea.bottom"),
    CodeLayoutCase("a.snp.remakeConstraints { $0.edges.equalToSuperview() }"),
    CodeLayoutCase("a.snp.makeConstraints { $0.left.right.equalToSuperview().inset(margin) }"),
    CodeLayoutCase(
      "a.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)\na.autoSetDimension(.width, toSize: 90)",
      "a.leading == C.leading 8", "a.width == 90"),
    CodeLayoutCase(
      "a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)", "a.leading == C.leading",
      "a.trailing == C.trailing", "a.top == C.top"),
    CodeLayoutCase(
      "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-16-[a(>=44@750)]-m-|\", options: [], metrics: [\"m\": 8], views: [\"a\": a]))",
      "a.width >= 44 @750", "a.leading == C.leading 16", "C.trailing == a.trailing 8"),
    CodeLayoutCase(
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 90).isActive = true",
      "a.width == 90"),
    CodeLayoutCase(
      "a.horizontalToSuperview(insets: .horizontal(16))\na.height(min: 9)\na.topToSuperview(offset: 8, usingSafeArea: true)",
      "a.left == C.left 16", "a.right == C.right -16"),
    CodeLayoutCase(
      "a.edgesToSuperview(excluding: .bottom, insets: .uniform(4))\na.height(20, relation: .equalOrGreater, priority: .defaultHigh)",
      "a.left == C.left 4", "a.right == C.right -4", "a.top == C.top 4", "a.height >= 20 @750"),
    CodeLayoutCase(
      "a.leadingToSuperview(offset: 8)\na.trailing(to: view, offset: -8)\na.width(90, isActive: false)"),
    CodeLayoutCase("a.width(90)\na.height(20)", "a.width == 90", "a.height == 20"),
    CodeLayoutCase("a.width(90)\na.widthToHeight(of: a, multiplier: 2)"),
    CodeLayoutCase("a.width(90)\na.aspectRatio(2)"),
    CodeLayoutCase(
      "a.leadingToSuperview(offset: 8)\na.trailingToSuperview(offset: 8)", "a.leading == C.leading 8",
      "a.trailing == C.trailing -8"),
    CodeLayoutCase(
      "constrain(a, view) { label, box in\nlabel.left == box.left + 16\nlabel.width == box.width * 0.5 - 8 ~ .defaultHigh\nlabel.right == box.right - 2 * 8\n}",
      "a.left == C.left 16", "a.width == C.width * 0.5 -8 @750", "a.right == C.right -16"),
    CodeLayoutCase(
      "constrain(a) { $0.edges == inset($0.superview!.edges, 8, 4) }", "a.top == C.top 4", "a.leading == C.leading 8",
      "a.bottom == C.bottom -4", "a.trailing == C.trailing -8"),
    CodeLayoutCase("constrain(a, replace: group) { $0.width == 90 }"),
    CodeLayoutCase("constrain(a) { $0.width == size }"),
    CodeLayoutCase(
      "a.frame = CGRect(x: 16, y: 8, width: 90, height: 20)", "a.left == C.left 16", "a.top == C.top 8",
      "a.width == 90", "a.height == 20"),
    CodeLayoutCase("a.frame = CGRect(x: 16, y: 8, width: 90, height: 20)\na.sizeToFit()"),
    CodeLayoutCase("a.frame = CGRect(x: 16, y: 8, width: 90, height: 20)\na.frame.size.width = 100"),
    CodeLayoutCase(
      "a.frame = CGRect(x: 16, y: 8, width: 90, height: 20)\na.snp.makeConstraints { $0.width.equalTo(70) }",
      "a.width == 70"),
    CodeLayoutCase("a.pinSides(to: view, by: 12)", "a.leading == C.leading 12", "a.trailing == C.trailing"),
    CodeLayoutCase("a.pinToSuperview()\na.widthAnchor.constraint(equalToConstant: 9).isActive = true"),
  ])
  func languages(_ test: CodeLayoutCase) async {
    let helper = """
      extension UIView {
      func pinSides(to other: UIView, by margin: CGFloat) {
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: margin).isActive = true
      trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
      }
      }
      """
    #expect(await Self.constraints("view.addSubview(a)\n" + test.code, helper) == test.expected)
  }

  @Test func stacksHoldWhatTheyArrange() async throws {
    let screen = try #require(
      await Self.screen(
        """
        lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.axis = .vertical
        stack.spacing = M.gap
        return stack
        }()
        private enum M { static let gap: CGFloat = 4 + 4 }
        override func viewDidLoad() {
        a.text = "A"
        b.setTitle("B", for: .normal)
        view.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        """))
    let stack = try #require(screen.root.children.first)
    #expect(stack.kind == .stackView)
    #expect(stack.layout.axis == .vertical)
    #expect(stack.layout.spacing == 8)
    #expect(stack.children.map(\.kind) == [.label, .button])
    #expect(stack.children.allSatisfy { $0.layout.usesConstraints == true })
  }

  @Test func rowsAreAsWideAsTheDisplayAndOtherViewsAreNot() async throws {
    let code = """
      contentView.addSubview(a)
      a.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      a.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
      """
    let row = await Self.constraints(code, class: "UITableViewCell")
    #expect(row.contains("C.container#0.trailing == C.trailing"))
    #expect(await Self.constraints(code, class: "UICollectionViewCell").isEmpty)
  }

  /// A function that makes views makes one for each call, with constraints of its own.
  @Test func oneFunctionThatMakesSeveralViews() async {
    let screen = await Self.screen(
      """
      lazy var one = make()
      lazy var two = make()
      func make() -> UILabel { let label = UILabel(); label.text = "A"; return label }
      func setup() {
      view.addSubview(one)
      view.addSubview(two)
      one.widthAnchor.constraint(equalToConstant: 50).isActive = true
      two.widthAnchor.constraint(equalToConstant: 90).isActive = true
      }
      """)
    let widths = (screen?.root.layout.constraints ?? []).filter { $0.firstAttribute == .width }.map(Self.line)
    #expect(widths == ["C.label#2.width == 50", "C.label#3.width == 90"])
  }
}
