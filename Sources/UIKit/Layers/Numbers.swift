// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension Double {
    /// The number itself. Native code reads an `NSNumber`, such as the locations of a gradient, under the same name.
    public var doubleValue: Double { self }
    /// The number as a `Float`.
    public var floatValue: Float { Float(self) }
  }
#endif
