// SPDX-License-Identifier: MIT

extension UIButton {
  /// The closure that a button calls when its state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

nonisolated extension UIButton.Configuration {
  /// The sizes of buttons.
  public enum Size: Int, Sendable {
    /// Letters of 17 points, and 7 points above and below them.
    case medium = 0
    /// Letters of 15 points, and 5 points above and below them.
    case small = 1
    /// As small.
    case mini = 2
    /// Letters of 17 points, and 15 points above and below them.
    case large = 3

    /// The usual distances in points of texts and image from the edges.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The usual radius in points of the corners.
    var cornerRadius: CGFloat {
      switch self {
      case .medium: 5.95
      case .small, .mini: 14
      case .large: 8.75
      }
    }

    /// The style of the title's letters.
    var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }
  }

  /// How round the corners of a button are.
  public enum CornerStyle: Int, Sendable {
    /// The radius of the background.
    case fixed = -1
    /// The radius of the background, longer with large text.
    case dynamic = 0
    /// An eighth of the height.
    case small = 1
    /// 0.175 of the height.
    case medium = 2
    /// A quarter of the height.
    case large = 3
    /// Half of the height.
    case capsule = 4

    /// The radius in points of a button of a height whose background has a radius.
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

  /// The alignment of title and subtitle.
  public enum TitleAlignment: Int, Sendable {
    /// As the button places its content: at its leading edge, in the middle or at its trailing edge.
    case automatic = 0
    /// Both begin at the leading edge.
    case leading = 1
    /// The shorter one is in the middle.
    case center = 2
    /// Both end at the trailing edge.
    case trailing = 3
  }
}
