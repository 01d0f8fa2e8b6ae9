// SPDX-License-Identifier: MIT

nonisolated extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a manager opens or closes a group, undoes or redoes. Editors can then register pending steps.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after a group has been opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after a group has been closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
