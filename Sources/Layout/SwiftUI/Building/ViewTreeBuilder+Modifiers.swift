import AuditModel
import PlatformData

extension ViewTreeBuilder {
  // MARK: Lengths

  /// A length of the source; what it does not tell is one of `unknown`.
  mutating func length(_ length: Length?, of element: Int, unknown: ViewLength) -> ViewLength? {
    switch length {
    case nil: return nil
    case .points(let points)?: return ViewLength(points.value)
    case .infinity?: return ViewLength(.infinity)
    case .scaled(let scaled)?: return ViewLength(self.scaled(scaled))
    case .oneOf(let lengths, let expression)?:
      note("the length ‹\(expression)›", of: element)
      return ViewLength(oneOf: lengths.compactMap { self.length($0, of: element, unknown: unknown) })
    case .unknown(let expression)?:
      note("the length ‹\(expression)›", of: element)
      return unknown
    }
  }

  /// A length that follows the content size.
  private func scaled(_ length: ScaledLength) -> Double {
    let scale = traits.device?.scale ?? (platform == .iOS ? 3 : 2)
    let grown = DynamicTypeTable.of(platform).scaled(
      length.base.value, with: length.style, at: contentSize, pixelsPerPoint: scale)
    return grown * length.factor + length.plus.value
  }

  mutating func padding(_ lengths: EdgeLengths, of element: Int) -> PaddedView {
    let standard = Set(lengths.standard ?? [])
    let usual = ViewLength(SwiftUIMetrics.padding.value)
    let edge = { (builder: inout ViewTreeBuilder, edge: ViewEdge, length: Length?) in
      builder.length(length, of: element, unknown: UnknownLength.padding)
        ?? (standard.contains(edge) ? usual : ViewLength.zero)
    }
    return PaddedView(
      top: edge(&self, .top, lengths.top), leading: edge(&self, .leading, lengths.leading),
      bottom: edge(&self, .bottom, lengths.bottom), trailing: edge(&self, .trailing, lengths.trailing))
  }

  private mutating func bounds(_ range: LengthRange, of element: Int) -> FlexibleFrameView.Bounds {
    // A minimum that is not known may be none, a maximum without end.
    let bounds = FlexibleFrameView.Bounds(
      minimum: length(range.minimum, of: element, unknown: UnknownLength.minimum),
      ideal: length(range.ideal, of: element, unknown: UnknownLength.side),
      maximum: length(range.maximum, of: element, unknown: UnknownLength.maximum))
    if bounds.isOpen { note("what a frame with a maximum offers where no length is proposed", of: element) }
    return bounds
  }

  // MARK: Modifiers

  /// A view with a modifier around it.
  mutating func modified(_ view: Int, by modifier: LayoutModifier, of element: Int) -> Int {
    switch modifier {
    case .padding(let lengths), .safeAreaPadding(let lengths):
      return wrap(view, in: padding(lengths, of: element), spacing: .usual)
    case .frame(let width, let height, let alignment):
      let side = elements[element].kind == .imageView ? UnknownLength.imageSide : UnknownLength.side
      let frame = FrameView(
        width: length(width, of: element, unknown: side), height: length(height, of: element, unknown: side),
        alignment: AlignmentShares(alignment))
      return wrap(view, in: frame, spacing: .usual)
    case .flexibleFrame(let width, let height, let alignment):
      let frame = FlexibleFrameView(
        width: bounds(width, of: element), height: bounds(height, of: element), alignment: AlignmentShares(alignment))
      return wrap(view, in: frame, spacing: .usual)
    case .fixedSize(let horizontal, let vertical):
      return wrap(view, in: FixedSizeView(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let fills):
      return wrap(view, in: AspectRatioView(ratio: ratio, fills: fills))
    default: return otherwise(view, modifier, of: element)
    }
  }

  private mutating func otherwise(_ view: Int, _ modifier: LayoutModifier, of element: Int) -> Int {
    switch modifier {
    case .layoutPriority(let priority):
      let index = wrap(view, in: AttachingView(alignments: []))
      tree.nodes[index].priority = priority.isNaN ? 0 : priority
      return index
    case .position: return wrap(view, in: ReaderView(), spacing: .usual)
    case .containerRelativeFrame(let horizontal, let vertical, let count, let span, let spacing):
      let gap = length(spacing, of: element, unknown: UnknownLength.spacing)?.likely ?? 0
      let share = { (whole: Double) -> ViewLength in
        guard let count, count > 0 else { return ViewLength(whole) }
        let one = (whole - gap * Double(count - 1)) / Double(count)
        return ViewLength(one * Double(span ?? 1) + gap * Double((span ?? 1) - 1))
      }
      let frame = FrameView(
        width: horizontal ? share(traits.size.width.value) : nil,
        height: vertical ? share(traits.size.height.value) : nil)
      return wrap(view, in: frame)
    case .unknown(let name):
      note("the modifier ‹\(name)›", of: element)
      return wrap(view, in: UnknownModifierView())
    default: return view
    }
  }

  // MARK: Attachments

  /// The views of an element with what is attached to them: each of a group's views has it.
  mutating func attaching(_ views: [Int], of index: Int, _ context: ViewContext) -> [Int] {
    guard let first = views.first else { return views }
    let layers = elements.children[index].filter {
      [.overlay, .background].contains(elements.view($0).attachment)
    }
    let insets = Self.insets.flatMap { attachment, edge in
      elements.attached(attachment, to: index).map { (edge, $0) }
    }
    guard !(layers.isEmpty && insets.isEmpty) else { return views }
    var host = views.count > 1 ? column(views) : first
    let inner = context.inside(nil)
    var (attached, alignments): ([Int], [AlignmentShares]) = ([], [])
    for layer in layers {
      let own = self.views(of: layer, inner)
      // Several views of an overlay lie on each other.
      guard let view = own.count > 1 ? add(DepthStack(), own) : own.first else { continue }
      attached.append(view)
      alignments.append(AlignmentShares(elements.view(index).alignment))
    }
    host = attach(attached, AttachingView(alignments: alignments), to: host)
    var (edges, inserted): ([ViewEdge], [Int]) = ([], [])
    for (edge, child) in insets {
      guard let view = single(self.views(of: child, inner)) else { continue }
      edges.append(edge)
      inserted.append(view)
    }
    return [attach(inserted, EdgeInsetView(edges: edges, spacing: 0), to: host)]
  }

  private mutating func attach(_ views: [Int], _ view: any LayoutView, to host: Int) -> Int {
    guard !views.isEmpty else { return host }
    let index = wrap(host, in: view)
    tree.nodes[index].children += views
    return index
  }

  private static let insets: [(ViewLayout.Attachment, ViewEdge)] = [
    (.topInset, .top), (.bottomInset, .bottom), (.leadingInset, .leading), (.trailingInset, .trailing),
  ]
}
