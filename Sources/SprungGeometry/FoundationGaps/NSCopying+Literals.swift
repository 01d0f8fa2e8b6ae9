// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AvoidRetroactiveConformances

#if !hasFeature(Embedded)
  // On Apple's platforms strings and numbers are bridged to objects that can be copied, so they serve as boundary
  // identifiers. Without that bridge the conformance is declared here.

  extension String: @retroactive NSCopying {
    /// The string itself, which is a value.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension Int: @retroactive NSCopying {
    /// The number itself, which is a value.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
