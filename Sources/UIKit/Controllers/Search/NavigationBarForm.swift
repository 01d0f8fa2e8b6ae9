// SPDX-License-Identifier: MIT

/// The heights of a navigation bar's rows in points. From top to bottom, the rows contain the prompt, the title and
/// buttons, the large title, and the search bar.
struct NavigationBarForm: Equatable {
  /// The height of the prompt row.
  var prompt: CGFloat = 0
  /// The visible height of the row with the title and the buttons. The row slides up when it is hidden.
  var items = UIKitTuning.navigationBarHeight
  /// The visible height of the large title row.
  var large: CGFloat = 0
  /// The height of the new screen's large title row during a transition.
  var largeRow: CGFloat = 0
  /// The additional height of the large title row while the content is pulled down or refreshed.
  var stretch: CGFloat = 0
  /// The part of `stretch` that results from pulling down the content.
  var pull: CGFloat = 0
  /// The visible height of the search row.
  var search: CGFloat = 0
  /// The height of the new screen's search row during a transition.
  var searchRow: CGFloat = 0
  /// Whether the form is interpolated between the forms of two screens.
  var isBetween = false

  /// The total height of the bar.
  var height: CGFloat { restingHeight + stretch }

  /// The height of the bar while the content is not pulled down.
  var restingHeight: CGFloat { prompt + items + large + search }

  /// The distance from the top edge to the large title row.
  var largeTop: CGFloat { prompt + items }

  /// The distance from the top edge to the search row.
  var searchTop: CGFloat { largeTop + largeRow + stretch }

  /// Whether the large title is visible, which hides the inline title.
  var isTitleLarge: Bool { largeRow > 0 }

  /// The opacity of the title and the buttons.
  var itemOpacity: CGFloat { items / UIKitTuning.navigationBarHeight }

  /// Returns the form interpolated between this form and another one, at a progress of 0...1.
  func mixed(with other: NavigationBarForm, progress: CGFloat) -> NavigationBarForm {
    func mix(_ part: (NavigationBarForm) -> CGFloat) -> CGFloat {
      part(self) + (part(other) - part(self)) * progress
    }
    return NavigationBarForm(
      prompt: mix { $0.prompt }, items: mix { $0.items }, large: mix { $0.large }, largeRow: other.largeRow,
      stretch: mix { $0.stretch }, search: mix { $0.search }, searchRow: other.searchRow, isBetween: true)
  }
}
