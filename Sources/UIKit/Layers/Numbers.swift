// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension Double {
    /// The number itself: what is an `NSNumber` natively, such as the places of a gradient's colors, is read by the same name.
    public var doubleValue: Double { self }
    /// The number, with less precision.
    public var floatValue: Float { Float(self) }
  }
#endif
