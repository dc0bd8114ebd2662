import SwiftSource
import Testing

/// Texts that methods and functions of Objective-C get from their callers, and those of expressions that are not understood.
@Suite struct ObjectiveCTextTests {
  /// What calls give to a method or function is followed, as in Swift.
  @Test(arguments: [
    ControlCase(
      "- (void)lab:(NSString *)t { SHOW }\n- (void)go { [self lab:@\"A\"]; [self lab:@\"B\"]; }", "label 'A' others='B'"
    ),
    ControlCase(
      "- (void)lab:(nullable NSString *)t big:(BOOL)b { SHOW }\n- (void)go { [self lab:@\"A\" big:YES]; }", "label 'A'"),
    ControlCase("- (void)lab:(NSString * _Nonnull)t { SHOW }\n- (void)go { [self lab:@\"A\"]; }", "label 'A'"),
    ControlCase(
      "- (void)showWithTitle:(NSString *)t { SHOW }\n- (void)go { [self showWithTitle:NSLocalizedString(@\"a\", nil)]; }",
      "label \"a\""),
    ControlCase(
      "- (void)showLabelWithTitle:(NSString *)t size:(int)s { SHOW }\n- (void)go { [self showLabelWithTitle:@\"A\" size:3]; }",
      "label 'A'"),
    ControlCase("+ (void)lab:(NSString *)t { SHOW }\n- (void)go { [C lab:@\"A\"]; }", "label 'A'"),
    ControlCase(
      "- (UILabel *)make:(NSString *)t { SHOW return l; }\n- (void)go { UILabel *m = [self make:@\"A\"]; }", "label 'A'"
    ),
    ControlCase(
      "static void lab(UIView *v, NSString *t) { SHOW }\n- (void)go { lab(self.view, @\"A\"); }", "label 'A'"),
    // Values that are no texts, and what is not known.
    ControlCase("- (void)lab:(id)t { SHOW }\n- (void)go { [self lab:@\"A\"]; }", "label ‹t› code=t"),
    ControlCase("- (void)lab:(NSString **)t { SHOW }\n- (void)go { [self lab:@\"A\"]; }", "label ‹t› code=t"),
    ControlCase("- (void)lab:(NSString *)t { SHOW }\n- (void)go { [self lab:name]; }", "label ‹t› code=t"),
  ])
  func givenTexts(_ test: ControlCase) async {
    let code = test.code.replacing("SHOW", with: "UILabel *l = [UILabel new]; l.text = t;")
    #expect(await ObjectiveCControlTests.sketch(code) == test.expected)
  }

  /// Functions before the class, which is not one of them.
  @Test(arguments: [
    "typedef NS_ENUM(NSInteger, Mode) { ModeA, ModeB };\nstatic void lab(NSString *t) { UILabel *l = [UILabel new]; l.text = t; }",
    "static int x(void) { return 1; }\nvoid lab(NSString *t) { UILabel *l = [UILabel new]; l.text = t; }",
    "static UILabel *lab(NSString *const t) { UILabel *l = [UILabel new]; l.text = t; return l; }",
  ])
  func functionsOutsideOfClasses(function: String) async {
    #expect(await ObjectiveCControlTests.sketch("- (void)go { lab(@\"A\"); }", header: "\(function)\n") == "label 'A'")
  }

  /// An assignment to several places.
  @Test(arguments: [
    ControlCase(
      "UITextField *f = [UITextField new];\nf.text = f.placeholder = @\"Name\";", "textField 'Name' placeholder='Name'"),
    ControlCase(
      "UITextField *f = [UITextField new];\nf.text = f.placeholder = NSLocalizedString(@\"a\", nil);",
      "textField \"a\" placeholder=\"a\""),
    ControlCase(
      "UITextField *f = [UITextField new];\nf.text = f.placeholder = name;", "textField ‹name› placeholder=‹name›"),
    ControlCase("self.a = self.b = [UISwitch new];\nself.a.accessibilityLabel = @\"A\";", "switch label='A'"),
    ControlCase("UISwitch *a = self.b = [UISwitch new];\nself.b.accessibilityLabel = @\"A\";", "switch label='A'"),
    ControlCase("UISwitch *a = [UISwitch new];\na.on = x == y;", "switch"),
  ])
  func chainedAssignments(_ test: ControlCase) async {
    #expect(await ObjectiveCControlTests.sketch("- (void)build {\n\(test.code)\n}") == test.expected)
  }

  /// What is not understood is shown as it is written.
  @Test(arguments: [
    ("n.userInfo[@\"message\"]", "n.userInfo[\"message\"]"), ("a + b", "a + b"), ("(*p).name", "*p.name"),
    ("names[i + 1]", "names[i + 1]"), ("@selector(go:)", "@selector(go:)"),
  ])
  func expressions(source: String, shown: String) async {
    let found = await ObjectiveCControlTests.sketch(
      "- (void)build {\nUILabel *l = [UILabel new];\nl.text = \(source);\n}")
    #expect(found == "label ‹\(shown)› code=\(shown)")
  }

  /// What is done to an item of a list is no constant.
  @Test func itemsOfLists() async {
    let code = "UISwitch *s = [UISwitch new];\nself.all = @[s];\nself.all[0].accessibilityLabel = @\"A\";"
    #expect(await ObjectiveCControlTests.sketch("- (void)build {\n\(code)\n}") == "switch label='A'")
  }
}
