// SPDX-License-Identifier: MIT

/// What a layer is for someone who hears the screen.
public enum AccessibilityRole: UInt32, Sendable {
  /// Nothing by itself; its descendants may be something.
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
  /// Something that is on or off; the state bit `selected` says which.
  case toggle = 8
  /// Something that leads elsewhere.
  case link = 9
  /// Something that is touched as it is, such as a field for gestures; keys on it go to the program.
  case direct = 10
  /// A part that stands before everything else until it is left.
  case dialog = 11
  /// A dialog that asks a question.
  case alertDialog = 12
  /// A text that can be edited; what it says is the text inside.
  case textField = 13
  /// A text field for a search.
  case searchField = 14
}
