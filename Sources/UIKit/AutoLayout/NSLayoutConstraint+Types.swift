// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  nonisolated public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction on the screen.
  nonisolated public enum Axis: Int, Sendable {
    /// Beside one another.
    case horizontal = 0
    /// Above one another.
    case vertical = 1
  }

  /// The attribute of a view or guide that a constraint refers to.
  nonisolated public enum Attribute: Int, Sendable {
    /// Nothing: the constraint has only one side.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines of text begin.
    case leading = 5
    /// The edge where lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The foot of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The foot of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    /// The left edge of `layoutMarginsGuide`.
    case leftMargin = 13
    /// The right edge of `layoutMarginsGuide`.
    case rightMargin = 14
    /// The top edge of `layoutMarginsGuide`.
    case topMargin = 15
    /// The bottom edge of `layoutMarginsGuide`.
    case bottomMargin = 16
    /// The edge of `layoutMarginsGuide` where lines of text begin.
    case leadingMargin = 17
    /// The edge of `layoutMarginsGuide` where lines of text end.
    case trailingMargin = 18
    /// The middle of `layoutMarginsGuide` between left and right.
    case centerXWithinMargins = 19
    /// The middle of `layoutMarginsGuide` between top and bottom.
    case centerYWithinMargins = 20

    /// The kinds of attributes, which must match on the two sides of a constraint.
    enum Kind { case none, plainX, directedX, centerX, y, size }

    var kind: Kind {
      switch self {
      case .notAnAttribute: .none
      case .left, .right, .leftMargin, .rightMargin: .plainX
      case .leading, .trailing, .leadingMargin, .trailingMargin: .directedX
      case .centerX, .centerXWithinMargins: .centerX
      case .width, .height: .size
      default: .y
      }
    }

    /// Whether it is about widths and places between left and right.
    var isHorizontal: Bool { self == .width || (kind != .y && self != .height && self != .notAnAttribute) }

    /// The same attribute of the margins guide itself; nil if it is not one of the margins.
    var withoutMargin: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }

    /// The word that descriptions use.
    var name: String {
      switch self {
      case .notAnAttribute: ""
      case .left: "left"
      case .right: "right"
      case .top: "top"
      case .bottom: "bottom"
      case .leading: "leading"
      case .trailing: "trailing"
      case .width: "width"
      case .height: "height"
      case .centerX: "centerX"
      case .centerY: "centerY"
      case .lastBaseline: "lastBaseline"
      case .firstBaseline: "firstBaseline"
      default: (withoutMargin?.name ?? "") + "Margin"
      }
    }
  }
}
