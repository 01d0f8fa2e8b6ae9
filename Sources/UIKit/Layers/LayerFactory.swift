// SPDX-License-Identifier: MIT

/// Stands for any class of layers when one is created from its class object; see ClassFactory.swift for how and why. Not for
/// use outside this file.
nonisolated open class _LayerFactory: CALayer {
  /// Occupies the slot of `init()`.
  public required override init() {
    super.init()
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ layerClass: AnyClass) -> CALayer {
    unsafeBitCast(layerClass, to: _LayerFactory.Type.self).init()
  }
}

/// Keeps calls of `_LayerFactory` from being direct ones.
nonisolated private final class _OtherLayer: _LayerFactory {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any class of animations when one is created from its class object. Not for use outside this file.
nonisolated open class _AnimationFactory: CAAnimation {
  /// Occupies the slot of `init()`.
  public required override init() {
    super.init()
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ animationClass: AnyClass) -> CAAnimation {
    unsafeBitCast(animationClass, to: _AnimationFactory.Type.self).init()
  }
}

/// Keeps calls of `_AnimationFactory` from being direct ones.
nonisolated private final class _OtherAnimation: _AnimationFactory {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
