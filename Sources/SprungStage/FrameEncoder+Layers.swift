// SPDX-License-Identifier: MIT

import SprungGeometry

extension FrameEncoder {
  /// Adds a layer below `parent` (0 is the stage) at `index` among its siblings, 0 being the rearmost.
  public func create(_ layer: LayerID, parent: LayerID, kind: LayerKind, index: Int) {
    guard begin(.create, layer, words: 3) else { return }
    put(parent)
    put(kind.rawValue)
    put(UInt32(max(index, 0)))
    end()
  }

  /// Removes a layer and everything below it; its number is not used again.
  public func remove(_ layer: LayerID) {
    guard begin(.remove, layer, words: 0) else { return }
    end()
  }

  /// Moves a layer, with everything below it, under `parent` so that it ends at `index` among its siblings.
  public func move(_ layer: LayerID, parent: LayerID, index: Int) {
    guard begin(.move, layer, words: 2) else { return }
    put(parent)
    put(UInt32(max(index, 0)))
    end()
  }

  /// Positions a layer: the matrix maps points of its box, whose top left corner is (0, 0), to points of the parent's
  /// box. The parent's bounds origin is already subtracted, except for the part in an `origin` record.
  public func matrix2D(
    _ layer: LayerID, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    guard begin(.matrix2D, layer, words: 6) else { return }
    put(a)
    put(b)
    put(c)
    put(d)
    put(tx)
    put(ty)
    end()
  }

  /// Places a layer in space; perspective is already folded in. The order is that of `CATransform3D`'s fields,
  /// which is also the order of CSS `matrix3d()`.
  public func matrix3D(
    _ layer: LayerID,
    m11: Double, m12: Double, m13: Double, m14: Double,
    m21: Double, m22: Double, m23: Double, m24: Double,
    m31: Double, m32: Double, m33: Double, m34: Double,
    m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    guard begin(.matrix3D, layer, words: 16) else { return }
    put(m11)
    put(m12)
    put(m13)
    put(m14)
    put(m21)
    put(m22)
    put(m23)
    put(m24)
    put(m31)
    put(m32)
    put(m33)
    put(m34)
    put(m41)
    put(m42)
    put(m43)
    put(m44)
    end()
  }

  /// Sizes a layer's box, in points, and says whether it clips.
  public func bounds(
    _ layer: LayerID, width: Double, height: Double, cornerRadius: Double = 0, flags: BoundsFlags = []
  ) {
    guard begin(.bounds, layer, words: 4) else { return }
    put(width)
    put(height)
    put(cornerRadius)
    put(flags.rawValue)
    end()
  }

  /// Shifts everything in a layer of the kind `scroller` by x points to the left and y points up, and says whether it is
  /// still moving.
  public func origin(_ layer: LayerID, x: Double, y: Double, isMoving: Bool) {
    guard begin(.origin, layer, words: 3) else { return }
    put(x)
    put(y)
    put(isMoving ? 1 as UInt32 : 0)
    end()
  }

  /// Makes a layer and everything below it translucent (0...1) or hidden.
  public func opacity(_ layer: LayerID, opacity: Double, isHidden: Bool) {
    guard begin(.opacity, layer, words: 2) else { return }
    put(opacity)
    put(isHidden ? 1 as UInt32 : 0)
    end()
  }

  /// Notifies the host that a layer has begun (true) or ceased to move, so that it is optimized for movement only then.
  public func motion(_ layer: LayerID, isMoving: Bool) {
    guard begin(.motion, layer, words: 1) else { return }
    put(isMoving ? 1 as UInt32 : 0)
    end()
  }
}
