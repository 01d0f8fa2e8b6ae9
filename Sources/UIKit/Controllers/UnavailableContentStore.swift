// SPDX-License-Identifier: MIT

/// The content that covers a controller's view while the regular content is unavailable. This is a base class, so that
/// applications without such content do not link the code of its subclass.
@MainActor
class UnavailableContentStore {
  init() {}
  /// Adds the view that displays the content to the controller's view.
  func install(in controller: UIViewController) {}
  /// Moves the content in front of all views that were added after it.
  func bringToFront(in controller: UIViewController) {}
}
