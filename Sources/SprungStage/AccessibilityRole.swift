// SPDX-License-Identifier: MIT

/// The role of a layer for assistive technology.
public enum AccessibilityRole: UInt32, Sendable {
  /// No role. Descendants can still have a role.
  case none = 0
  /// Static text.
  case text = 1
  /// A button.
  case button = 2
  /// An image with a description.
  case image = 3
  /// A heading for a part of the screen.
  case heading = 4
  /// A collection of items.
  case list = 5
  /// An item of a list, with its position and the total number of items.
  case listItem = 6
  /// A value that can be increased and decreased.
  case adjustable = 7
  /// An element that is on or off, as indicated by the state bit `selected`.
  case toggle = 8
  /// A link.
  case link = 9
  /// An element that handles touches directly, such as a gesture area. Key events for the element are sent to the
  /// program.
  case direct = 10
  /// A modal dialog.
  case dialog = 11
  /// A dialog that asks a question.
  case alertDialog = 12
  /// Editable text. The value of the element is the text.
  case textField = 13
  /// A search field.
  case searchField = 14
}
