// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension NSAttributedString {
    /// Creates an empty text, for `NSMutableAttributedString()`. Foundation on Linux has no such initializer, and an
    /// extension cannot override the one of `NSObject`. Hence the argument, which is always omitted.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
