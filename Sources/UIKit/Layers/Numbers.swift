// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension Double {
    /// The number itself. Native code uses the same name to read an `NSNumber`, such as a location of a gradient.
    public var doubleValue: Double { self }
    /// The number as a `Float`.
    public var floatValue: Float { Float(self) }
  }
#endif
