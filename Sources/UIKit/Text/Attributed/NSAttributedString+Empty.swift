// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension NSAttributedString {
    /// Creates an empty string, for `NSMutableAttributedString()`. Foundation on Linux has no such initializer, and an
    /// extension cannot override the initializer of `NSObject`. The argument avoids such an override, and callers
    /// always omit it.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
