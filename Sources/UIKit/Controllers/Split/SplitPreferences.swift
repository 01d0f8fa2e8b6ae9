// SPDX-License-Identifier: MIT

/// The preferences of a program for the columns of a split view.
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
  /// Whether a button hides all but the secondary column. Stored only.
  var showsSecondaryOnlyButton = false

  /// Whether the button that shows and hides columns is in a bar.
  var showsButton: Bool {
    switch buttonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }
}
