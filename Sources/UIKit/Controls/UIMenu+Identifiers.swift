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
  /// The menu bar itself.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// About the application.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The settings of the application.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Services of other applications.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding applications.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Quitting the application.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// Opening another window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Opening a file.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// Files that were opened recently.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing a window.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The commands of a document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// Substitutions while typing.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// Upper and lower case.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Speaking the text.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The commands that format.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The size of text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The color of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Alignment and direction of text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The direction of writing.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The alignment of text.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// Showing and customizing the toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// Showing the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// Full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Minimizing and zooming a window.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Moving all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
