// SPDX-License-Identifier: MIT

nonisolated extension UIMenu.Identifier {
  /// The commands of the application.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The commands of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The commands that edit.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The commands of views.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The commands of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The commands that help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// Undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy, paste, select and delete.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Find and its relatives.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Replace.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Share.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Bold, italic and underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Look up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
}
