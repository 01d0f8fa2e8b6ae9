// SPDX-License-Identifier: MIT

/// The Interface Builder file from which a controller was created.
struct ControllerArchive {
  /// The storyboard, or nil.
  var storyboard: UIStoryboard?
  /// The scene in the storyboard.
  var scene: InterfaceScene?
  /// The name of the nib that contains the view.
  var nibName: String?
  /// The bundle of the nib. Stored only.
  var bundle: Bundle?
  /// Whether the view was loaded from the file.
  var isLoaded = false
  /// The segue triggers. They are stored here, because views do not retain their targets.
  var triggers: [SegueTrigger] = []
}

extension UIViewController {
  /// The storyboard from which the controller was created, or nil.
  public final var storyboard: UIStoryboard? { archive.storyboard }

  /// The name of the nib that contains the view, or nil.
  public final var nibName: String? { archive.nibName ?? _nibNameOfClass }

  /// The bundle of the nib, or nil for the main bundle.
  public final var nibBundle: Bundle? { archive.bundle }

  /// Creates the view from the controller's storyboard or nib, and connects its outlets and actions. Returns false if
  /// there is no storyboard or nib with the view, or if the view was already loaded.
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
