// SPDX-License-Identifier: MIT

// For an explanation of this class, see Collection/Cells/ClassFactory.swift.

/// Creates instances of any subclass of `UIBarItem` from its class object. Not for use outside the library.
@preconcurrency @MainActor
open class _BarItemFactory: UIBarItem {
  /// Occupies the method table slot of `init()`.
  public required override init() {
    super.init()
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  final class func make(_ type: AnyClass) -> UIBarItem { unsafeBitCast(type, to: _BarItemFactory.Type.self).init() }
}

/// Prevents the optimizer from calling the initializer of `_BarItemFactory` directly.
@preconcurrency @MainActor
private final class _OtherBarItem: _BarItemFactory {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
