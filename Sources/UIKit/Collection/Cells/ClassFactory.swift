// SPDX-License-Identifier: MIT

// The library must be able to create instances of application classes from their class objects, even if a class only
// declares a plain `override init(frame:)`. If the initializer were `required` in the base class, all subclasses would
// have to declare it as `required`. However, a helper subclass can declare the inherited initializer as `required`, and
// that initializer occupies the same slot in the class's method table. Calling the slot through the subclass's type
// creates an object of the actual class. Each helper class has a subclass that overrides the initializer. Without this
// subclass, whole-module optimization would see no override and call the helper's initializer directly. `make` must not
// be inlined, because the optimizer would then assume that the object is a helper. It would fold casts to the object's
// actual class to nil, because that class is not a subclass of the helper.

/// Stands for any reusable view class whose instances are created from its class object. Not for use outside this file.
@preconcurrency @MainActor
open class _ReusableViewFactory: UICollectionReusableView {
  /// Occupies the method table slot of `init(frame:)`.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ viewClass: AnyClass, frame: CGRect) -> UICollectionReusableView {
    unsafeBitCast(viewClass, to: _ReusableViewFactory.Type.self).init(frame: frame)
  }
}

/// Prevents direct calls to `_ReusableViewFactory`.
@preconcurrency @MainActor
private final class _OtherReusableView: _ReusableViewFactory {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any layout attributes class whose instances are created from its class object.
nonisolated open class _LayoutAttributesFactory: UICollectionViewLayoutAttributes {
  /// Occupies the method table slot of `init()`.
  public required override init() {
    super.init()
  }

  @inline(never)
  final class func make(_ attributesClass: AnyClass) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(attributesClass, to: _LayoutAttributesFactory.Type.self).init()
  }
}

/// Prevents direct calls to `_LayoutAttributesFactory`.
nonisolated private final class _OtherLayoutAttributes: _LayoutAttributesFactory {
  required init() { super.init() }
}

/// Stands for any invalidation context class whose instances are created from its class object.
@preconcurrency @MainActor
open class _InvalidationContextFactory: UICollectionViewLayoutInvalidationContext {
  /// Occupies the method table slot of `init()`.
  public required override init() {
    super.init()
  }

  @inline(never)
  final class func make(_ contextClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(contextClass, to: _InvalidationContextFactory.Type.self).init()
  }
}

/// Prevents direct calls to `_InvalidationContextFactory`.
@preconcurrency @MainActor
private final class _OtherInvalidationContext: _InvalidationContextFactory {
  required init() { super.init() }
}
