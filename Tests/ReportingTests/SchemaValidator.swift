import Foundation
import TestSupport

/// A validator for the part of JSON Schema that our schemas (2020-12) and SARIF's (draft 7) use.
///
/// A keyword that it does not know is a fault of the schema, so that nothing passes unchecked.
struct SchemaValidator {
  private let schema: JSONValue

  /// A schema of `Reports/schema`.
  init(_ name: String) throws {
    try self.init(file: ExpectedFile("Reports/schema/\(name).schema.json").url)
  }

  /// A schema in a file.
  init(file: URL) throws { schema = try JSONDecoder().decode(JSONValue.self, from: try Data(contentsOf: file)) }

  /// What is wrong with a document, each fault with its place; empty if it is valid.
  func faults(in document: [UInt8]) throws -> [String] {
    faults(try JSONDecoder().decode(JSONValue.self, from: Data(document)), schema, at: "$")
  }

  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "definitions", "title", "description", "default", "format",
  ]

  private func faults(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    schema.members.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      Self.annotations.contains(keyword) ? [] : check(value, keyword, argument, schema, at: path)
    }
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue, at path: String
  ) -> [String] {
    switch keyword {
    case "type": value.isOf(type: argument.text ?? "") ? [] : ["\(path): not of type \(argument.text ?? "?")"]
    case "enum": argument.items.contains(value) ? [] : ["\(path): not one of the known words"]
    case "minimum": (value.number ?? 0) >= (argument.number ?? 0) ? [] : ["\(path): too small"]
    case "maximum": (value.number ?? 0) <= (argument.number ?? 0) ? [] : ["\(path): too large"]
    case "required": missing(argument, in: value).map { "\(path): lacks \($0)" }
    case "items": value.items.enumerated().flatMap { faults($1, argument, at: "\(path)[\($0)]") }
    case "properties": properties(value, argument, at: path)
    case "additionalProperties": additional(value, argument, beside: schema, at: path)
    case "$ref": faults(value, definition(argument), at: path)
    case "anyOf", "oneOf": anyOf(value, argument.items, at: path)
    case "minItems": value.items.count >= Int(argument.number ?? 0) ? [] : ["\(path): too few items"]
    case "uniqueItems": argument == .bool(true) && !value.hasUniqueItems ? ["\(path): equal items"] : []
    case "pattern": value.matches(argument.text ?? "") ? [] : ["\(path): not of the form \(argument.text ?? "")"]
    default: ["\(path): the validator does not know the keyword \(keyword)"]
    }
  }

  private func missing(_ required: JSONValue, in value: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return required.items.compactMap(\.text).filter { members[$0] == nil }
  }

  private func properties(_ value: JSONValue, _ schemas: JSONValue, at path: String) -> [String] {
    schemas.members.sorted { $0.key < $1.key }.flatMap { name, schema in
      value.members[name].map { faults($0, schema, at: "\(path).\(name)") } ?? []
    }
  }

  private func additional(_ value: JSONValue, _ rule: JSONValue, beside schema: JSONValue, at path: String) -> [String]
  {
    let known = schema.members["properties"]?.members ?? [:]
    let others = value.members.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }
    if rule == .bool(false) { return others.map { "\(path): \($0.key) is not known" } }
    return others.flatMap { faults($0.value, rule, at: "\(path).\($0.key)") }
  }

  private func anyOf(_ value: JSONValue, _ schemas: [JSONValue], at path: String) -> [String] {
    let attempts = schemas.map { faults(value, $0, at: path) }
    if attempts.contains([]) { return [] }
    return attempts.min { $0.count < $1.count } ?? []
  }

  private func definition(_ reference: JSONValue) -> JSONValue {
    let name = String(reference.text?.split(separator: "/").last ?? "")
    return (schema.members["$defs"] ?? schema.members["definitions"])?.members[name] ?? .null
  }
}
