// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  nonisolated extension NSAttributedString {
    /// Makes an empty text, `NSMutableAttributedString()`. Foundation on Linux has no initializer without a text, and an extension
    /// cannot override that of `NSObject`, hence the argument, which is always left out.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
