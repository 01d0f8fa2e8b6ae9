// SPDX-License-Identifier: MIT

// User classes with a plain `override init(frame:)` must be creatable from their class object, but a `required`
// initializer in the base class would force every one of them to write `required`. A subclass may declare `required`
// over an inherited initializer; it then occupies the same slot of the class's method table. Calling that slot through
// the subclass's type creates an object of the class that the class object really represents. The helper classes have a
// subclass that overrides the initializer: where the whole program is compiled at once, the optimizer would otherwise
// see that there is none and call their own initializer directly. And `make` must not be inlined: the optimizer would
// then take the object for a helper and fold casts to its real class, which is not a subclass of the helper, to nil.

/// Stands for any class of reusable views when one is created from its class object. Not for use outside this file.
@preconcurrency @MainActor
open class _ReusableViewFactory: UICollectionReusableView {
  /// Occupies the slot of `init(frame:)`.
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

/// Keeps calls of `_ReusableViewFactory` from being direct ones.
@preconcurrency @MainActor
private final class _OtherReusableView: _ReusableViewFactory {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands for any class of layout attributes when some are created from their class object.
nonisolated open class _LayoutAttributesFactory: UICollectionViewLayoutAttributes {
  /// Occupies the slot of `init()`.
  public required override init() {
    super.init()
  }

  @inline(never)
  final class func make(_ attributesClass: AnyClass) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(attributesClass, to: _LayoutAttributesFactory.Type.self).init()
  }
}

/// Keeps calls of `_LayoutAttributesFactory` from being direct ones.
nonisolated private final class _OtherLayoutAttributes: _LayoutAttributesFactory {
  required init() { super.init() }
}

/// Stands for any class of invalidation contexts when one is created from its class object.
@preconcurrency @MainActor
open class _InvalidationContextFactory: UICollectionViewLayoutInvalidationContext {
  /// Occupies the slot of `init()`.
  public required override init() {
    super.init()
  }

  @inline(never)
  final class func make(_ contextClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(contextClass, to: _InvalidationContextFactory.Type.self).init()
  }
}

/// Keeps calls of `_InvalidationContextFactory` from being direct ones.
@preconcurrency @MainActor
private final class _OtherInvalidationContext: _InvalidationContextFactory {
  required init() { super.init() }
}
