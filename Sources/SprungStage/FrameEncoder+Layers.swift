// SPDX-License-Identifier: MIT

import SprungGeometry

extension FrameEncoder {
  /// Adds a layer below `parent` (0 is the stage) at `index` among its siblings; 0 is the backmost position.
  public func create(_ layer: LayerID, parent: LayerID, kind: LayerKind, index: Int) {
    guard begin(.create, layer, words: 3) else { return }
    put(parent)
    put(kind.rawValue)
    put(UInt32(max(index, 0)))
    end()
  }

  /// Removes a layer and its descendants. The number of the layer is not reused.
  public func remove(_ layer: LayerID) {
    guard begin(.remove, layer, words: 0) else { return }
    end()
  }

  /// Moves a layer and its descendants to `parent`, where its final position among its siblings is `index`.
  public func move(_ layer: LayerID, parent: LayerID, index: Int) {
    guard begin(.move, layer, words: 2) else { return }
    put(parent)
    put(UInt32(max(index, 0)))
    end()
  }

  /// Sets the transform of a layer. The matrix maps points of its box, whose top left corner is (0, 0), to points of
  /// the parent's box. The parent's bounds origin is already subtracted, except for the part that an `origin` record
  /// contains.
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

  /// Sets the three-dimensional transform of a layer, with perspective already applied. The order of elements is that
  /// of `CATransform3D`, which is also the order of CSS `matrix3d()`.
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

  /// Sets the size of a layer's box, in points, its corner radius and its flags.
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

  /// Shifts the content of a layer of kind `scroller` by `x` points to the left and `y` points up. `isMoving` indicates
  /// that the shift is still changing.
  public func origin(_ layer: LayerID, x: Double, y: Double, isMoving: Bool) {
    guard begin(.origin, layer, words: 3) else { return }
    put(x)
    put(y)
    put(isMoving ? 1 as UInt32 : 0)
    end()
  }

  /// Sets the opacity (0...1) of a layer and its descendants, and whether they are hidden.
  public func opacity(_ layer: LayerID, opacity: Double, isHidden: Bool) {
    guard begin(.opacity, layer, words: 2) else { return }
    put(opacity)
    put(isHidden ? 1 as UInt32 : 0)
    end()
  }

  /// Notifies the host that a layer has started (true) or stopped moving, so that the host can optimize the layer for
  /// movement only while it moves.
  public func motion(_ layer: LayerID, isMoving: Bool) {
    guard begin(.motion, layer, words: 1) else { return }
    put(isMoving ? 1 as UInt32 : 0)
    end()
  }
}
