import AuditModel
import SwiftSource
import Testing

/// Declarations beside a view, what the view's body shows, and what is read of it.
struct SourceCase: CustomTestStringConvertible {
  var declarations: String
  var body: String
  var expected: String
  var testDescription: String { "\(body) with \(declarations)" }

  init(_ declarations: String, _ body: String, _ expected: String) {
    (self.declarations, self.body, self.expected) = (declarations, body, expected)
  }
}

extension SourceCase {
  /// The elements of the view's body, each on a line; the declarations are in a file of their own.
  func sketch() async throws -> String {
    let view = "import SwiftUI\nstruct V: View { var body: some View { \(body) } }"
    let sources = zip(["V.swift", "W.swift"], [view, "import SwiftUI\n\(declarations)"]).map {
      SourceFile(path: $0, bytes: Array($1.utf8))
    }
    let tree = try #require(await SwiftUIReader().read(sources, jobs: 1).first?.trees.first)
    let screen = try #require(tree.screens.first)
    return ElementSketch.lines(of: screen.root.children, depth: 0).joined(separator: "\n")
  }
}

/// Elements as short lines: the kind, what it shows, what it says.
enum ElementSketch {
  /// The elements inside the screen of a view whose body is given.
  static func body(_ body: String, members: String = "") async throws -> String {
    let tree = try await tree("struct V: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}")
    return lines(of: tree.screens[0].root.children, depth: 0).joined(separator: "\n")
  }

  /// The tree of a source file that imports SwiftUI.
  static func tree(_ source: String, path: String = "V.swift") async throws -> InterfaceTree {
    try #require(
      await SwiftUIReader().read(Array("import SwiftUI\n\(source)\n".utf8), path: path).trees.first)
  }

  /// One line for each element, those inside indented, without what matters to the layout alone.
  static func lines(of elements: [Element], depth: Int) -> [String] {
    elements.filter { !$0.kind.isOnlyOfLayout }.flatMap { element in
      [String(repeating: "  ", count: depth) + line(of: element)] + lines(of: element.children, depth: depth + 1)
    }
  }

  private static func line(of element: Element) -> String {
    let control = element.control
    let accessibility = element.accessibility
    var parts = [element.kind.name]
    parts += [control.states?[.normal]?.title, control.title, control.text].compactMap { $0.map(text) }
    let named: [(String, LocalizableText?)] = [
      ("subtitle", control.subtitle), ("placeholder", control.placeholder), ("toolTip", control.toolTip),
      ("controlValue", control.value),
      ("label", accessibility.label), ("hint", accessibility.hint), ("value", accessibility.value),
    ]
    parts += named.compactMap { name, value in value.map { "\(name)=\(text($0))" } }
    if let image = control.states?[.normal]?.image ?? control.image {
      let name =
        image.expression.map { "‹\($0)›" } ?? ([image.name] + (image.otherNames ?? [])).joined(separator: " or ")
      parts.append("image=\(name)\(image.isSystem ? "*" : "")")
    }
    let plain: [(String, String?)] = [
      ("type", control.type?.name), ("role", control.role?.name), ("style", control.configuration?.style?.name),
      ("size", control.controlSize?.name), ("shape", control.borderShape?.name), ("item", control.systemItem?.name),
      ("position", control.imagePosition?.name), ("mode", control.mode?.name), ("axis", element.layout.axis?.name),
      ("key", control.keyEquivalent.map { $0 == "\r" ? "return" : $0 }), ("id", accessibility.identifier),
      ("children", accessibility.children?.name), ("language", accessibility.language),
      ("expanded", accessibility.expandedStatus?.name), ("note", element.localizerNote), ("class", element.customClass),
      ("traits", accessibility.traits?.map(\.name).joined(separator: "+")),
      ("computedTraits", accessibility.computedTraits?.joined(separator: "+")),
      ("gestures", element.gestures?.map(\.name).joined(separator: "+")),
      ("opens", element.opens?.map(\.name).joined(separator: "+")),
      ("code", element.expressions?.joined(separator: " | ")),
      ("actions", accessibility.customActions.map { $0.map(text).joined(separator: "+") }),
      ("others", element.otherTexts.map { $0.map(text).joined(separator: "+") }),
      ("hints", accessibility.otherHints.map { $0.map(text).joined(separator: "+") }),
      ("way", element.branch.map { "\($0.choice)/\($0.index)" }), ("font", control.font?.style?.rawValue),
      ("priority", accessibility.sortPriority.map { "\($0)" }),
    ]
    parts += plain.compactMap { name, value in value.map { "\(name)=\($0)" } }
    let flags: [(String, Bool?)] = [
      ("element", accessibility.isElement), ("enabled", control.isEnabled), ("hidden", element.isHidden),
      ("selected", control.isSelected), ("on", control.isOn), ("secure", control.isSecure),
      ("menuFirst", control.showsMenuAsPrimaryAction), ("activity", control.configuration?.showsActivityIndicator),
    ]
    parts += flags.compactMap { name, value in value.map { $0 ? name : "not-\(name)" } }
    return parts.joined(separator: " ")
  }

  /// A key in double quotes, other words in single ones, an expression in angle quotes; the table behind an at sign.
  private static func text(_ text: LocalizableText) -> String {
    if text.expression != nil, let parts = text.parts { return parts.map(Self.text).joined(separator: " + ") }
    if let expression = text.expression { return "‹\(expression)›" }
    guard let key = text.key else { return "'\(text.value ?? "")'" }
    let words = text.value == key ? "" : "='\(text.value ?? "")'"
    return "\"\(key)\"\(words)\(text.table.map { "@\($0)" } ?? "")"
  }
}

extension SwiftUIReader {
  /// Reads one file on its own.
  func read(_ bytes: [UInt8], path: String) async -> SourceReading {
    await read([SourceFile(path: path, bytes: bytes)], jobs: 1)[0]
  }

  /// Reads files of a project without interface files.
  func read(_ sources: [SourceFile], jobs: Int) async -> [SourceReading] {
    await read(sources, completing: [], jobs: jobs).files
  }
}
