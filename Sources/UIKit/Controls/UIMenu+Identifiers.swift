// SPDX-License-Identifier: MIT

nonisolated extension UIMenu.Identifier {
  /// The app menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu of undo and redo commands.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu of cut, copy, paste, select and delete commands.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The menu of find commands.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu of replace commands.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu of share commands.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu of bold, italic and underline commands.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu of look-up commands.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
}
