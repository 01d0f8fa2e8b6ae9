// SPDX-License-Identifier: MIT

// How and why is in Collection/Cells/ClassFactory.swift.

/// Stands for any subclass of `UIView` when one is created from its class object. Not for use outside the library.
@preconcurrency @MainActor
open class _ViewFactory: UIView {
  /// Occupies the slot of `init(frame:)`.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Required by `NSCoding`. Subclasses are not decoded from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ type: AnyClass, _ frame: CGRect) -> UIView {
    unsafeBitCast(type, to: _ViewFactory.Type.self).init(frame: frame)
  }
}

/// Keeps calls of `_ViewFactory` from being direct ones.
@preconcurrency @MainActor
private final class _OtherView: _ViewFactory {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
