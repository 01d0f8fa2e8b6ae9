// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension URL {
    /// Whether the program may read the file: always. Foundation has it on Apple's platforms only.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Nothing.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
