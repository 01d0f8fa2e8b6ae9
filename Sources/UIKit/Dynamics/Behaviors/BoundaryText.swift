// SPDX-License-Identifier: MIT

extension NSCopying {
  #if hasFeature(Embedded)
    /// Sprung addition: the string identifier of a boundary; nil for an identifier of another type.
    public var boundaryText: String? { string }
  #else
    /// Sprung addition: the string identifier of a boundary; nil for an identifier of another type. It also compiles
    /// for the browser, where `identifier as? String` does not.
    nonisolated public var boundaryText: String? { self as? String }
  #endif
}
