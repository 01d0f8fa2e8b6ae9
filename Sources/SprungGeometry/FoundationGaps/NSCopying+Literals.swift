// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AvoidRetroactiveConformances

#if !hasFeature(Embedded)
  // On Apple's platforms, strings and numbers bridge to objects that conform to `NSCopying`, so they can serve as
  // boundary identifiers. Other platforms have no such bridge, so the conformance is declared here.

  extension String: @retroactive NSCopying {
    /// Returns the string itself, because a value does not have to be copied.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension Int: @retroactive NSCopying {
    /// Returns the number itself, because a value does not have to be copied.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
