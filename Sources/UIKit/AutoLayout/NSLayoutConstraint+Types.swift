// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  nonisolated public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The axis of a layout or constraint.
  nonisolated public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The attribute of a view or guide that a constraint refers to.
  nonisolated public enum Attribute: Int, Sendable {
    /// No attribute: the second side of a constraint with only a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge of a view without text.
    case firstBaseline = 12
    /// The left edge of `layoutMarginsGuide`.
    case leftMargin = 13
    /// The right edge of `layoutMarginsGuide`.
    case rightMargin = 14
    /// The top edge of `layoutMarginsGuide`.
    case topMargin = 15
    /// The bottom edge of `layoutMarginsGuide`.
    case bottomMargin = 16
    /// The leading edge of `layoutMarginsGuide`.
    case leadingMargin = 17
    /// The trailing edge of `layoutMarginsGuide`.
    case trailingMargin = 18
    /// The horizontal center of `layoutMarginsGuide`.
    case centerXWithinMargins = 19
    /// The vertical center of `layoutMarginsGuide`.
    case centerYWithinMargins = 20

    /// The kinds of attributes. Both sides of a constraint must have matching kinds.
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

    /// Whether the attribute is a width or a horizontal position.
    var isHorizontal: Bool { self == .width || (kind != .y && self != .height && self != .notAnAttribute) }

    /// The corresponding attribute without margins; nil if the attribute does not refer to margins.
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

    /// The name in descriptions.
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
