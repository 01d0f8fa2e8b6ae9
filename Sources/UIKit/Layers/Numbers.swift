// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension Double {
    /// The number itself. In native builds, `NSNumber` has a property with the same name, so code that reads the
    /// location of a gradient color compiles in both kinds of builds.
    public var doubleValue: Double { self }
    /// The number as a `Float`.
    public var floatValue: Float { Float(self) }
  }
#endif
