import AuditModel
import SwiftSource
import Testing

/// Texts of what the system shows or says for the app, and of what is known only in part.
@Suite struct SystemTextTests {
  @Test(arguments: [
    ControlCase("_ = UNNotificationAction(identifier: \"a\", title: \"Join\", options: [])", "button 'Join'"),
    ControlCase(
      "_ = UNNotificationCategory(identifier: \"c\", actions: [UNNotificationAction(identifier: \"a\", title: \"Join\")])",
      "button 'Join'"),
    ControlCase(
      "_ = UIKeyCommand(input: \"r\", modifierFlags: .command, action: a, discoverabilityTitle: \"Reset\")",
      "menuItem 'Reset'"),
    ControlCase(
      "_ = UIKeyCommand(title: \"Go\", action: a, input: \"r\", discoverabilityTitle: \"Reset\")", "menuItem 'Go'"),
    // An action in a constant, and one that is not known.
    ControlCase(
      "let b = UIBarButtonItem()\nlet act = UIAction(title: \"A\") { _ in }\nb.primaryAction = act", "barButtonItem 'A'"
    ),
    ControlCase("let b = UIBarButtonItem()\nb.primaryAction = made()", "barButtonItem ‹made()› code=made()"),
    // Buttons have no such property but one of the app's own.
    ControlCase(
      "let b = UIButton()\nb.setImage(UIImage(named: \"x\"), for: .normal)\nb.primaryAction = show", "button image=x"),
    // A key in a literal without words.
    ControlCase("let l = UILabel()\nl.text = \"\\(NSLocalizedString(\"a\", comment: \"\"))…\"", "label 'a…'"),
    ControlCase("let l = UILabel()\nl.text = \"\\(name)…\"", "label ‹name› + '…' code=name"),
  ])
  func statements(_ test: ControlCase) async { #expect(await CodeControlTests.statements(test.code) == test.expected) }

  @Test func keyCommandsOfObjectiveC() async {
    let code =
      "- (void)a {\n[UIKeyCommand keyCommandWithInput:@\"r\" modifierFlags:0 action:nil discoverabilityTitle:@\"Reset\"];\n}"
    #expect(await ObjectiveCControlTests.sketch(code) == "menuItem 'Reset'")
  }

  /// The names of an element's actions.
  @Test func customActions() async throws {
    let code = """
      import UIKit
      class C: UIViewController { func f() { let b = UIButton()
      b.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Remove", target: self, selector: s), other] } }
      """
    let trees = await SwiftUIReader().read([SourceFile(path: "C.swift", bytes: Array(code.utf8))], jobs: 1).flatMap(
      \.trees)
    let button = try #require(trees.first?.screens.first?.root.children.first)
    #expect(button.accessibility.customActions == [LocalizableText("Remove")])
  }
}
