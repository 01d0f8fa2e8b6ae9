// SPDX-License-Identifier: MIT

/// Creates instances of any layer class from its class object. For an explanation, see ClassFactory.swift. The class is
/// used only in this file.
nonisolated open class _LayerFactory: CALayer {
  /// Occupies the vtable slot of `init()`.
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

/// Prevents the devirtualization of calls to `_LayerFactory`.
nonisolated private final class _OtherLayer: _LayerFactory {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates instances of any animation class from its class object. Internal to this file.
nonisolated open class _AnimationFactory: CAAnimation {
  /// Occupies the vtable slot of `init()`.
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

/// Prevents the devirtualization of calls to `_AnimationFactory`.
nonisolated private final class _OtherAnimation: _AnimationFactory {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
