/// Several sizes of fonts to fit one title after another at, gathered by the faces that set them.
///
/// One task at a time may use it; `TextMeasurer` makes it.
package final class FontSizes {
  /// The sizes that the same faces set, one beside the other.
  struct Group {
    /// The faces.
    let faces: FontFaces
    /// The sizes.
    var sizes: [FontSize]
    /// What a verdict needs of each, as plain memory.
    var measures: [SizeMeasures]
  }

  /// The groups in the order of their first sizes.
  let groups: [Group]

  /// Some sizes.
  init(_ sizes: [FontSize]) {
    var groups: [Group] = []
    for size in sizes {
      guard let index = groups.firstIndex(where: { $0.faces === size.faces }) else {
        groups.append(Group(faces: size.faces, sizes: [size], measures: [size.measures]))
        continue
      }
      groups[index].sizes.append(size)
      groups[index].measures.append(size.measures)
    }
    self.groups = groups
  }
}

/// What a verdict needs of a font's size, as plain memory.
struct SizeMeasures: Sendable {
  /// From font units to points.
  let scale: FontScale
  /// The width of the ellipsis that stands where a text is cut, in points.
  let ellipsisWidth: Double
  /// The width of the hyphen that stands where a word is broken, in points.
  let hyphenWidth: Double
  /// The heights of its lines where no paragraph style says otherwise.
  let metrics: LineMetrics
}
