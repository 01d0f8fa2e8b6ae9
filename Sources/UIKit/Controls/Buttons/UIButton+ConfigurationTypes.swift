// SPDX-License-Identifier: MIT

extension UIButton {
  /// A closure that is called after a button's state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

nonisolated extension UIButton.Configuration {
  /// The sizes of buttons.
  public enum Size: Int, Sendable {
    /// A 17-point font with vertical insets of 7 points.
    case medium = 0
    /// A 15-point font with vertical insets of 5 points.
    case small = 1
    /// The same size as `small`.
    case mini = 2
    /// A 17-point font with vertical insets of 15 points.
    case large = 3

    /// The default content insets in points.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The default corner radius in points.
    var cornerRadius: CGFloat {
      switch self {
      case .medium: 5.95
      case .small, .mini: 14
      case .large: 8.75
      }
    }

    /// The text style of the title.
    var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }
  }

  /// The style of a button's corners.
  public enum CornerStyle: Int, Sendable {
    /// The corner radius is that of the background configuration.
    case fixed = -1
    /// The corner radius is that of the background configuration, scaled with the preferred text size.
    case dynamic = 0
    /// The corner radius is an eighth of the button's height.
    case small = 1
    /// The corner radius is 17.5 % of the button's height.
    case medium = 2
    /// The corner radius is a quarter of the button's height.
    case large = 3
    /// The corner radius is half of the button's height.
    case capsule = 4

    /// Returns the corner radius in points for the button's height and the background's corner radius.
    func radius(height: CGFloat, of background: CGFloat, scaled: (CGFloat) -> CGFloat) -> CGFloat {
      let height = max(0, height)
      switch self {
      case .fixed: return background
      case .dynamic: return min(height / 2, scaled(background))
      case .small: return height * 0.125
      case .medium: return height * 0.175
      case .large: return height * 0.25
      case .capsule: return height / 2
      }
    }
  }

  /// The alignment of the title and subtitle.
  public enum TitleAlignment: Int, Sendable {
    /// Follows the horizontal content alignment of the button: leading, centered or trailing.
    case automatic = 0
    /// Aligned to the leading edge.
    case leading = 1
    /// Centered.
    case center = 2
    /// Aligned to the trailing edge.
    case trailing = 3
  }
}
