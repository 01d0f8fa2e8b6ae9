// SPDX-License-Identifier: MIT

extension NSCopying {
  #if hasFeature(Embedded)
    /// Sprung addition: the text that a boundary was named with, nil when it was named with something else.
    public var boundaryText: String? { string }
  #else
    /// Sprung addition: the text that a boundary was named with, nil when it was named with something else; it also compiles
    /// for the browser, where `identifier as? String` does not.
    nonisolated public var boundaryText: String? { self as? String }
  #endif
}
