public import AuditModel
public import VoiceOver
public struct Suppression: Sendable, Equatable { public init() {}; func suppresses(_ f: Finding) -> Bool { false } }
public struct Baseline: Sendable { public init(of: [Finding]) {}; public init(json: [UInt8], file: String) throws {}; public func json() throws -> [UInt8] { [] };  public func apply(to f: [Finding]) -> (new: [Finding], summary: BaselineSummary) { (f, BaselineSummary(new: 0, known: 0, stale: 0)) } }
public struct GatePolicy: Sendable { public init() {}; public var failOn = FailOn.error; public var failsOnReview = false; public var minimums = CoverageMinimums(); public func verdict(on: [Finding], coverage: [Coverage]) -> Gate { let n = on.count { $0.severity >= .error && $0.outcome == .fails }; return Gate(passed: failOn == .never || n == 0, because: n == 0 ? [] : ["\(n) errors"]) } }
public enum FailOn: String, Sendable, CaseIterable { case error, warning, note, never }
public struct CoverageMinimums: Sendable { public init() {}; public init(arguments: [String]) throws {}; public func merging(_ o: CoverageMinimums) -> CoverageMinimums { o } }
public struct ConfigurationError: Error {}
public struct Configuration: Sendable { public init() {}; public init(yaml: String, file: String, knownRules: Set<String>) throws {}
 public var locales: [LocaleTag] = [], requiredLocales: [LocaleTag] = [], contentSizes: [ContentSizeCategory] = [], platform: Platform?, excluded: [String] = [], failOn: FailOn?, failsOnReview: Bool?, minimumCoverage = CoverageMinimums(), baseline: String?, buttonLabel: SpeechSettings.ButtonLabel?, fonts: [String] = [], onlyRules: Set<String> = [], disabledRules: Set<String> = [], severities: [String: Severity] = [:], suppression = Suppression() }
