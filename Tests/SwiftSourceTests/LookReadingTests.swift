import AuditModel
import SwiftSource
import Testing

/// The fonts, colors and sizes that code gives views.
@Suite struct LookReadingTests {
  private func element(_ view: String) async throws -> Element {
    let source = "import SwiftUI\nstruct V: View { var body: some View {\n\(view)\n} }"
    let tree = await SwiftUIReader().read(Array(source.utf8), path: "V.swift").trees.first
    return try #require(tree?.screens.first?.root.children.first)
  }

  @Test(arguments: [
    (".system(size: 17)", nil, 17.0), ("Font.system(size: 17, weight: .bold)", nil, 17),
    (".custom(\"Georgia\", fixedSize: 12)", nil, 12), (".custom(\"Georgia\", size: 12)", TextStyle.body, 12),
    (".custom(\"Georgia\", size: 12, relativeTo: .title)", .title1, 12), (".title2", .title2, nil),
    ("Font.title.bold()", .title1, nil), (".system(.headline, design: .rounded)", .headline, nil),
    (".system(size: size)", nil, nil), (".brand", nil, nil),
  ])
  func fonts(font: String, style: TextStyle?, size: Double?) async throws {
    let read = try await element("Text(\"a\").font(\(font))").control.font
    #expect(read?.style == style)
    #expect(read?.size == size)
  }

  @Test(arguments: [
    (".white", ColorReference(system: "whiteColor")), ("Color.gray", ColorReference(system: "systemGrayColor")),
    ("Color(\"Brand\")", ColorReference(name: "Brand")),
    ("Color(.systemBackground)", ColorReference(system: "systemBackgroundColor")),
    ("Color(uiColor: .label)", ColorReference(system: "labelColor")),
    ("Color(UIColor.label)", ColorReference(system: "labelColor")),
    (
      "Color(red: 0, green: 0.5, blue: 1)",
      ColorReference(components: ColorComponents(red: 0, green: 0.5, blue: 1))
    ),
    (
      "Color(white: 1, opacity: 0.5)",
      ColorReference(components: ColorComponents(red: 1, green: 1, blue: 1, alpha: 0.5))
    ),
    ("Color(.displayP3, red: 0, green: 0, blue: 1)", ColorReference()), ("color", ColorReference()),
    ("Color.white.opacity(0.5)", ColorReference()), ("isOn ? .red : .blue", ColorReference()),
  ])
  func colors(color: String, expected: ColorReference) async throws {
    let text = try await element("Text(\"a\").foregroundStyle(\(color)).background(\(color))")
    #expect(text.appearance.textColor == expected)
    #expect(text.appearance.backgroundColor == expected)
  }

  @Test func theInnermostBackgroundIsBehindTheView() async throws {
    #expect(
      try await element("Text(\"a\").background(.white).background(.black)").appearance.backgroundColor
        == ColorReference(system: "whiteColor"))
    #expect(try await element("Text(\"a\").background { Color.white }").appearance.backgroundColor == ColorReference())
    #expect(try await element("Text(\"a\")").appearance.backgroundColor == nil)
  }

  @Test(
    arguments: [
      (".frame(width: 16, height: 20)", 16, 20), (".frame(height: 20)", nil, 20),
      (".frame(width: 16, height: 16).padding(8)", 32, 32), (".frame(width: 16, height: 16).padding()", nil, nil),
      (".frame(width: 16, height: 16).padding(.horizontal, 4)", 24, 16),
      (".frame(width: 16, height: 16).padding(.top, 4)", 16, 20),
      (".frame(width: 16, height: 16).padding([.top, .leading], 4)", 20, 20),
      (".frame(width: 16, height: 16).padding(insets)", nil, nil),
      (".frame(width: 16, height: 16).frame(maxWidth: .infinity)", nil, 16),
      (".frame(width: side, height: 16)", nil, 16), (".frame(width: nil, height: 16)", nil, 16),
      (".frame(width: 16, height: 16).contentShape(Circle())", nil, nil), ("", nil, nil),
    ] as [(String, Int?, Int?)])
  func sizes(modifiers: String, width: Int?, height: Int?) async throws {
    let button = try await element("Button { act() } label: { Image(\"a\")\(modifiers) }")
    #expect(button.layout.fixedWidth == width.map { Points($0) })
    #expect(button.layout.fixedHeight == height.map { Points($0) })
  }

  /// A frame around a button neither makes its label larger nor cuts it off.
  @Test(arguments: [(20, 16), (44, 16), (8, 16)])
  func framesAroundButtons(side: Int, region: Int) async throws {
    let button = try await element(
      "Button { act() } label: { Image(\"a\").frame(width: 16, height: 16) }.frame(width: \(side), height: \(side)).padding(8)"
    )
    #expect(button.layout.fixedWidth == Points(region) && button.layout.fixedHeight == Points(region))
  }

  @Test(arguments: [
    ("openURL(url)", true), ("UIApplication.shared.open(url)", true), ("open(url)", false), ("isOpen = true", false),
    ("UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)", false),
  ])
  func buttonsThatOpenAddresses(action: String, opens: Bool) async throws {
    #expect(try await element("Button(\"a\") { \(action) }").actions == (opens ? ["openURL"] : nil))
  }
}
