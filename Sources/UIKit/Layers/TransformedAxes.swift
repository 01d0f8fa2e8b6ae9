// SPDX-License-Identifier: MIT

nonisolated extension LayerState {
  /// Whether a frame determines the size and position exactly. This is the case if the transform only scales, mirrors,
  /// translates, and rotates by multiples of 90 degrees.
  var hasExactFrame: Bool {
    CATransform3DIsIdentity(transform) || (CATransform3DIsAffine(transform) && axes.areStraight)
  }

  /// Returns the size of the bounds and the position that give the layer the frame `target`.
  ///
  /// If the rotation is not a multiple of 90 degrees, such a size generally does not exist. The returned size is then
  /// the size of the bounding box of `target` in the layer's coordinates, and the layer's frame has the same center as
  /// `target`. If the transform is not invertible, the size of `target` is returned.
  func placement(in target: CGRect) -> (size: CGSize, position: CGPoint) {
    let plain = CGPoint(
      x: target.minX + target.width * anchorPoint.x, y: target.minY + target.height * anchorPoint.y)
    if CATransform3DIsIdentity(transform) { return (target.size, plain) }
    let axes = axes
    let size = axes.size(of: target.size)
    let affine = CATransform3DGetAffineTransform(transform)
    let isPlain = axes.keepsAxes && affine.a > 0 && affine.d > 0 && affine.tx == 0 && affine.ty == 0
    if isPlain, CATransform3DIsAffine(transform) { return (size, plain) }
    var probe = self
    probe.bounds.size = size
    probe.position = .zero
    let box = probe.frame
    return hasExactFrame
      ? (size, CGPoint(x: target.minX - box.minX, y: target.minY - box.minY))
      : (size, CGPoint(x: target.midX - box.midX, y: target.midY - box.midY))
  }

  private var axes: TransformedAxes { TransformedAxes(CATransform3DGetAffineTransform(transform)) }
}

/// The axes after the linear part of a transform has been applied to them.
nonisolated private struct TransformedAxes {
  private let a, b, c, d: CGFloat
  /// The threshold up to which a value is treated as 0. The computed sine of 180 degrees, for example, is not exactly
  /// 0.
  private let least: CGFloat

  init(_ transform: CGAffineTransform) {
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    least = 1e-12 * max(max(abs(a), abs(b)), max(abs(c), abs(d)))
  }

  /// Whether horizontal sides remain horizontal and vertical sides vertical.
  var keepsAxes: Bool { abs(b) <= least && abs(c) <= least && abs(a) > least && abs(d) > least }

  /// Whether horizontal sides become vertical and vertical sides horizontal.
  private var swapsAxes: Bool { abs(a) <= least && abs(d) <= least && abs(b) > least && abs(c) > least }

  var areStraight: Bool { keepsAxes || swapsAxes }

  /// Returns the size that the transform maps to `target`, or the size of the bounding box if there is no such size.
  func size(of target: CGSize) -> CGSize {
    if keepsAxes { return CGSize(width: target.width / abs(a), height: target.height / abs(d)) }
    if swapsAxes { return CGSize(width: target.height / abs(b), height: target.width / abs(c)) }
    let determinant = abs(a * d - b * c)
    guard determinant > least * least, determinant > 0 else { return target }
    return CGSize(
      width: (target.width * abs(d) + target.height * abs(c)) / determinant,
      height: (target.width * abs(b) + target.height * abs(a)) / determinant)
  }
}
