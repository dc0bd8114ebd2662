package import SystemPackage

/// Access to the file system, with paths as bytes; a ``FileTrace`` that is recorded hears of every question.
package enum FileSystem {
  /// The kind of file at a path.
  package typealias Kind = FileKind

  /// The kind of file at a path; links are followed only on request.
  package static func kind(_ path: FilePath, followsLinks: Bool) throws(Errno) -> Kind {
    try traced(followsLinks ? .target : .kind, of: path) { () throws(Errno) in
      try SystemCalls.kind(path, followsLinks: followsLinks)
    } as: {
      ContentDigest(of: $0)
    }
  }

  /// The absolute path without links.
  package static func canonical(_ path: FilePath) throws(Errno) -> FilePath {
    try traced(.canonical, of: path) { () throws(Errno) in
      try SystemCalls.canonical(path)
    } as: {
      ContentDigest(of: [$0.string])
    }
  }

  /// The names in a folder, or those that end with certain letters, sorted by their bytes.
  package static func names(
    in folder: FilePath, endingWith suffix: String = ""
  ) throws(Errno) -> [FilePath.Component] {
    try traced(.names, of: folder, ending: suffix) { () throws(Errno) in
      try SystemCalls.names(in: folder, endingWith: suffix)
    } as: {
      ContentDigest(of: $0)
    }
  }

  /// The first bytes of a regular file.
  package static func start(of path: FilePath, count: Int) throws -> [UInt8] {
    try traced(.start, of: path, count: count) {
      try SystemCalls.start(of: path, count: count)
    } as: {
      ContentDigest(of: $0)
    }
  }

  /// The contents of a regular file; nil if it has more than `limit` bytes.
  ///
  /// - Throws: `NotRegularFile` for what became something else since it was found: a pipe is not waited for.
  package static func contents(_ path: FilePath, limit: Int) throws -> [UInt8]? {
    try traced(.contents, of: path, count: limit) {
      try SystemCalls.contents(path, limit: limit)
    } as: {
      ContentDigest(ofContents: $0)
    }
  }

  /// The size of a file in bytes and the time of its last change in nanoseconds, as one text.
  package static func stamp(of path: FilePath) throws(Errno) -> String {
    try traced(.stamp, of: path) { () throws(Errno) in
      try SystemCalls.stamp(of: path)
    } as: {
      ContentDigest(of: [$0])
    }
  }

  private static func traced<Answer, Failure: Error>(
    _ kind: FileTrace.Question.Kind, of path: FilePath, ending: String = "", count: Int = 0,
    _ ask: () throws(Failure) -> Answer, as digest: (Answer) -> ContentDigest
  ) throws(Failure) -> Answer {
    do throws(Failure) {
      let answer = try ask()
      FileTrace.note(kind, of: path, ending: ending, count: count) { digest(answer) }
      return answer
    } catch {
      FileTrace.note(kind, of: path, ending: ending, count: count) { ContentDigest(of: error) }
      throw error
    }
  }
}
