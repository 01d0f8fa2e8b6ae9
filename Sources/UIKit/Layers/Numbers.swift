// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension Double {
    /// The number itself: code that reads an `NSNumber` natively, such as the locations of a gradient's colors, uses
    /// the same name.
    public var doubleValue: Double { self }
    /// The number, with less precision.
    public var floatValue: Float { Float(self) }
  }
#endif
