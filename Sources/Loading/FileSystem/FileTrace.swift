internal import Synchronization
internal import Utilities
package import SystemPackage

/// What was asked of the file system, and what it answered.
///
/// Who asks the same questions again and gets the same answers reads the same project, whatever else has changed around it.
package struct FileTrace: Sendable, Hashable {
  /// A question about a path.
  package struct Question: Sendable, Hashable {
    /// What is asked.
    package enum Kind: String, Sendable, Hashable {
      /// The kind of file, without following links.
      case kind
      /// The kind of file behind links.
      case target
      /// The path without links.
      case canonical
      /// The names in a folder.
      case names
      /// The first bytes, up to a number.
      case start
      /// The contents, up to a number of bytes.
      case contents
      /// The size and the time of the last change, for files that are too large to be read twice.
      case stamp
    }

    /// What is asked.
    var kind: Kind
    /// The path.
    var path: String
    /// The ending of the names that are asked for.
    var ending = ""
    /// The number of bytes that are asked for.
    var count = 0
  }

  /// The answers by question; an error is an answer, too.
  private(set) var answers: [Question: ContentDigest] = [:]
  /// Why the questions cannot be asked again with the same meaning; nil if they can.
  package private(set) var flaw: String?

  /// Nothing was asked.
  package init() {}

  /// Records an answer; the same question must have the same answer each time.
  mutating func record(_ question: Question, _ answer: ContentDigest) {
    let earlier = answers.updateValue(answer, forKey: question)
    if let earlier, earlier != answer { flaw = "\(question.path) changed while it was read" }
  }

  /// The questions of both.
  package func adding(_ other: FileTrace) -> FileTrace {
    var all = self
    for (question, answer) in other.answers { all.record(question, answer) }
    all.flaw = all.flaw ?? other.flaw
    return all
  }

  /// Records that a path has no exact form as text.
  mutating func recordInexactPath(_ path: FilePath) { flaw = "\(path) is not a name in UTF-8" }
}

// Recording.
extension FileTrace {
  /// Collects the answers of one run, from all its tasks.
  fileprivate final class Recorder: Sendable {
    private let trace = Guarded(FileTrace())

    /// What was recorded so far.
    var recorded: FileTrace { trace.withLock { $0 } }

    func record(_ kind: Question.Kind, _ path: FilePath, ending: String, count: Int, _ answer: () -> ContentDigest) {
      let text = path.string
      guard FilePath(text) == path else { return trace.withLock { $0.recordInexactPath(path) } }
      let digest = answer()
      trace.withLock { $0.record(Question(kind: kind, path: text, ending: ending, count: count), digest) }
    }
  }

  @TaskLocal fileprivate static var recorder: Recorder?

  /// Runs some work, and records what it and its tasks ask of the file system.
  ///
  /// - Parameter isWanted: Whether anything is recorded; if not, the trace is empty.
  package static func recording<Value, Failure: Error>(
    if isWanted: Bool = true, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> (value: Value, trace: FileTrace) {
    guard isWanted else { return (try await work(), FileTrace()) }
    let recorder = Recorder()
    let result: Result<Value, Failure> = await $recorder.withValue(recorder) {
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    return (try result.get(), recorder.recorded)
  }

  /// Records an answer if somebody listens.
  static func note(
    _ kind: Question.Kind, of path: FilePath, ending: String = "", count: Int = 0, _ answer: () -> ContentDigest
  ) {
    recorder?.record(kind, path, ending: ending, count: count, answer)
  }
}

// Keeping.
extension FileTrace {
  /// The questions and answers as texts that end in a zero, which no path contains, sorted by path.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for (question, answer) in answers.sorted(by: { $0.key < $1.key }) {
      for field in [question.kind.rawValue, question.path, question.ending, String(question.count), answer.text] {
        bytes += field.utf8
        bytes.append(0)
      }
    }
    return bytes
  }

  /// Reads what was kept; nil if it is damaged.
  package init?(bytes: [UInt8]) {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
    guard fields.count % 5 == 0 else { return nil }
    for start in stride(from: 0, to: fields.count, by: 5) {
      guard let kind = Question.Kind(rawValue: fields[start]), let count = Int(fields[start + 3]) else { return nil }
      let question = Question(kind: kind, path: fields[start + 1], ending: fields[start + 2], count: count)
      answers[question] = ContentDigest(text: fields[start + 4])
    }
  }
}

extension FileTrace.Question: Comparable {
  /// By path, then by what is asked.
  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.kind.rawValue, left.ending, left.count) < (
      right.path, right.kind.rawValue, right.ending, right.count
    )
  }
}

// Comparing.
extension FileTrace {
  /// A question that has another answer now; nil if all have the same.
  ///
  /// - Parameter jobs: The number of questions that are asked in parallel.
  package func firstDifference(jobs: Int) async -> String? {
    if let flaw { return flaw }
    let differing = await concurrentMap(slices, workers: jobs) { questions in
      questions.first { $0.key.answer() != $0.value }?.key.path
    }
    return differing.lazy.compactMap { $0 }.first.map { "\($0) has changed" }
  }

  /// The questions in portions that are worth a task.
  private var slices: [ArraySlice<(key: Question, value: ContentDigest)>] {
    let all = answers.sorted { $0.key.path < $1.key.path }
    let size = 256
    return stride(from: 0, to: all.count, by: size).map { all[$0..<min($0 + size, all.count)] }
  }

  /// One digest of all contents that were read, with their paths as seen from a folder: the same for copies of a project.
  package func contentsDigest(from folder: FilePath) -> ContentDigest {
    let contents = answers.filter { $0.key.kind == .contents }.map { question, answer in
      (path: FilePath(question.path).relative(to: folder), digest: answer.text)
    }
    return ContentDigest(of: contents.sorted { $0 < $1 }.flatMap { [$0.path, $0.digest] })
  }
}

extension FileTrace.Question {
  /// The answer now.
  fileprivate func answer() -> ContentDigest {
    let path = FilePath(path)
    do {
      return switch kind {
      case .kind: ContentDigest(of: try SystemCalls.kind(path, followsLinks: false))
      case .target: ContentDigest(of: try SystemCalls.kind(path, followsLinks: true))
      case .canonical: ContentDigest(of: [try SystemCalls.canonical(path).string])
      case .names: ContentDigest(of: try SystemCalls.names(in: path, endingWith: ending))
      case .start: ContentDigest(of: try SystemCalls.start(of: path, count: count))
      case .contents: ContentDigest(ofContents: try SystemCalls.contents(path, limit: count))
      case .stamp: ContentDigest(of: [try SystemCalls.stamp(of: path)])
      }
    } catch {
      return ContentDigest(of: error)
    }
  }
}
