/// A sum of variables with coefficients, and a constant: an edge, a centre or a length of a view.
struct Affine: Sendable {
  var terms: [Term] = []
  var constant = 0.0

  init(_ variable: Variable) { terms = [Term(variable)] }
  init(_ constant: Double) { self.constant = constant }

  static func + (left: Affine, right: Affine) -> Affine {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func - (left: Affine, right: Affine) -> Affine { left + right * -1 }

  static func + (left: Affine, right: Double) -> Affine {
    var sum = left
    sum.constant += right
    return sum
  }

  static func - (left: Affine, right: Double) -> Affine { left + -right }

  static func * (left: Affine, factor: Double) -> Affine {
    var product = left
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }
}
