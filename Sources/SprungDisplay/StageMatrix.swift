// SPDX-License-Identifier: MIT

/// A projective matrix with its elements in the same order as in `CATransform3D`. Points are row vectors, so `a * b`
/// applies `a` first.
nonisolated public struct StageMatrix: Equatable, Sendable {
  /// The elements m11, m12, …, m44.
  public var numbers: [Double]

  /// The identity matrix.
  public static let identity = StageMatrix(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// Creates a matrix from sixteen numbers.
  public init(numbers: [Double]) {
    precondition(numbers.count == 16, "StageMatrix needs 16 numbers, got \(numbers.count)")
    self.numbers = numbers
  }

  /// Creates the matrix of an affine transform.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    numbers = [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1]
  }

  /// Returns the matrix that applies `left` first, then `right`.
  public static func * (left: StageMatrix, right: StageMatrix) -> StageMatrix {
    var result = [Double](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        var sum = 0.0
        for inner in 0..<4 { sum += left.numbers[row * 4 + inner] * right.numbers[inner * 4 + column] }
        result[row * 4 + column] = sum
      }
    }
    return StageMatrix(numbers: result)
  }

  /// Transforms a point. Returns nil if the result is behind the viewer.
  public func apply(x: Double, y: Double) -> (x: Double, y: Double)? {
    let w = numbers[3] * x + numbers[7] * y + numbers[15]
    guard w > 0 else { return nil }
    return (
      (numbers[0] * x + numbers[4] * y + numbers[12]) / w, (numbers[1] * x + numbers[5] * y + numbers[13]) / w
    )
  }
}
