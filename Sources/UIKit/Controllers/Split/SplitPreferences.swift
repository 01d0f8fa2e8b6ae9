// SPDX-License-Identifier: MIT

/// The application's preferences for the columns of a split view controller.
struct SplitPreferences {
  var mode = UISplitViewController.DisplayMode.automatic
  var behavior = UISplitViewController.SplitBehavior.automatic
  var primary = SplitColumnWidth()
  var supplementary = SplitColumnWidth()
  var edge = UISplitViewController.PrimaryEdge.leading
  var background = UISplitViewController.BackgroundStyle.none
  /// Whether gestures show and hide columns.
  var presentsWithGesture = true
  var buttonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic
  /// Whether the secondary column shows a button that hides the other columns. Stored only.
  var showsSecondaryOnlyButton = false

  /// Whether the button that shows and hides columns is displayed.
  var showsButton: Bool {
    switch buttonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }
}
