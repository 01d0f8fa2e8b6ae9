// SPDX-License-Identifier: MIT

import SprungPhysics

/// What an animator knows of one item: its body, and what was last read from it or written to it.
final class DynamicItemState {
  /// The item; kept alive by its behaviours too.
  var item: any UIDynamicItem
  let body: BodyID
  /// How many behaviours of the animator mention the item.
  var useCount = 1
  /// The item as a view that lies deeper than directly in the reference view, else nil.
  var nestedView: UIView?
  /// The item as layout attributes in an animator of a layout, else nil.
  var attributes: UICollectionViewLayoutAttributes?
  /// The key under which attributes are looked up.
  var key: ElementKey?

  /// The middle in the animator's coordinates, as last read or written.
  var center = CGPoint(x: 0, y: 0)
  /// Half the sides of the box around the turned bounds.
  var halfWidth = 0.0
  var halfHeight = 0.0
  /// The bounds' size as last read; before that, one that no item has.
  var size = CGSize(width: -1, height: -1)
  /// The angle as last read or written.
  var angle = 0.0
  /// What the transform is besides its rotation; nil for nothing, the rule.
  var unturned: CGAffineTransform?
  /// What item behaviours assigned.
  var properties = ItemProperties()
  /// The sums that were last handed to the world.
  var gravity = CGVector(dx: 0, dy: 0)
  var pushes: [Push] = []
  /// The sums that are being made.
  var nextGravity = CGVector(dx: 0, dy: 0)
  var nextPushes: [Push] = []

  /// One continuous push.
  struct Push: Equatable {
    var force: CGVector
    var offset: CGVector
  }

  init(item: any UIDynamicItem, body: BodyID) {
    self.item = item
    self.body = body
  }

  /// Splits a transform into what the world turns and the rest: M = N R(angle), the rest first.
  func adopt(_ transform: CGAffineTransform) {
    if transform == .identity {
      unturned = nil
      angle = 0
      return
    }
    let turn = DeterministicMath.atan2(Double(transform.b), Double(transform.a))
    // Kept near the angle before, so that an update does not unwind turns.
    let circle = 2 * Double.pi
    angle = turn + circle * ((angle - turn) / circle).rounded()
    let rest = transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(-turn)))
    let tolerance: CGFloat = 1e-12
    let isPlain =
      abs(rest.a - 1) < tolerance && abs(rest.b) < tolerance && abs(rest.c) < tolerance
      && abs(rest.d - 1) < tolerance && rest.tx == 0 && rest.ty == 0
    unturned = isPlain ? nil : rest
  }

  /// The transform at an angle.
  func transform(at angle: Double) -> CGAffineTransform {
    let rotation = angle == 0 ? CGAffineTransform.identity : CGAffineTransform(rotationAngle: CGFloat(angle))
    guard let unturned else { return rotation }
    return unturned.concatenating(rotation)
  }

  /// Computes the box around the bounds at the present angle.
  func measureBox() {
    let width = Double(size.width) / 2
    let height = Double(size.height) / 2
    if angle == 0 {
      halfWidth = width
      halfHeight = height
      return
    }
    let turn = DeterministicMath.sincos(angle)
    halfWidth = abs(width * turn.cosine) + abs(height * turn.sine)
    halfHeight = abs(width * turn.sine) + abs(height * turn.cosine)
  }

  /// Whether the box around the item and a rectangle overlap; touching is not enough, as for `CGRect.intersects`.
  func intersects(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Bool {
    let x = Double(center.x)
    let y = Double(center.y)
    return x - halfWidth < right && x + halfWidth > left && y - halfHeight < bottom && y + halfHeight > top
  }

  /// What the item is called in messages.
  var title: String {
    guard let attributes else {
      return "an item of \(Double(size.width)) x \(Double(size.height)) at (\(Double(center.x)), \(Double(center.y)))"
    }
    return attributes.title
  }
}
