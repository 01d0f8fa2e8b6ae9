// SPDX-License-Identifier: MIT

extension UITextField {
  /// The style of the border.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line that makes the field look sunken.
    case bezel = 2
    /// A line with rounded corners and a filled background.
    case roundedRect = 3
  }

  /// The conditions under which a view in the field is displayed.
  nonisolated public enum ViewMode: Int, Sendable {
    /// The view is never displayed.
    case never = 0
    /// The view is displayed while the text is being edited.
    case whileEditing = 1
    /// The view is displayed while the text is not being edited.
    case unlessEditing = 2
    /// The view is always displayed.
    case always = 3
  }

  /// The reason why editing has ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The user has confirmed the text.
    case committed = 0
    /// The user has canceled editing. Hosts do not report this reason.
    case cancelled = 1
  }
}
