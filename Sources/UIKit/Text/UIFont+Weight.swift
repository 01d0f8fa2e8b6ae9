// SPDX-License-Identifier: MIT

extension UIFont {
  /// The weight of a font's strokes, from -1 to 1. The regular weight is 0.
  nonisolated public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number in -1...1.
    public let rawValue: CGFloat
    /// Creates a weight from a number in -1...1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number in -1...1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// A thin weight, -0.6.
    public static let thin = Weight(-0.6)
    /// A light weight, -0.4.
    public static let light = Weight(-0.4)
    /// The regular weight, 0.
    public static let regular = Weight(0)
    /// A medium weight, 0.23.
    public static let medium = Weight(0.23)
    /// A semibold weight, 0.3.
    public static let semibold = Weight(0.3)
    /// The bold weight, 0.4.
    public static let bold = Weight(0.4)
    /// A heavy weight, 0.56.
    public static let heavy = Weight(0.56)
    /// The heaviest weight, 0.62.
    public static let black = Weight(0.62)

    /// The closest CSS weight, from 100 to 900. The regular weight is 400, and bold is 700.
    var styleSheetWeight: Int {
      let steps: [CGFloat] = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
      var weight = 100
      for step in steps where rawValue > step { weight += 100 }
      return weight
    }
  }
}
