// SPDX-License-Identifier: MIT

extension NSCopying {
  #if hasFeature(Embedded)
    /// Sprung addition: the boundary identifier as a string, or nil if it has another type.
    public var boundaryText: String? { string }
  #else
    /// Sprung addition: the boundary identifier as a string, or nil if it has another type. Unlike `identifier as?
    /// String`, this property also compiles for the browser.
    nonisolated public var boundaryText: String? { self as? String }
  #endif
}
