/// What a file is read as.
public enum FileFormat: OpenVocabulary {
  /// A format by the extension of its files.
  case storyboard, xib, strings, stringsdict, xcstrings, loctable, xliff, xcloc, swift
  /// A `.strings` file that contains an XML property list.
  case xmlPropertyList
  /// A `.strings` file that contains a binary property list.
  case binaryPropertyList
  /// The properties of a bundle.
  case infoPlist
  /// Interface trees in fitspoken's own JSON.
  case jsonTree
  /// An interface tree that a tool recorded from a running app.
  case recordedTree
  /// A project of Xcode.
  case xcodeProject
  /// A color of an asset catalog.
  case colorSet
  /// A source file that is not read.
  case source
  /// A folder.
  case folder
  /// A format without a name here, usually the file name's extension.
  case other(String)

  /// The formats that have a name.
  public static let known = KnownWords<Self>(
    .storyboard, .xib, .strings, .stringsdict, .xcstrings, .loctable, .xliff, .xcloc, .swift,
    .xmlPropertyList, .binaryPropertyList, .infoPlist, .jsonTree, .recordedTree, .xcodeProject, .colorSet, .source,
    .folder,
    spellings: [
      .xmlPropertyList: "xml-plist", .binaryPropertyList: "binary-plist", .infoPlist: "info-plist",
      .jsonTree: "json-tree", .recordedTree: "recorded-tree", .xcodeProject: "xcode-project", .colorSet: "color-set",
    ])
}

/// How the text of a file is encoded.
public enum TextEncoding: OpenVocabulary {
  /// UTF-8 without a byte order mark.
  case utf8
  /// UTF-8 with a byte order mark.
  case utf8WithMark
  /// An encoding with that name.
  case utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian, latin1
  /// Not text: a binary property list.
  case binary
  /// An encoding without a name here.
  case other(String)

  /// The encodings that have a name.
  public static let known = KnownWords<Self>(
    .utf8, .utf8WithMark, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .latin1, .binary,
    spellings: [
      .utf8: "utf-8", .utf8WithMark: "utf-8-bom", .utf16LittleEndian: "utf-16le", .utf16BigEndian: "utf-16be",
      .utf32LittleEndian: "utf-32le", .utf32BigEndian: "utf-32be", .latin1: "latin-1",
    ])
}
