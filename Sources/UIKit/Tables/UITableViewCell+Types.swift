// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// The style of a cell, which determines its labels and their positions.
  nonisolated public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default` = 0
    /// A title on the left and a second label on the right.
    case value1 = 1
    /// A small title in the tint color, with a second label on its right.
    case value2 = 2
    /// A title with a smaller second label below it.
    case subtitle = 3
  }

  /// The style of separators between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// Single lines.
    case singleLine = 1
    /// Same as `singleLine`.
    case singleLineEtched = 2
  }

  /// The appearance of a cell while it is selected or highlighted.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// The appearance does not change.
    case none = 0
    /// Same as `default`.
    case blue = 1
    /// Same as `default`.
    case gray = 2
    /// A gray background.
    case `default` = 3
  }

  /// The action of a row's editing control.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// No editing control.
    case none = 0
    /// The control deletes the row.
    case delete = 1
    /// The control inserts a row.
    case insert = 2
  }

  /// The standard accessory of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which indicates that selecting the row shows more content.
    case disclosureIndicator = 1
    /// A detail button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The controls that a cell displays.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a mask from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

extension UITableViewCell: UIGestureRecognizerDelegate {}
