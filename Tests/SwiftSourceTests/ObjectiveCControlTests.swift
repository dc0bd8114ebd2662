import AuditModel
import SwiftSource
import Testing

/// Controls that code in Objective-C makes.
@Suite struct ObjectiveCControlTests {
  /// The controls of a class's code, each on a line.
  static func sketch(_ code: String, header: String = "@interface C : UIViewController\n@end\n") async -> String {
    var source = SourceFile(path: "C.m", bytes: Array("\(header)@implementation C\n\(code)\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees).filter { $0.isMadeInCode == true }
    return trees.flatMap(\.screens).flatMap { ElementSketch.lines(of: $0.root.children, depth: 0) }
      .joined(separator: "\n")
  }

  /// A method that the app adds to a class of the system, and that is called like a setter, two calls deep.
  @Test(arguments: ["setIcon:(UIImage *)i", "setIcon:(UIImage *)i with:(int)n"])
  func methodsLikeSetters(signature: String) async {
    let category = """
      @implementation UIButton (Icons)
      - (void)setIcon:(UIImage *)i { [self setIcon:i with:1]; }
      - (void)setIcon:(UIImage *)i with:(int)n { [self setImage:[UIImage imageNamed:@"x"] forState:UIControlStateNormal]; }
      @end

      """
    let call = signature.contains("with") ? "setIcon:a with:2" : "setIcon:a"
    let code = "- (void)f { UIButton *b = [UIButton new];\n[b \(call)]; }"
    #expect(await Self.sketch(code, header: category) == "button image=x")
  }

  @Test(arguments: [
    ControlCase("[UIButton buttonWithType:UIButtonTypeClose];", "button type=close"),
    ControlCase(
      "[[UIBarButtonItem alloc] initWithTitle:@\"Save\" style:UIBarButtonItemStyleDone target:self action:@selector(a:)];",
      "barButtonItem 'Save'"),
    ControlCase(
      "[[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@\"gear\"] style:0 target:self action:nil];",
      "barButtonItem image=gear*"),
    ControlCase(
      "[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:nil];",
      "barButtonItem item=add"),
    ControlCase(
      "UIButton *b = [UIButton new];\n[b setTitle:NSLocalizedString(@\"go\", nil) forState:UIControlStateNormal];",
      "button \"go\""),
    ControlCase(
      "UIButton *b = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 44, 44)];\n[b setImage:[UIImage imageNamed:@\"x\"] forState:UIControlStateNormal];\nb.accessibilityLabel = NSLocalizedString(@\"x\", nil);",
      "button label=\"x\" image=x"),
    ControlCase("self->_b = [UIButton new];\n[self->_b setTitle:@\"A\" forState:UIControlStateNormal];", "button 'A'"),
    ControlCase("self->_b = [UIButton new];\n_b.accessibilityLabel = @\"L\";", "button label='L'"),
    ControlCase(
      "UIImage *i = nil;\ni = [UIImage systemImageNamed:@\"gear\"];\ni = [i imageWithConfiguration:c];\n[[UIBarButtonItem alloc] initWithImage:i style:0 target:self action:nil];",
      "barButtonItem image=gear*"),
    ControlCase(
      "UIImage *i = [[UIImage imageNamed:@\"x\"] imageWithRenderingMode:1];\n[[UIBarButtonItem alloc] initWithImage:i style:0 target:self action:nil];",
      "barButtonItem image=x"),
    ControlCase("UILabel *l = [[UILabel alloc] init];\n[l setText:@\"A\"];", "label 'A'"),
    // Code without automatic reference counting.
    ControlCase("UILabel *l = [[[UILabel alloc] init] autorelease];\n[l setText:@\"A\"];", "label 'A'"),
    ControlCase(
      "UIButton *b = [[UIButton new] retain];\n[b setImage:[[UIImage imageNamed:@\"x\"] retain] forState:0];",
      "button image=x"),
    ControlCase(
      "UILabel *l = [[UILabel alloc] init];\nl.text = [NSString stringWithFormat:FORMAT, 1];",
      "label ‹FORMAT› code=FORMAT"),
    ControlCase("[[UISwitch alloc] init];", "switch"),
    // Properties of truth values have other names in Swift, also where a message sets them.
    ControlCase("UITextField *f = [UITextField new];\n[f setSecureTextEntry:YES];", "textField secure"),
    ControlCase("NSButton *b = [NSButton new];\n[b setAccessibilityElement:NO];", "button not-element"),
    ControlCase("NSButton *b = [NSButton new];\n[b setAccessibilityHelp:@\"Help\"];", "button hint='Help'"),
    ControlCase("NSButton *b = [NSButton new];\n[b setButtonType:NSButtonTypeSwitch];", "button type=check"),
    ControlCase("NSButton *b = [NSButton new];\nb.buttonType = NSRadioButton;", "button type=radio"),
    ControlCase("NSButton *b = [NSButton new];\n[b setBezelStyle:NSHelpButtonBezelStyle];", "button type=help"),
    // The items of a pop-up button; a pull-down button shows the first.
    ControlCase("[popUp addItemsWithTitles:@[@\"A\", @\"B\"]];", "menu\n  menuItem 'A'\n  menuItem 'B'"),
    ControlCase(
      "NSPopUpButton *p = [[NSPopUpButton alloc] initWithFrame:r pullsDown:YES];\n[p addItemsWithTitles:@[@\"A\"]];",
      "popUpButton 'A' type=pullDown\nmenu\n  menuItem 'A'"),
    ControlCase(
      "self.item = [[NSStatusBar systemStatusBar] statusItemWithLength:20];\nself.item.button.title = @\"Go\";",
      "button 'Go'"),
    ControlCase(
      "[[UISegmentedControl alloc] initWithItems:@[@\"Day\", @\"Week\"]];",
      "segmentedControl\n  segment 'Day'\n  segment 'Week'"),
    ControlCase(
      "dispatch_async(q, ^{ [UIAlertAction actionWithTitle:@\"OK\" style:UIAlertActionStyleCancel handler:^(id a) { }]; });",
      "button 'OK' role=cancel"),
    ControlCase("[NSButton buttonWithTitle:@\"Go\" target:self action:nil];", "button 'Go'"),
    ControlCase("[NSButton checkboxWithTitle:@\"On\" target:self action:nil];", "button 'On' type=check"),
    ControlCase(
      "NSMenuItem *i = [[NSMenuItem alloc] initWithTitle:@\"Open\" action:nil keyEquivalent:@\"o\"];",
      "menuItem 'Open' key=o"),
    // What the app itself adds to a class makes something of which nothing is known here.
    ControlCase("[UIBarButtonItem themedButtonWithTitle:@\"A\" target:self];", ""),
    ControlCase("if (a) {\n[[UISwitch alloc] init]; } else { [[UISlider alloc] init]; }", "switch\nslider"),
    ControlCase("switch (a) { case 1: [[UISwitch alloc] init]; break; default: break; }", "switch"),
    // Broken code is read as far as it goes.
    ControlCase("[[UISwitch alloc] init", "switch"),
    ControlCase("}}}} @\"", ""),
    ControlCase("[[[[[[", ""),
    // A colon in brackets is no part of a dictionary.
    ControlCase("NSDictionary *d = @{ [A b:c]: d };\n[UISwitch new];", "switch"),
    // Branches, also those without a statement, and blocks in them.
    ControlCase("if (a) continue;\nUISwitch *s = [UISwitch new];\ns.accessibilityLabel = @\"A\";", "switch label='A'"),
    ControlCase("do i++; while (a);\n[UISwitch new];", "switch"),
    ControlCase("@try { [UISwitch new]; } @catch (NSException *e) { [UISlider new]; }", "switch\nslider"),
    ControlCase("@autoreleasepool { @synchronized(self) { [UISwitch new]; } }", "switch"),
    ControlCase("[x run:^{ @strongify(self) [UISwitch new]; }];", "switch"),
    ControlCase("[x run:^{ if (a) { [y z]; } else { if (b) return; [UISwitch new]; } }];", "switch"),
    ControlCase("[x run:^{ switch (a) { case 1: [y z]; break; default: { [UISwitch new]; } } }];", "switch"),
    ControlCase("x.y(^(BOOL done) { [UISwitch new]; });", "switch"),
    ControlCase("BOOL b = x == 1 && [y any:^BOOL(id i) { return [UISwitch new] == i; }];", "switch"),
    // AppKit's own images.
    ControlCase(
      "[NSButton buttonWithImage:[NSImage imageNamed:NSImageNameAddTemplate] target:self action:nil];",
      "button image=NSAddTemplate*"),
    ControlCase(
      "[NSButton buttonWithImage:[NSImage imageNamed:on ? NSImageNameTouchBarPauseTemplate : NSImageNameTouchBarPlayTemplate] target:self action:nil];",
      "button image=NSTouchBarPauseTemplate*"),
    ControlCase(
      "[NSButton buttonWithImage:[NSImage imageNamed:NSImageNameOfApp] target:self action:nil];",
      "button image=‹NSImageNameOfApp›"),
    // A sender of an action, also of an object behind a cast.
    ControlCase(
      "UIButton *b = [UIButton new];\n[(C *)[self delegate] close:b];\n}\n- (IBAction)close:(id)sender {", ""),
    ControlCase(
      "[[UIBarButtonItem alloc] initWithImage:[UIImage templateImageNamed:@\"x\"] style:0 target:self action:nil];",
      "barButtonItem image=x"),
    ControlCase(
      "[UIButton systemButtonWithImage:[UIImage systemImageNamed:@\"xmark\"] target:self action:nil];",
      "button image=xmark* type=system"),
    // What is sent to an object behind a cast keeps its block.
    ControlCase("[(C *)self.chats hide:YES then:^{ [UISwitch new]; }];", "switch"),
    ControlCase("[(C *)a->chats.last hide:YES then:^{ [UISwitch new]; }];", "switch"),
    ControlCase(
      "[[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:ACImageNameIcClose] style:0 target:self action:nil];",
      "barButtonItem image=icClose"),
    ControlCase(
      "UILabel *l = [UILabel new];\nl.accessibilityTraits |= UIAccessibilityTraitButton;",
      "label traits=staticText+button"),
    ControlCase(
      "UIButton *b = [UIButton new];\nb.accessibilityTraits = UIAccessibilityTraitNone;", "button traits="),
  ])
  func statements(_ test: ControlCase) async {
    #expect(await Self.sketch("- (void)build {\n\(test.code)\n}") == test.expected)
  }

  @Test(arguments: ["[f setEditable:NO];", "f.editable = NO;"])
  func aFieldThatOnlyShowsItsText(statement: String) async throws {
    let code = "- (void)a {\nNSTextField *f = [[NSTextField alloc] initWithFrame:r];\n\(statement)\n}"
    var source = SourceFile(path: "C.m", bytes: Array("@implementation C\n\(code)\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees)
    let field = try #require(trees.first?.screens.first?.root.children.first)
    #expect(field.control.isEditable == false)
  }

  /// What follows `else` is a branch of the same choice, unless nothing was written of the branch before.
  @Test(arguments: [
    ("if (a) { [b setTitle:t]; } else { [b setImage:[NSImage imageNamed:@\"x\"]]; }", "x" as String?),
    ("if (a) [b setTitle:t]; else if (c) [b setImage:[NSImage imageNamed:@\"x\"]];", "x"),
    ("if (a) { [b setTitle:t]; }\nif (c) { [b setImage:[NSImage imageNamed:@\"x\"]]; }", nil),
    ("if (a) { [b setTitle:t]; }\nif (c) ; else { [b setImage:[NSImage imageNamed:@\"x\"]]; }", nil),
    ("while (a) { [b setTitle:t]; }\n{ [b setImage:[NSImage imageNamed:@\"x\"]]; }", nil),
  ])
  func branches(code: String, image: String?) async throws {
    var source = SourceFile(
      path: "C.m",
      bytes: Array("@implementation C\n- (void)f {\nNSButton *b = [NSButton new];\n\(code)\n}\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees)
    let element = try #require(trees.first?.screens.first?.root.children.first)
    #expect(element.connections.imageAlone?.name == image)
  }

  @Test func propertiesAndParametersAreFollowed() async {
    let code = """
      - (void)viewDidLoad {
        _shareButton = [UIButton buttonWithType:UIButtonTypeSystem];
        [self style:self.shareButton];
      }
      - (void)style:(UIButton *)button { button.accessibilityLabel = @"Share"; }
      """
    #expect(await Self.sketch(code) == "button label='Share' type=system")
  }

  @Test func elementsStandWhereTheCodeDoes() async throws {
    let code =
      "- (void)a {\n\n  UISwitch *s =\n    [[UISwitch alloc] init];\n  s.accessibilityLabel = @\"A\"; UISlider *t = [UISlider new];\n}"
    var source = SourceFile(path: "C.m", bytes: Array("@implementation C\n\(code)\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees)
    let children = try #require(trees.first?.screens.first).root.children
    #expect(children.map { $0.location?.line } == [4, 6])
  }

  /// A literal that goes on behind the end of a line, and what macros expand between methods.
  @Test(arguments: [
    ("NSLog(@\"a\\\nb\\\nc\");\n}", "", 8), ("}", "$$handler(a, $$ID(b))\n  log(x - (int)y, -1);\n$$", 7),
  ])
  func methodsStandWhereTheyBegin(before: String, between: String, line: Int) async throws {
    let code = "- (void)one {\n\(before)\n\(between)\n- (void)two { [UIAlertAction actionWithTitle:@\"A\"]; }"
    var source = SourceFile(path: "C.m", bytes: Array("@implementation C\n\(code)\n@end\n".utf8))
    source.language = .objectiveC
    let screens = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees).flatMap(\.screens)
    #expect(screens.map(\.id) == ["C.two"])
    #expect(screens.first?.root.children.first?.location?.line == line)
  }

  @Test func whatBlocksMakeStandsOnItsOwnLine() async throws {
    let code = "- (void)a {\n  [x run:^{\n    [UISwitch new];\n    [y run:^{\n      [UISlider new];\n    }];\n  }];\n}"
    var source = SourceFile(path: "C.m", bytes: Array("@implementation C\n\(code)\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees)
    let children = try #require(trees.first?.screens.first).root.children
    #expect(children.map { $0.location?.line } == [4, 6])
  }

  @Test func aHeaderTellsTheSuperclass() async throws {
    var hud = SourceFile(path: "Hud.m", bytes: Array("#import \"Hud.h\"\n@implementation HudButton\n@end\n".utf8))
    hud.language = .objectiveC
    hud.header = Array("@interface HudButton<Value> : UIButton\n@property id item;\n@end\n".utf8)
    let view = SourceFile(path: "V.swift", bytes: Array("import UIKit\nclass V: UIView { let a = HudButton() }".utf8))
    let trees = await SwiftUIReader().read([hud, view], jobs: 1).flatMap(\.trees)
    #expect(trees.flatMap(\.screens).flatMap(\.root.children).map(\.kind) == [.button])
  }

  /// A source that ends anywhere, or lacks any of its characters, is read as far as it goes.
  @Test func damagedSourcesAreRead() async {
    let code = Array(
      """
      @interface C<T> : UIView
      @end
      @implementation C
      - (IBAction)a:(id)b { @try { x[1] = @{ [A b:c]: @[d, @(1)] }; } @catch (id e) { } if (f) g(^int(id h) { return -1.5f; });
        [(D *)[self e] setTitle:i ? j : k forState:l]; [m itemAtIndex:0].title = @"n"; self.o.p(q).r = ^{ switch (s) { case 1: ; } };
      }
      @end
      """.utf8)
    let tree = InterfaceTree(source: "Main.xib", platform: .iOS)
    var damaged = code.indices.map { Array(code[..<$0]) }
    damaged += code.indices.map { index in Array(code[..<index] + code[(index + 1)...]) }
    damaged += code.indices.map { index in Array(code[..<index] + [UInt8(ascii: "[")] + code[index...]) }
    damaged += code.indices.map { index in Array(code[..<index] + [UInt8(ascii: ")")] + code[index...]) }
    let sources = damaged.enumerated().map { index, bytes in
      var source = SourceFile(path: "\(index).m", bytes: bytes + Array("\n// UIButton".utf8))
      source.language = .objectiveC
      return source
    }
    let result = await SwiftUIReader().read(sources, completing: [tree], jobs: 2)
    #expect(result.files.count == sources.count)
  }

  /// Constraints in Objective-C, each as a line; none if nothing is known.
  @Test(arguments: [
    CodeLayoutCase(
      "[NSLayoutConstraint activateConstraints:@[[_a.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:16], [_a.widthAnchor constraintEqualToConstant:90]]];",
      "a.leading == C.leading 16", "a.width == 90"),
    CodeLayoutCase("[_a.widthAnchor constraintGreaterThanOrEqualToConstant:90].active = YES;", "a.width >= 90"),
    CodeLayoutCase("[_a.widthAnchor constraintEqualToConstant:90].active = YES;", "a.width == 90"),
    CodeLayoutCase("if (wide) { [_a.widthAnchor constraintEqualToConstant:90].active = YES; }"),
    CodeLayoutCase("if (wide) [_a.widthAnchor constraintEqualToConstant:90].active = YES;"),
    CodeLayoutCase(
      "NSDictionary *views = NSDictionaryOfVariableBindings(_a);\n[self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"H:|-8-[_a]-8-|\" options:0 metrics:nil views:NSDictionaryOfVariableBindings(_a)]];",
      "a.leading == C.leading 8", "C.trailing == a.trailing 8"),
    CodeLayoutCase(
      "[self.view addConstraint:[NSLayoutConstraint constraintWithItem:_a attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:90]];",
      "a.width == 90"),
    CodeLayoutCase(
      "_a.frame = CGRectMake(16, 8, 90, 20);", "a.left == C.left 16", "a.top == C.top 8", "a.width == 90",
      "a.height == 20"),
  ])
  func constraints(_ test: CodeLayoutCase) async {
    let code = "_a = [[UILabel alloc] init];\n_a.text = @\"A\";\n[self.view addSubview:_a];\n\(test.code)"
    var source = SourceFile(
      path: "C.m",
      bytes: Array(
        "@interface C : UIViewController\n@end\n@implementation C\n- (void)viewDidLoad {\n\(code)\n}\n@end\n".utf8))
    source.language = .objectiveC
    let trees = await SwiftUIReader().read([source], jobs: 1).flatMap(\.trees).filter { $0.usesAutoLayout == true }
    let found = trees.flatMap(\.screens).flatMap { $0.root.layout.constraints ?? [] }.map(CodeLayoutTests.line)
    #expect(found == test.expected)
  }
}
