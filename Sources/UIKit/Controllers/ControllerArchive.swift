// SPDX-License-Identifier: MIT

/// The Interface Builder file that a controller was made from.
struct ControllerArchive {
  /// The storyboard; nil without one.
  var storyboard: UIStoryboard?
  /// The scene in the storyboard.
  var scene: InterfaceScene?
  /// The name of the nib of the view.
  var nibName: String?
  /// The bundle of the nib, which is stored only.
  var bundle: Bundle?
  /// Whether the view was loaded from the file.
  var isLoaded = false
  /// The targets of views, which do not retain them.
  var triggers: [SegueTrigger] = []
}

extension UIViewController {
  /// The storyboard that the controller was made from; nil for none.
  public final var storyboard: UIStoryboard? { archive.storyboard }

  /// The name of the nib of the view; nil for none.
  public final var nibName: String? { archive.nibName ?? _nibNameOfClass }

  /// The bundle of the nib; nil for the program's own.
  public final var nibBundle: Bundle? { archive.bundle }

  /// Makes and connects the view by the storyboard or nib of the controller. Returns false if there is none, or if it was loaded.
  final func loadArchivedView() -> Bool {
    guard !archive.isLoaded else { return false }
    if let load = archive.scene?.loadView {
      archive.isLoaded = true
      load(self)
      return true
    }
    guard let name = nibName, let nib = UINib.registered(name) else {
      if let name = archive.nibName { UINib.reportMissing(name) }
      return false
    }
    archive.isLoaded = true
    nib.makeObjects(owner: self)
    return viewIfLoaded != nil
  }
}
