// SPDX-License-Identifier: MIT

/// A batch while it is being applied and animated.
final class RunningUpdate {
  /// Where everything goes.
  let map: UpdateMap
  /// Views that leave the screen when the animation ends.
  var departing: [VisibleElement] = []
  /// What is to be told to views and layouts when the animation ends, before the completions. Default: nothing.
  var atEnd: (() -> Void)?
  /// The application's completions, in the order of its calls.
  var completions: [(Bool) -> Void]
  /// What the layout answered for the viewport after the batch and one viewport around it, by new keys.
  var collected: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var onScreen: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  init(map: UpdateMap, completions: [(Bool) -> Void], elements: [VisibleElement]) {
    self.map = map
    self.completions = completions
    for element in elements { onScreen[element.key] = element.applied.duplicate() }
  }

  /// A fresh copy of what an element showed before the batch, by its old key; nil if it was not on screen.
  func attributesOnScreen(_ oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    onScreen[oldKey]?.duplicate()
  }

  /// Calls the completions once, in order.
  func complete(finished: Bool) {
    atEnd?()
    atEnd = nil
    let calls = completions
    completions = []
    for call in calls { call(finished) }
  }
}
