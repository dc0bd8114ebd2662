internal import AuditModel
internal import SwiftSyntax

// Modifiers that the app defines: functions in extensions of SwiftUI's views, and types that are a `ViewModifier`.
extension ViewWalk {
  /// Applies `.card(title: "…")`, whose body begins with the views that it changes.
  ///
  /// - Returns: Whether the app declares the modifier, and its body shows the views.
  mutating func applyOwn(_ modifier: ViewCall, to elements: inout [Element], _ around: ViewEnvironment) -> Bool {
    guard let (extended, member) = ownModifier(modifier) else {
      // What SwiftUI's modifiers show in their closures, such as a destination, is not the views.
      if Self.isSwiftUIs(modifier.name) { return false }
      if Self.replacingImages.contains(modifier.name), elements.count == 1, elements[0].kind == .imageView {
        // What is shown while an image is not there is a part of it.
        _ = content(modifier, around)
      } else {
        applyClosure(of: modifier, to: &elements, around)
      }
      return false
    }
    return apply(modifier, member, of: extended, to: &elements, around)
  }

  /// Applies a modifier that a component has as a method of its own: `Row().card(title: "…")`.
  ///
  /// - Returns: Whether the component has the method, and its body shows the component.
  mutating func applyMethod(
    _ modifier: ViewCall, of base: ViewExpression.Base, to elements: inout [Element], _ around: ViewEnvironment
  ) -> Bool {
    guard case .call(let call) = base, !Self.isSwiftUIs(modifier.name),
      let declared = source.module.type(named: call.name, from: locations.file),
      let member = declared.members[modifier.name]?.meant(by: modifier, in: scope), member.isView, member.node != nil,
      ViewArguments(modifier, member.parameters).isMatch
    else { return false }
    return apply(modifier, member, of: declared, to: &elements, around)
  }

  /// Applies a modifier whose body is a member of a type; whether it shows the views.
  private mutating func apply(
    _ modifier: ViewCall, _ member: ViewMember, of type: ViewType, to elements: inout [Element],
    _ around: ViewEnvironment
  ) -> Bool {
    guard !elements.isEmpty,
      var inner = scope.inside(
        type, member.signature(named: modifier.name), member.arguments(of: modifier, in: scope, memberOf: type))
    else { return false }
    inner.locations = member.locations
    return change(&elements, named: "self", by: member, in: &inner, around)
  }

  /// Applies `.modifier(Card(title: "…"))`.
  mutating func applyType(_ modifier: ViewCall, to elements: inout [Element], _ around: ViewEnvironment) {
    if let expression = modifier.first { applyType(expression, to: &elements, around) }
  }

  /// `ModifiedContent(content: Text("…"), modifier: Card(title: "…"))`: the view with the modifier.
  mutating func modifiedContent(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var elements = call.argument("content").map { self.elements($0, around) } ?? []
    if let modifier = call.argument("modifier") { applyType(modifier, to: &elements, around) }
    return elements
  }

  private mutating func applyType(_ expression: ExprSyntax, to elements: inout [Element], _ around: ViewEnvironment) {
    guard !elements.isEmpty else { return }
    if !changed(&elements, byType: expression, around) {
      for index in elements.indices { elements[index].add([.unknown(expression.symbol ?? expression.brief)]) }
    }
  }

  /// The modifiers of libraries' images that show something in the place of one: Kingfisher's, SDWebImage's.
  private static let replacingImages: Set<String> = ["placeholder", "onFailureView", "onFailureImage"]

  /// Whether a modifier's type is the app's, and its body shows the views.
  private mutating func changed(
    _ elements: inout [Element], byType expression: ExprSyntax, _ around: ViewEnvironment
  ) -> Bool {
    guard case .call(let call) = ViewExpression(expression, conditions: conditions).base,
      let declared = source.module.type(named: call.name, from: locations.file)
    else { return false }
    let type = completed(declared)
    guard let body = type.members["body"], let name = body.parameters.first?.name else { return false }
    return changed(&elements, by: type, body, named: name, call, around)
  }

  /// Whether the body of a type of the app shows the views, by a name that it has for them.
  mutating func changed(
    _ elements: inout [Element], by type: ViewType, _ body: ViewMember, named name: String, _ call: ViewCall,
    _ around: ViewEnvironment
  ) -> Bool {
    let number = newReading()
    guard var inner = scope.inside(type, type.arguments(of: call, in: scope, number: number)) else { return false }
    (inner.locations, inner.instance) = (body.locations, number)
    guard change(&elements, named: name, by: body, in: &inner, around) else { return false }
    uses.insert(type.identity)
    return true
  }

  /// Replaces views by what a body makes of them; false if it does not show them, as far as is known.
  private mutating func change(
    _ elements: inout [Element], named name: String, by member: ViewMember, in inner: inout ViewScope,
    _ around: ViewEnvironment
  ) -> Bool {
    let number = newReading()
    inner.number = number
    inner.content = ViewContent(name: name, elements: elements, number: number)
    let scope = inner
    let changed = trying { walk in
      let views = walk.reading(in: scope) { $0.elements(of: member, around) }
      return walk.givenContent.contains(number) ? views : nil
    }
    guard let changed else { return false }
    elements = changed
    return true
  }

  /// The views that a modifier of the app changes, where its body refers to them, or calls a modifier without naming them.
  mutating func changedContent(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    guard let content = scope.content, refers(call, to: content) else { return labelOfStyle(call) }
    var elements = take(content)
    if call.name != content.name { apply(call, to: &elements, around) }
    return elements
  }

  /// Whether a call is the name of the views that a modifier changes, or a modifier without them: in an extension of SwiftUI's views
  /// a function that is not the app's is one of SwiftUI's, and one of the app outside types is no modifier.
  func refers(_ call: ViewCall, to content: ViewContent) -> Bool {
    if call.name == content.name { return true }
    guard content.name == "self", call.isCall, !call.name.isTypeName else { return false }
    guard Self.table[call.name] == nil, scope.argument(call.name, at: call.node) == nil else { return false }
    return outsideTypes(call) == nil || ownModifier(call) != nil
  }

  /// The modifier that the app declares by a name, if the call has its arguments.
  private func ownModifier(_ call: ViewCall) -> (type: ViewType, member: ViewMember)? {
    guard let type = source.module.modifier(named: call.name, from: locations.file, for: conditions.platform),
      let member = type.members[call.name]?.meant(by: call, in: scope), ViewArguments(call, member.parameters).isMatch
    else { return nil }
    return (type, member)
  }

  /// Lets views inherit what a modifier sets; one of the app sets what those in its body do.
  ///
  /// - Parameters:
  ///   - isOfText: Whether the modifier is one of a text or a control: what another module adds to those may set their font.
  ///   - depth: How many bodies of the app's modifiers are being read.
  func inherit(_ modifier: ViewCall, _ around: inout ViewEnvironment, ofText isOfText: Bool = false, depth: Int = 0) {
    if modifier.name.hasSuffix("Style") { around.namingStyles[modifier.name] = namingStyle(modifier.first) }
    if OwnStyle.protocols[modifier.name] != nil {
      around.ownStyles[modifier.name] = modifier.first.map(scope.resolved)
    }
    if let change = EnvironmentModifiers.table[modifier.name] { return change(modifier, &around) }
    if modifier.name == "font" { return set(modifier.first, in: &around) }
    if let member = ownModifier(modifier)?.member ?? typeModifier(modifier) {
      if depth < Self.maximumBodies { inherit(fromBody: member, &around, ofText: isOfText, depth: depth + 1) }
    } else if modifier.name == "modifier" {
      if isOfText { (around.unknownFont, around.possibleFonts) = (modifier.first?.brief ?? ".modifier", nil) }
    } else if !Self.isSwiftUIs(modifier.name), isOfText || modifier.name.lowercased().contains("font") {
      (around.unknownFont, around.possibleFonts) = (".\(modifier.name)", nil)
    }
  }

  /// Modifiers whose bodies are nested more deeply set nothing that is known.
  private static let maximumBodies = 4

  /// The body of `.modifier(Card(title: "…"))`, if the app declares the type.
  private func typeModifier(_ modifier: ViewCall) -> ViewMember? {
    guard modifier.name == "modifier", let expression = modifier.first,
      case .call(let call) = ViewExpression(expression, conditions: conditions).base
    else { return nil }
    return source.module.type(named: call.name, from: locations.file)?.members["body"]
  }

  /// Lets views inherit what the modifiers around them set in a body that is one expression; another body that sets a font may set any.
  func inherit(
    fromBody member: ViewMember, _ around: inout ViewEnvironment, ofText isOfText: Bool, depth: Int = 0
  ) {
    guard let expression = member.statements.soleExpression, !expression.isChoice else {
      let setsFont = member.statements.tokens(viewMode: .sourceAccurate).contains { $0.isIdentifier("font") }
      if setsFont { (around.unknownFont, around.possibleFonts) = (".font", nil) }
      return
    }
    let body = ViewExpression(expression, conditions: conditions)
    guard case .call(let first) = body.base else { return }
    for inner in ([first] + body.modifiers).reversed() {
      // The first one is mostly the view's name.
      let isModifier = inner.isCall || inner.node.id != first.node.id
      inherit(inner, &around, ofText: isOfText && isModifier, depth: depth)
    }
  }

  /// Sets the font that an expression gives; where it is not known, the texts say so.
  private func set(_ font: ExprSyntax?, in around: inout ViewEnvironment) {
    (around.font, around.unknownFont, around.possibleFonts) = (nil, nil, nil)
    guard let font, !lengths.isNil(font) else { return }
    around.font = self.font(font)
    guard around.font == nil else { return }
    (around.unknownFont, around.possibleFonts) = (font.brief, fonts(font))
  }

  /// The fonts of `isWide ? .title : .body`; nil if one of them is not known.
  private func fonts(_ expression: ExprSyntax) -> [FontDescription]? {
    guard case .choice(_, let results)? = OperatorExpression(expression.soleTupleElement ?? expression) else {
      return nil
    }
    let fonts = results.compactMap(font)
    return fonts.count == results.count ? fonts : nil
  }

  /// The font that an expression gives: a literal, or a constant that the app declares; nil if it is not known.
  private func font(_ expression: ExprSyntax) -> FontDescription? {
    if let font = FontReader.font(expression) ?? madeFont(expression) { return font }
    let read = { (_: LengthReader, value: ExprSyntax) in FontReader.font(value) }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return lengths.value(named: "Font.\(member.declName.baseName.text)", read)
    }
    return lengths.followed(expression, read)
  }

  /// A font of SwiftUI that is made of one of UIKit's, itself a literal or a constant.
  private func madeFont(_ expression: ExprSyntax) -> FontDescription? {
    guard let source = UIFontReader.source(of: expression) else { return nil }
    return UIFontReader.font(source) ?? lengths.followed(source) { _, value in UIFontReader.font(value) }
  }

  /// A style of the app that may name a control, since its body has words of its own; nil if it is another one, or unknown.
  private func namingStyle(_ style: ExprSyntax?) -> String? {
    guard let style, let name = style.symbol, name.isTypeName,
      let body = source.module.type(named: name, from: locations.file)?.members["makeBody"],
      body.statements.tokens(viewMode: .sourceAccurate).contains(where: Self.mayName)
    else { return nil }
    return style.brief
  }

  /// Whether a name in a style's body may give words to a control; a member of the name of a view, as in `.theme.Text.accent`, does not.
  private static func mayName(_ token: TokenSyntax) -> Bool {
    guard naming.contains(token.text) else { return false }
    let isMember = token.previousToken(viewMode: .sourceAccurate)?.isPeriod == true
    return !isMember || !token.beginsUppercase
  }

  /// The names in a style's body that give words to a control.
  private static let naming: Set<String> = ["Text", "Label", "accessibilityLabel", "accessibilityRepresentation"]
}
