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
  /// The menu with undo and redo commands.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu with cut, copy, paste, select and delete commands.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The menu with find commands.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu with replace commands.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu with share commands.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu with bold, italic and underline commands.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu with look-up commands.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The root menu, which contains the top-level menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu that contains the About command.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The menu that contains settings commands.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The Services menu.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The menu with commands that hide applications.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The menu that contains the Quit command.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu with commands that open new windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu with open commands.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The Open Recent menu.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The menu with close commands.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The menu with document commands.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu with print commands.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The Spelling menu.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The Substitutions menu.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The Transformations menu, with commands for upper and lower case.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The Speech menu.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The Format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The Font menu.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu of text size commands.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The menu of text color commands.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The Text menu, with commands for alignment and writing direction.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The Writing Direction menu.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The menu of text alignment commands.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu with commands that show and customize the toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The menu with commands that show and hide the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The menu with full-screen commands.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu with commands that minimize and zoom a window.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The menu that contains the Bring All to Front command.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
