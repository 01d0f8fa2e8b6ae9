// SPDX-License-Identifier: MIT

/// The role of a layer for assistive technology.
public enum AccessibilityRole: UInt32, Sendable {
  /// No role; its descendants may have one.
  case none = 0
  /// Words that are only read.
  case text = 1
  /// Something that can be pressed.
  case button = 2
  /// A picture with a description.
  case image = 3
  /// The title of a part of the screen.
  case heading = 4
  /// A collection of items.
  case list = 5
  /// One item of a list, with its position and the number of all.
  case listItem = 6
  /// A value that can be raised and lowered.
  case adjustable = 7
  /// An element that is on or off, as given by the state bit `selected`.
  case toggle = 8
  /// A link.
  case link = 9
  /// An element that handles touches directly, such as a gesture area; keys on it are sent to the program.
  case direct = 10
  /// A modal dialog.
  case dialog = 11
  /// A dialog that asks a question.
  case alertDialog = 12
  /// A text that can be edited; what it says is the text inside.
  case textField = 13
  /// A text field for a search.
  case searchField = 14
}
