// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension NSAttributedString {
    /// Creates an empty string, so that `NSMutableAttributedString()` compiles. Foundation on Linux has no such
    /// initializer, and an extension cannot override the initializer of `NSObject`. With the argument, which callers
    /// always omit, this initializer is not an override.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
