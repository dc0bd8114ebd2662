enum RulePages { static let byName: [String: String] = [:] }
