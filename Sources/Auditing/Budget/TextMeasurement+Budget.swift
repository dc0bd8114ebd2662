import AuditModel
import Layout

extension TextMeasurement {
  /// What a slot's room allows: the measurer's own answer, else an estimate at the text's mean advance.
  func budget(in slot: TitleSlot, text: String = "") -> FitBudget? {
    if let budget { return budget }
    guard case .fixed(let room) = slot.room else { return nil }
    let lines = lines(in: slot, height: room.height)
    let advance = naturalWidth / Double(max(text.count, 1))
    guard let lines, advance > 0 else { return FitBudget(width: room.width, lines: lines, characters: nil) }
    let characters = max(room.width.value, 0) * Double(lines) / advance
    return FitBudget(width: room.width, lines: lines, characters: Int(min(characters, 1e9)))
  }

  /// How many lines there may be, by the slot's limit and by its height; at least one, nil where nothing limits them.
  private func lines(in slot: TitleSlot, height: Points) -> Int? {
    let limit = slot.numberOfLines > 0 ? slot.numberOfLines : nil
    guard slot.isHeightLimited, lineHeight > 0 else { return limit }
    // A further line may miss half a point, as when the text is fitted.
    let held = max((height.raw + 32) / lineHeight.raw, 1)
    return min(limit ?? held, held)
  }
}
