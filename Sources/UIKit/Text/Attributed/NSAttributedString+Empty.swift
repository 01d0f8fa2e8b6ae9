// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension NSAttributedString {
    /// Creates an empty string, for `NSMutableAttributedString()`. Foundation on Linux has no such initializer, and an
    /// extension cannot override that of `NSObject`. The argument exists for this reason, and callers always omit it.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
