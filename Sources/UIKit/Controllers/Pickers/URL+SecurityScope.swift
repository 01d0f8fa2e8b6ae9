// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension URL {
    /// Returns true, because access is always allowed. Foundation declares this method only on Apple's platforms.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
