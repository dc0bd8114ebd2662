/// What a file is read as.
public enum FileFormat: Sendable, Hashable {
  case storyboard, xib, strings, stringsdict, xcstrings, xliff, xcloc, swift
  /// A `.strings` file that contains an XML property list.
  case xmlPropertyList
  /// A `.strings` file that contains a binary property list.
  case binaryPropertyList
  case infoPlist
  /// Interface trees in fitspoken's own JSON.
  case jsonTree
  case xcodeProject
  /// A color of an asset catalog.
  case colorSet
  /// A source file that is not read.
  case source
  case folder
  /// A format without a name here, usually the file name's extension.
  case other(String)
}

extension FileFormat: RawRepresentable, Codable {
  /// The format of that name in JSON.
  public init(rawValue: String) { self = Self.named[rawValue] ?? .other(rawValue) }

  /// The name in JSON.
  public var rawValue: String {
    switch self {
    case .storyboard: "storyboard"
    case .xib: "xib"
    case .strings: "strings"
    case .stringsdict: "stringsdict"
    case .xcstrings: "xcstrings"
    case .xliff: "xliff"
    case .xcloc: "xcloc"
    case .swift: "swift"
    case .xmlPropertyList: "xml-plist"
    case .binaryPropertyList: "binary-plist"
    case .infoPlist: "info-plist"
    case .jsonTree: "json-tree"
    case .xcodeProject: "xcode-project"
    case .colorSet: "color-set"
    case .source: "source"
    case .folder: "folder"
    case .other(let name): name
    }
  }

  private static let named: [String: FileFormat] = {
    let formats: [FileFormat] = [
      .storyboard, .xib, .strings, .stringsdict, .xcstrings, .xliff, .xcloc, .swift, .xmlPropertyList,
      .binaryPropertyList, .infoPlist, .jsonTree, .xcodeProject, .colorSet, .source, .folder,
    ]
    return Dictionary(uniqueKeysWithValues: formats.map { ($0.rawValue, $0) })
  }()
}

/// How the text of a file is encoded.
public enum TextEncoding: Sendable, Hashable {
  case utf8
  /// UTF-8 with a byte order mark.
  case utf8WithMark
  case utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian, latin1
  /// Not text: a binary property list.
  case binary
  /// An encoding without a name here.
  case other(String)
}

extension TextEncoding: RawRepresentable, Codable {
  /// The encoding of that name in JSON.
  public init(rawValue: String) { self = Self.named[rawValue] ?? .other(rawValue) }

  /// The name in JSON.
  public var rawValue: String {
    switch self {
    case .utf8: "utf-8"
    case .utf8WithMark: "utf-8-bom"
    case .utf16LittleEndian: "utf-16le"
    case .utf16BigEndian: "utf-16be"
    case .utf32LittleEndian: "utf-32le"
    case .utf32BigEndian: "utf-32be"
    case .latin1: "latin-1"
    case .binary: "binary"
    case .other(let name): name
    }
  }

  private static let named: [String: TextEncoding] = {
    let encodings: [TextEncoding] = [
      .utf8, .utf8WithMark, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .latin1, .binary,
    ]
    return Dictionary(uniqueKeysWithValues: encodings.map { ($0.rawValue, $0) })
  }()
}
