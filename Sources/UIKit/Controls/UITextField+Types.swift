// SPDX-License-Identifier: MIT

extension UITextField {
  /// The style of the border.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line, as of something sunk in.
    case bezel = 2
    /// A line with round corners, on the color of the ground.
    case roundedRect = 3
  }

  /// When something in the field shows.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why the editing has ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is what the person wanted.
    case committed = 0
    /// The person cancelled. No host reports it.
    case cancelled = 1
  }
}
