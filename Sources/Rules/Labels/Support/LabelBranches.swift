import AuditModel
import ScreenAnalysis

/// The branches of the choices in the label of a control: code shows one of each choice at a time.
struct LabelBranches {
  private let control: Element
  /// The branches that are shown wherever the control is, by their choices.
  private let decided: [String: Int]

  /// The branches in the label of a control.
  init(at context: ElementContext) {
    control = context.element
    let around = [context.element.branch] + context.ancestors.map(\.element.branch)
    decided = around.reduce(into: [:]) { decided, branch in
      if let branch { decided[branch.choice] = branch.index }
    }
  }

  /// A branch of a label that shows an image and no words.
  struct Icon {
    /// What the branch shows.
    var shown: [Element]
    var image: ImageReference

    /// Makes the branch all that a control shows.
    func show(on control: inout Element) {
      control.children = shown
      control.accessibility.label = nil
      (control.control.title, control.control.image) = (nil, nil)
      if control.kind == .button {
        control.control.states = [.normal: StateContent(image: image)]
      } else {
        control.control.image = image
      }
    }
  }

  /// The first branch that shows an image and no words, where the label does not come from elsewhere; nil without one.
  ///
  /// An `if` without an `else` may show nothing, and so may all of them together; of an image that only such an `if` shows it is not
  /// known whether the others show nothing then.
  var iconAlone: Icon? {
    let choices = choices
    guard !choices.isEmpty, !hasLabelOfItsOwn else { return nil }
    let first = choices.compactMapValues(\.first).merging(decided) { $1 }
    let (optional, open) = (optionalChoices, choices.filter { decided[$0.key] == nil })
    let least = first.filter { !optional.contains($0.key) || decided[$0.key] != nil }
    let trials =
      open.variants(of: first) + [least] + open.filter { $0.value.count > 1 }.variants(of: least)
    return trials.lazy.compactMap { branches -> Icon? in
      let shown = shown(in: branches)
      return shown.onlyImage.map { Icon(shown: shown, image: $0) }
    }.first
  }

  /// The choices of which no branch may be shown.
  private var optionalChoices: Set<String> {
    Set(content.compactMap(\.branch).filter { $0.isOptional == true }.map(\.choice))
  }

  /// Whether the control has a label that is neither that of a view in it nor joined of what those say.
  private var hasLabelOfItsOwn: Bool {
    guard let label = control.accessibility.label else { return false }
    let texts = Set(content.flatMap { [$0.accessibility.label, $0.control.text].compactMap(\.self) } + [.separator])
    return !texts.contains(label) && label.parts?.allSatisfy(texts.contains) != true
  }

  /// The branches of each choice in file order, by the choice.
  private var choices: [String: [Int]] {
    let branches = Set(content.compactMap(\.branch))
    return Dictionary(grouping: branches, by: \.choice).mapValues { $0.map(\.index).sorted() }
  }

  /// All views in the label.
  private var content: [Element] { views { _ in true } }

  /// The views in the label where some branches are shown, without those inside them.
  private func shown(in branches: [String: Int]) -> [Element] {
    views { view in view.branch.map { branches[$0.choice] == $0.index } ?? true }.map { view in
      var view = view
      (view.children, view.branch) = ([], nil)
      return view
    }
  }

  private func views(where isShown: (Element) -> Bool) -> [Element] {
    var views: [Element] = []
    // Not recursive: elements may be nested deeply.
    var waiting = Array(control.children.reversed())
    while let view = waiting.popLast() {
      guard view.kind != .menu, view.isHidden != true, isShown(view) else { continue }
      views.append(view)
      waiting += view.children.reversed()
    }
    return views
  }
}

extension [String: [Int]] {
  /// Some branches of choices with each branch of each choice in the place of its own, in order.
  fileprivate func variants(of branches: [String: Int]) -> [[String: Int]] {
    sorted { $0.key < $1.key }.flatMap { choice, all in all.map { branches.merging([choice: $0]) { $1 } } }
  }
}

extension [Element] {
  /// The image, if the views show one and no words, and nothing that may have words; nil otherwise.
  fileprivate var onlyImage: ImageReference? {
    contains(where: \.mayHaveWords) ? nil : lazy.compactMap(\.control.image).first
  }
}

extension Element {
  fileprivate var mayHaveWords: Bool {
    if kind.isUnknown { return true }
    let words = [control.text, control.title, control.states?[.normal]?.title, accessibility.label]
    return words.contains { $0?.isBlank == false } || kind != .imageView && connections.expressions != nil
  }
}
