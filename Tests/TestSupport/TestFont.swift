public import Foundation

/// A font file taken apart, so that tests can make fonts that no system has: another name, an axis, a tracking table.
public struct TestFont: Sendable {
  private let version: Data
  private var tables: [String: Data] = [:]

  /// The font of a file; nil if it is not there.
  public init?(path: String?) {
    guard let path, let file = FileManager.default.contents(atPath: path), file.count > 12 else { return nil }
    version = file.prefix(4)
    for index in 0..<Int(file.unsigned16(4)) {
      let record = 12 + 16 * index
      let tag = String(decoding: file[record..<record + 4], as: UTF8.self)
      let offset = Int(file.unsigned32(record + 8))
      tables[tag] = Data(file[offset..<offset + Int(file.unsigned32(record + 12))])
    }
  }

  /// A table's bytes; nil takes it out.
  public subscript(tag: String) -> Data? {
    get { tables[tag] }
    set { tables[tag] = newValue }
  }

  private var glyphCount: Int { Int(tables["maxp"]?.unsigned16(4) ?? 0) }

  /// The file.
  public var data: Data {
    var (directory, body) = (joined(version, words(tables.count, 0, 0, 0)), Data())
    let start = 12 + 16 * tables.count
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory.append(joined(Data(tag.utf8), longs(0, start + body.count, table.count)))
      body.append(joined(table, Data(repeating: 0, count: (4 - table.count % 4) % 4)))
    }
    return joined(directory, body)
  }

  /// The font under another family's name, with further entries of the name table by id.
  public func named(_ family: String, _ style: String = "Regular", more: [Int: String] = [:]) -> TestFont {
    let postScript = "\(family)-\(style)".filter { $0 != " " }
    let names = [1: family, 2: style, 4: "\(family) \(style)", 5: "Version 9.5", 6: postScript, 16: family, 17: style]
    var (records, strings) = (Data(), Data())
    for (id, name) in names.merging(more, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
      let bytes = words(name.utf16.map { Int($0) })
      records.append(words(3, 1, 0x409, id, bytes.count, strings.count))
      strings.append(bytes)
    }
    var font = self
    font["name"] = joined(words(0, records.count / 12, 6 + records.count), records, strings)
    return font
  }

  /// The font with a `trak` table: the normal track's values in font units by point size, between two other tracks.
  public func tracked(_ values: [(size: Int, units: Int)]) -> TestFont {
    let tracks = [(-65536, -50), (0, 0), (65536, 50)]
    let sizes = 12 + 8 + 8 * tracks.count
    var (entries, units) = (Data(), Data())
    for (track, extra) in tracks {
      entries.append(joined(longs(track), words(256, sizes + 4 * values.count + units.count)))
      units.append(words(values.map { $0.units + extra }))
    }
    var font = self
    font["trak"] = joined(
      longs(65536), words(0, 12, 0, 0), words(tracks.count, values.count), longs(sizes), entries,
      longs(values.map { $0.size * 65536 }), units)
    return font
  }

  /// An axis, and by how many font units each advance grows at its upper end.
  public struct Axis: Sendable {
    var tag: String
    var range: ClosedRange<Int>
    var standard: Int
    var growth: Int

    /// An axis by its tag, with its places and its growth.
    public init(tag: String, range: ClosedRange<Int>, standard: Int, growth: Int) {
      (self.tag, self.range, self.standard, self.growth) = (tag, range, standard, growth)
    }
  }

  /// A named instance: an id of the name table and a place on each axis.
  public struct Instance: Sendable {
    var nameID: Int
    var places: [Int]

    /// An instance by its name's id.
    public init(nameID: Int, places: [Int]) { (self.nameID, self.places) = (nameID, places) }
  }

  /// The font with axes along which all advances grow.
  public func variable(_ axes: [Axis], instances: [Instance] = []) -> TestFont {
    var font = self
    var table = words(1, 0, 16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count)
    for axis in axes {
      let places = [axis.range.lowerBound, axis.standard, axis.range.upperBound]
      table.append(joined(Data(axis.tag.utf8), longs(places.map { $0 * 65536 }), words(0, 256)))
    }
    for instance in instances {
      table.append(joined(words(instance.nameID, 0), longs(instance.places.map { $0 * 65536 })))
    }
    font["fvar"] = table
    font["HVAR"] = horizontalVariations(axes)
    return font
  }

  private func horizontalVariations(_ axes: [Axis]) -> Data {
    var list = words(axes.count, axes.count)
    for region in axes.indices {
      for axis in axes.indices { list.append(axis == region ? words(0, 1 << 14, 1 << 14) : words(0, 0, 0)) }
    }
    let deltas = words(axes.map(\.growth))
    var items = joined(words(glyphCount, axes.count, axes.count), words(Array(axes.indices)))
    for _ in 0..<glyphCount { items.append(deltas) }
    let store = joined(words(1), longs(12), words(1), longs(12 + list.count))
    return joined(words(1, 0), longs(20, 0, 0, 0), store, list, items)
  }
}

/// Numbers of two bytes each, as font files hold them.
public func words(_ numbers: Int...) -> Data { words(numbers) }

/// Numbers of two bytes each, as font files hold them.
public func words(_ numbers: [Int]) -> Data {
  Data(numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
}

/// Numbers of four bytes each.
public func longs(_ numbers: Int...) -> Data { longs(numbers) }

/// Numbers of four bytes each.
public func longs(_ numbers: [Int]) -> Data { words(numbers.flatMap { [$0 >> 16, $0] }) }

/// The parts behind one another.
public func joined(_ parts: Data...) -> Data { parts.reduce(into: Data()) { $0.append($1) } }

extension Data {
  /// The number of two bytes at an offset.
  fileprivate func unsigned16(_ offset: Int) -> UInt16 { self[offset..<offset + 2].reduce(0) { $0 << 8 | UInt16($1) } }

  /// The number of four bytes at an offset.
  fileprivate func unsigned32(_ offset: Int) -> UInt32 { self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
}
