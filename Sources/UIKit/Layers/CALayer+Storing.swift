// SPDX-License-Identifier: MIT

/// Sets properties of a view's layer without animations and without calling overridden setters, so that loops over many
/// layers are fast.
///
/// These methods are not isolated, because a closure isolated to the main actor would check its executor, which takes
/// longer than the call itself.
nonisolated extension CALayer {
  /// Stores the position, which must be finite.
  @inline(__always)
  final func storePosition(_ position: CGPoint) {
    guard state.position != position else { return }
    if observers != nil || !animations.isEmpty {
      self.position = position
      return
    }
    state.position = position
    changes.formUnion(.matrix)
    notifyParent()
  }

  /// Returns whether the transform rotates the horizontal axis by the given angle. The scale of the transform is
  /// ignored.
  @inline(__always)
  final func isRotated(by angle: Double) -> Bool {
    angle == 0 ? state.transform.m12 == 0 && state.transform.m11 > 0 : isTilted(by: angle)
  }

  private final func isTilted(by angle: Double) -> Bool {
    let rotation = DeterministicMath.sincos(angle)
    let across = rotation.cosine * Double(state.transform.m12) - rotation.sine * Double(state.transform.m11)
    let along = rotation.cosine * Double(state.transform.m11) + rotation.sine * Double(state.transform.m12)
    return along > 0 && abs(across) <= 1e-9 * along
  }

  /// Stores a rotation about the anchor point if the current transform is planar. Returns false otherwise.
  @inline(__always)
  final func storeRotation(_ angle: Double) -> Bool {
    guard state.isPlanar, observers == nil, animations.isEmpty else { return false }
    let rotation = DeterministicMath.sincos(angle)
    state.transform.m11 = CGFloat(rotation.cosine)
    state.transform.m12 = CGFloat(rotation.sine)
    state.transform.m21 = CGFloat(-rotation.sine)
    state.transform.m22 = CGFloat(rotation.cosine)
    changes.formUnion(.matrix)
    notifyParent()
    return true
  }
}

extension UIView {
  /// The layer, if a loop over many views can write to it directly; otherwise nil. The classes of the view and the
  /// layer must be known not to override the setters of center and transform, or of properties that these setters
  /// change.
  final var plainLayer: Unmanaged<CALayer>? {
    guard ObjectIdentifier(type(of: layer)) == ObjectIdentifier(CALayer.self) else { return nil }
    let own = ObjectIdentifier(type(of: self))
    let isPlain =
      own == ObjectIdentifier(UIView.self) || own == ObjectIdentifier(UIImageView.self)
      || own == ObjectIdentifier(UILabel.self)
    return isPlain ? Unmanaged.passUnretained(layer) : nil
  }
}

nonisolated extension LayerState {
  /// Whether the transform acts only in the layer's plane and does not translate.
  @inline(__always)
  fileprivate var isPlanar: Bool {
    let m = transform
    return m.m13 == 0 && m.m14 == 0 && m.m23 == 0 && m.m24 == 0 && m.m31 == 0 && m.m32 == 0 && m.m34 == 0 && m.m41 == 0
      && m.m42 == 0 && m.m43 == 0 && m.m33 == 1 && m.m44 == 1
  }
}
