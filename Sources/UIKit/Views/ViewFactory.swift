// SPDX-License-Identifier: MIT

// `Collection/Cells/ClassFactory.swift` explains this technique.

/// Stands for any `UIView` subclass that is created from its class object. Not for use outside the framework.
@preconcurrency @MainActor
open class _ViewFactory: UIView {
  /// Occupies the same vtable slot as `UIView.init(frame:)`.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Required by `NSCoding`, although archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ type: AnyClass, _ frame: CGRect) -> UIView {
    unsafeBitCast(type, to: _ViewFactory.Type.self).init(frame: frame)
  }
}

/// Prevents the compiler from calling methods of `_ViewFactory` directly.
@preconcurrency @MainActor
private final class _OtherView: _ViewFactory {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
