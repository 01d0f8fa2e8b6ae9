// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension Double {
    /// The number itself. Native code uses the same property name for an `NSNumber`, such as the location of a gradient
    /// color.
    public var doubleValue: Double { self }
    /// The number as a `Float`.
    public var floatValue: Float { Float(self) }
  }
#endif
