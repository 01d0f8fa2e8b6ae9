// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// Items that mean the same in every application. They show words, and a sign where one is as clear.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends editing.
    case done = 0
    /// Gives up.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Keeps changes.
    case save = 3
    /// Adds something.
    case add = 4
    /// Flexible space; in a navigation bar a space of width 0.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shows what can be done.
    case action = 9
    /// Puts things in order.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Reloads.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Rewinds.
    case rewind = 19
    /// Fast-forwards.
    case fastForward = 20
    /// Takes back.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Closes.
    case close = 24

    /// The title of the item.
    var words: String? {
      switch self {
      case .add: "+"
      case .close, .stop: "\u{2715}"
      default: name
      }
    }

    /// The spoken name.
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
