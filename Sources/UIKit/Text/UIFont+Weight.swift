// SPDX-License-Identifier: MIT

extension UIFont {
  /// How heavy strokes are, from -1 to 1, 0 being regular.
  nonisolated public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number of -1...1.
    public let rawValue: CGFloat
    /// Makes a weight from a number of -1...1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from a number of -1...1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light, -0.6.
    public static let thin = Weight(-0.6)
    /// Light, -0.4.
    public static let light = Weight(-0.4)
    /// The usual weight, 0.
    public static let regular = Weight(0)
    /// A little heavier than regular, 0.23.
    public static let medium = Weight(0.23)
    /// Between medium and bold, 0.3.
    public static let semibold = Weight(0.3)
    /// Bold, 0.4.
    public static let bold = Weight(0.4)
    /// Heavier than bold, 0.56.
    public static let heavy = Weight(0.56)
    /// The heaviest weight, 0.62.
    public static let black = Weight(0.62)

    /// The nearest of the weights 100, 200, ... 900 by which style sheets name them: 400 is regular, 700 bold.
    var styleSheetWeight: Int {
      let steps: [CGFloat] = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
      var weight = 100
      for step in steps where rawValue > step { weight += 100 }
      return weight
    }
  }
}
