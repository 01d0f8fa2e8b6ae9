// SPDX-License-Identifier: MIT

/// A projective matrix in the order of `CATransform3D`: a point is a row, so `a * b` applies `a` first.
nonisolated public struct StageMatrix: Equatable, Sendable {
  /// m11, m12, ... m44.
  public var numbers: [Double]

  /// Leaves every point where it is.
  public static let identity = StageMatrix(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// Takes sixteen numbers.
  public init(numbers: [Double]) {
    precondition(numbers.count == 16, "StageMatrix needs 16 numbers, got \(numbers.count)")
    self.numbers = numbers
  }

  /// The matrix of an affine transform in the plane.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    numbers = [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1]
  }

  /// `left` first, then `right`.
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

  /// The image of a point of the plane; nil if it is behind the viewer.
  public func apply(x: Double, y: Double) -> (x: Double, y: Double)? {
    let w = numbers[3] * x + numbers[7] * y + numbers[15]
    guard w > 0 else { return nil }
    return (
      (numbers[0] * x + numbers[4] * y + numbers[12]) / w, (numbers[1] * x + numbers[5] * y + numbers[13]) / w
    )
  }
}
