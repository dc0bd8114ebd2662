internal import SwiftSyntax

/// The parameters of a function, by which a call of it is told from those of others of its name.
struct FunctionSignature: Sendable, Hashable {
  /// A parameter.
  private struct Parameter: Sendable, Hashable {
    /// The label as calls of Swift have it; `_` without one.
    let label: String
    /// Whether a call may leave it out.
    let isOptional: Bool
    let isVariadic: Bool
  }

  private let parameters: [Parameter]
  /// Whether any number of arguments without labels is for it: a constant that is a closure.
  private let isOfClosure: Bool

  /// The parameters of a declaration.
  init(_ list: FunctionParameterListSyntax) {
    parameters = list.map { parameter in
      let isVariadic = parameter.ellipsis != nil
      return Parameter(
        label: parameter.firstName.text.labelInSwift, isOptional: isVariadic || parameter.defaultValue != nil,
        isVariadic: isVariadic)
    }
    isOfClosure = false
  }

  /// Parameters with some labels, `_` for one without.
  init(labels: [String]) {
    parameters = labels.map { Parameter(label: $0.labelInSwift, isOptional: false, isVariadic: false) }
    isOfClosure = false
  }

  private init() { (parameters, isOfClosure) = ([], true) }

  /// The signature of a constant that is called like a function.
  static let closure = FunctionSignature()

  /// For each argument of a call the parameter that it is for; nil if the call is not one of the function.
  ///
  /// - Parameters:
  ///   - labels: The labels of the arguments in parentheses, `_` for one without.
  ///   - closures: How many closures follow.
  func places(of labels: [String], closures: Int) -> [Int]? {
    if isOfClosure { return labels.allSatisfy { $0 == "_" } ? Array(labels.indices) : nil }
    var places: [Int] = []
    var next = 0
    for label in labels {
      if label == "_", let last = places.last, parameters[last].isVariadic {
        places.append(last)
        continue
      }
      let known = label.labelInSwift
      while next < parameters.count, parameters[next].label != known, parameters[next].isOptional { next += 1 }
      guard next < parameters.count, parameters[next].label == known else { return nil }
      places.append(next)
      next += 1
    }
    let missing = parameters.dropFirst(next).count { !$0.isOptional }
    return missing <= closures ? places : nil
  }
}

extension String {
  /// A label as Swift has it, of one that is written as in Objective-C: `withTitle` is `title`, `forState` is `for`.
  fileprivate var labelInSwift: String {
    if let known = ObjectiveCNames.labels[self] { return known }
    guard hasPrefix("with"), case let rest = dropFirst("with".count), rest.first?.isUppercase == true else {
      return self
    }
    return ObjectiveCNames.lowercasedFirst(String(rest))
  }
}
