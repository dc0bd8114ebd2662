import AuditModel

/// Adds the button trait to a view of an interface file that has a tap gesture.
struct InterfaceButtonTrait: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    // What VoiceOver does not stop at needs a label, too, and so does what no text names.
    guard finding.outcome == .fails, finding.evidence["utterance"] != nil, finding.evidence["mendedUtterance"] != nil,
      let element = InterfaceEditor(finding, in: source)
    else { return nil }
    let own = Self.traits[element.markup.tag.name] ?? []
    let traits = (own + ["button"]).sorted().map { " \($0)=\"YES\"" }.joined()
    let edit: TextEdit?
    if let accessibility = element.markup.child("accessibility", key: "accessibilityConfiguration") {
      edit = Self.edit(of: accessibility, traits: traits, in: element)
    } else {
      edit = element.adding([
        "<accessibility key=\"accessibilityConfiguration\">",
        "    <accessibilityTraits key=\"traits\"\(traits)/>", "</accessibility>",
      ])
    }
    return edit.map { Fix(of: finding, "add the button trait", .safe, edits: [$0]) }
  }

  private static func edit(of tag: InterfaceMarkup.Tag, traits: String, in element: InterfaceEditor) -> TextEdit? {
    guard let inner = InterfaceMarkup(in: element.file.text, at: tag.range.lowerBound) else { return nil }
    if let stated = inner.child("accessibilityTraits", key: "traits") {
      return stated.attributes["button"] == nil && stated.isEmpty
        ? TextEdit(at: stated.range.upperBound - 2, " button=\"YES\"") : nil
    }
    return InterfaceEditor(inner, element.file).adding(["<accessibilityTraits key=\"traits\"\(traits)/>"])
  }

  /// The traits that a class has by itself, which a list of traits in the file replaces (`UIAccessibility.h`).
  private static let traits = ["label": ["staticText"], "imageView": ["image"]]
}

/// Lets a text style follow the content size category: by an attribute or, of a button, for which Interface Builder has none, by a runtime
/// attribute of its title label.
struct InterfaceScalingFont: Fixer {
  private static let name = "adjustsFontForContentSizeCategory"

  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard finding.outcome == .fails, let element = InterfaceEditor(finding, in: source) else { return nil }
    let edit = element.markup.tag.name == "button" ? runtimeAttribute(of: element) : attribute(of: element)
    return edit.map { Fix(of: finding, "let the text style follow the content size category", .safe, edits: [$0]) }
  }

  private func attribute(of element: InterfaceEditor) -> TextEdit? {
    let tag = element.markup.tag
    guard tag.attributes[Self.name] == nil else { return nil }
    let end = tag.range.upperBound - (tag.isEmpty ? 2 : 1)
    return TextEdit(at: end, " \(Self.name)=\"YES\"")
  }

  private func runtimeAttribute(of element: InterfaceEditor) -> TextEdit? {
    let attribute =
      "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"titleLabel.\(Self.name)\" value=\"YES\"/>"
    guard let list = element.markup.child("userDefinedRuntimeAttributes") else {
      return element.adding(["<userDefinedRuntimeAttributes>", "    \(attribute)", "</userDefinedRuntimeAttributes>"])
    }
    return InterfaceMarkup(in: element.file.text, at: list.range.lowerBound)
      .flatMap { InterfaceEditor($0, element.file).adding([attribute]) }
  }
}

/// Adds elements to an element of an interface file.
struct InterfaceEditor {
  let markup: InterfaceMarkup
  let file: EditableFile

  init(_ markup: InterfaceMarkup, _ file: EditableFile) { (self.markup, self.file) = (markup, file) }

  /// The element that a finding is about; nil if the file has another one there.
  init?(_ finding: Finding, in source: FixSource) {
    guard [.storyboard, .xib].contains(source.file.format),
      let offset = source.file.offset(of: finding.location),
      let markup = InterfaceMarkup(in: source.file.text, at: offset), markup.tag.attributes["id"] == finding.element?.id
    else { return nil }
    self.init(markup, source.file)
  }

  /// Adds lines inside the element, before what is there; nil if the element is not on a line of its own.
  func adding(_ lines: [String]) -> TextEdit? {
    let tag = markup.tag
    guard file.startsLine(tag.range.lowerBound) else { return nil }
    let outer = file.indentation(at: tag.range.lowerBound)
    let inner = lines.map { file.lineBreak + outer + "    " + $0 }.joined()
    guard tag.isEmpty else { return TextEdit(at: tag.range.upperBound, inner) }
    return TextEdit(
      tag.range.upperBound - 2..<tag.range.upperBound, ">" + inner + file.lineBreak + outer + "</\(tag.name)>")
  }
}
