// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// Which labels a cell has, and where.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text at the left and a second one at the right.
    case value1 = 1
    /// A small text in the tint color and a second one to its right.
    case value2 = 2
    /// A text and a smaller one below it.
    case subtitle = 3
  }

  /// How rows are kept apart.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine = 1
    /// By a line, as `singleLine`.
    case singleLineEtched = 2
  }

  /// How a cell looks while it is selected or highlighted.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none = 0
    /// As `default`.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// With a gray background.
    case `default` = 3
  }

  /// The action of the editing control of a row.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// There is none.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// The standard accessory of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that there is more to see.
    case disclosureIndicator = 1
    /// A button for details, and the sign that there is more to see.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The controls that a cell shows.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the beginning.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

extension UITableViewCell: UIGestureRecognizerDelegate {}
