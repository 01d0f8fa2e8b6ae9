// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// The system's bar button items. System items display text, or a symbol if it is as clear as text.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends editing or completes a task.
    case done = 0
    /// Cancels a task.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves changes.
    case save = 3
    /// Adds an item.
    case add = 4
    /// A flexible space. In a navigation bar, the width of this space is 0.
    case flexibleSpace = 5
    /// A space with a fixed width.
    case fixedSpace = 6
    /// Composes a new message or document.
    case compose = 7
    /// Replies to a message.
    case reply = 8
    /// Shows a list of actions.
    case action = 9
    /// Organizes or moves items.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Refreshes the content.
    case refresh = 13
    /// Stops the current task.
    case stop = 14
    /// Takes a photo.
    case camera = 15
    /// Deletes items.
    case trash = 16
    /// Starts playback.
    case play = 17
    /// Pauses playback.
    case pause = 18
    /// Rewinds playback.
    case rewind = 19
    /// Fast-forwards playback.
    case fastForward = 20
    /// Undoes the last change.
    case undo = 21
    /// Redoes an undone change.
    case redo = 22
    /// Closes the screen.
    case close = 24

    /// The title of the item.
    var words: String? {
      switch self {
      case .add: "+"
      case .close, .stop: "\u{2715}"
      default: name
      }
    }

    /// The accessibility label.
    var name: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }
}
