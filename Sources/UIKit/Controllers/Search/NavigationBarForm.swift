// SPDX-License-Identifier: MIT

/// The heights of the rows of a navigation bar, in points, from the upper edge to the lower one: prompt, title and buttons, large title,
/// search.
struct NavigationBarForm: Equatable {
  /// The row with the prompt.
  var prompt: CGFloat = 0
  /// The visible part of the row with title and buttons, which slides away upward.
  var items = UIKitTuning.navigationBarHeight
  /// The visible part of the row with the large title.
  var large: CGFloat = 0
  /// The same on the new screen while one screen replaces another one.
  var largeRow: CGFloat = 0
  /// The height by which the row with the large title is extended while the content is pulled down or refreshed.
  var stretch: CGFloat = 0
  /// The part of it that the content is pulled down.
  var pull: CGFloat = 0
  /// The visible part of the row with the search bar.
  var search: CGFloat = 0
  /// The same on the new screen while one screen replaces another one.
  var searchRow: CGFloat = 0
  /// Whether the form is one between those of two screens.
  var isBetween = false

  /// The height of the bar.
  var height: CGFloat { restingHeight + stretch }

  /// The height that the bar covers of content that is not pulled down.
  var restingHeight: CGFloat { prompt + items + large + search }

  /// The distance of the large title's row from the upper edge.
  var largeTop: CGFloat { prompt + items }

  /// The distance of the search row from the upper edge.
  var searchTop: CGFloat { largeTop + largeRow + stretch }

  /// Whether the large title is visible, so that the title between the buttons is not.
  var isTitleLarge: Bool { largeRow > 0 }

  /// The opacity of title and buttons.
  var itemOpacity: CGFloat { items / UIKitTuning.navigationBarHeight }

  /// The form between this one and another one, 0...1.
  func mixed(with other: NavigationBarForm, progress: CGFloat) -> NavigationBarForm {
    func mix(_ part: (NavigationBarForm) -> CGFloat) -> CGFloat {
      part(self) + (part(other) - part(self)) * progress
    }
    return NavigationBarForm(
      prompt: mix { $0.prompt }, items: mix { $0.items }, large: mix { $0.large }, largeRow: other.largeRow,
      stretch: mix { $0.stretch }, search: mix { $0.search }, searchRow: other.searchRow, isBetween: true)
  }
}
