/// Something that code may do with an element, which makes what the interface file says of it doubtful.
package struct CodeAct: Sendable {
  /// What it does, as a verb phrase that follows "code may".
  package let phrase: String
  /// The properties that code sets to do it.
  package let properties: Set<CodeProperty>
  /// Whether it changes what is spoken, not only what is seen.
  package var isSpoken: Bool { !properties.isDisjoint(with: [.label, .hint, .value, .traits, .actions]) }

  /// Gives the element a name.
  package static let label = CodeAct(phrase: "set a label", properties: [.label, .title])
  /// Changes what the element is called.
  package static let rename = CodeAct(phrase: "change it", properties: [.label, .title])
  /// Sets the title or text.
  package static let title = CodeAct(phrase: "set the title", properties: [.title])
  /// Replaces a text.
  package static let text = CodeAct(phrase: "replace it", properties: [.title, .placeholder, .toolTip])
  /// Changes how the element looks.
  package static let appearance = CodeAct(
    phrase: "change its appearance", properties: [.color, .style, .font, .image, .backgroundImage])
  /// Changes how the element looks but for its font.
  package static let paint = CodeAct(
    phrase: "change its appearance", properties: [.color, .style, .image, .backgroundImage])
  /// Changes the style of a Mac button, its title or its image.
  package static let style = CodeAct(
    phrase: "change it", properties: [.style, .title, .image, .backgroundImage, .size])
  /// Shows an image.
  package static let depict = CodeAct(phrase: "set an image", properties: [.image, .backgroundImage])
  /// Changes a color.
  package static let color = CodeAct(phrase: "change the color", properties: [.color])
  /// Sets the traits.
  package static let traits = CodeAct(phrase: "set its traits", properties: [.traits])
  /// Disables the element.
  package static let disable = CodeAct(phrase: "disable it", properties: [.enabled])
  /// Makes the element larger by what it shows.
  package static let resize = CodeAct(
    phrase: "set an image or a configuration of another size",
    properties: [.image, .backgroundImage, .style, .title, .font, .size])
  /// Extends where touches count.
  package static let enlarge = CodeAct(phrase: "enlarge the hit region", properties: [.size])
  /// Shows the element at times.
  package static let show = CodeAct(phrase: "show and hide it", properties: [.visibility])
  /// Moves constraints.
  package static let constant = CodeAct(phrase: "change a constant", properties: [.size])
  /// Shows a title in another way.
  package static let draw = CodeAct(phrase: "show it in another way", properties: [.lines, .font, .style, .size])
  /// Names a cell, or makes it one element.
  package static let combine = CodeAct(
    phrase: "set a label or make the cell one element", properties: [.label, .traits])
  /// Offers what is inside as actions.
  package static let actions = CodeAct(phrase: "offer them as actions", properties: [.actions, .traits])
}
