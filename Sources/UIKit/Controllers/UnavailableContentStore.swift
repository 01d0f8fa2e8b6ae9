// SPDX-License-Identifier: MIT

/// The content that covers the view of a controller: a base class, so that programs without such content do not contain its code.
@MainActor
class UnavailableContentStore {
  init() {}
  /// Adds the view that displays the content to that of the controller.
  func install(in controller: UIViewController) {}
  /// Puts it above everything that was added since.
  func bringToFront(in controller: UIViewController) {}
}
