// SPDX-License-Identifier: MIT

// How and why is in Collection/Cells/ClassFactory.swift.

/// Stands for any subclass of `UIBarItem` when one is created from its class object. Not for use outside the library.
@preconcurrency @MainActor
open class _BarItemFactory: UIBarItem {
  /// Occupies the slot of `init()`.
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

/// Keeps calls of `_BarItemFactory` from being direct ones.
@preconcurrency @MainActor
private final class _OtherBarItem: _BarItemFactory {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
