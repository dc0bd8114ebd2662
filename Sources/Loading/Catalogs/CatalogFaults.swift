internal import AuditModel

/// Gathers what is wrong with one String Catalog.
struct CatalogFaults {
  private(set) var faults: [CatalogFault] = []
  /// How many faults there are, those included that are not told one by one.
  private(set) var count = 0
  /// How many faults of a sort there are, and the index of the last that is told.
  private var groups: [String: (count: Int, last: Int)] = [:]

  /// Takes a fault; of many with the same reason, `detail` and language only the first are told one by one.
  mutating func add(_ fault: CatalogFault, detail: String) {
    count += 1
    let group = [fault.reason.rawValue, detail, fault.scope.language ?? ""].joined(separator: "\n")
    let earlier = groups[group] ?? (0, 0)
    if earlier.count >= fault.reason.limit {
      faults[earlier.last].more += 1
      groups[group] = (earlier.count + 1, earlier.last)
    } else {
      groups[group] = (earlier.count + 1, faults.count)
      faults.append(fault)
    }
  }

  /// The faults as diagnostics, in file order.
  func diagnostics(of text: UnsafeBufferPointer<UInt8>, path: String) -> [LoadingDiagnostic] {
    let places = places(in: text, path: path)
    return faults.sorted { $0.offset < $1.offset }.compactMap { fault in
      guard let location = places[fault.offset] else { return nil }
      let first = fault.firstOffset.flatMap { places[$0] }
      var diagnostic = LoadingDiagnostic(
        kind: .catalogSchema, location: location, message: fault.message(firstLine: first?.line),
        locale: fault.scope.locale)
      diagnostic.severity = fault.severity ?? fault.reason.severity
      diagnostic.reason = fault.reason.rawValue
      diagnostic.key = fault.scope.key
      return diagnostic
    }
  }

  /// The places of all offsets, in one pass over the text.
  private func places(in text: UnsafeBufferPointer<UInt8>, path: String) -> [Int: SourceLocation] {
    var positions = PositionCounter(text)
    var places: [Int: SourceLocation] = [:]
    for offset in Set(faults.map(\.offset) + faults.compactMap(\.firstOffset)).sorted() {
      positions.advance(to: offset)
      places[offset] = SourceLocation(file: path, line: positions.line, column: positions.column)
    }
    return places
  }
}

extension CatalogFault {
  /// The whole message, with what it repeats and how often it stands in the file.
  fileprivate func message(firstLine: Int?) -> String {
    let repeated = firstLine.map {
      ", first in line \($0); Foundation's JSONDecoder keeps the first, its JSONSerialization the last"
    }
    return message + (repeated ?? "") + (more > 0 ? " (and \(more) more of the same)" : "")
  }
}
