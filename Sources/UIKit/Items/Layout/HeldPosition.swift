// SPDX-License-Identifier: MIT

/// The state of a run of layout passes in which elements are measured.
struct HeldPosition {
  /// Whether a view has preferred a different size since the layout was prepared, so that the visible content must stay
  /// in place.
  private(set) var isWanted = false
  /// The layout that was queried.
  private var layout: ObjectIdentifier?
  /// The elements that have been measured in this run.
  private var fitted: Set<ElementKey> = []
  private var knownAtPass = 0
  private var idlePasses = 0
  private var passes = 0

  /// An item to which the app scrolled, its scroll position, and the corresponding offset.
  struct Aim {
    var path: IndexPath
    var position: ItemScrollPosition
    var offset: CGPoint
    /// The length in points that is covered at the leading edge, for example by a pinned header.
    var cover: CGFloat = 0
    /// Whether the viewport has been resized since the scroll.
    var isResized = false
  }

  /// The item to which the app scrolled, stored until the sizes around it are known.
  var aim: Aim?

  /// Begins a run of layout passes.
  mutating func beginRun() {
    if !fitted.isEmpty { fitted.removeAll(keepingCapacity: true) }
    knownAtPass = 0
    idlePasses = 0
    passes = 0
  }

  /// Whether another pass may follow. The number of passes in which no further element is measured is limited.
  var mayPassAgain: Bool {
    mutating get {
      // A pass that measures further elements counts as progress, because unmeasured ones may then become visible.
      if fitted.count == knownAtPass { idlePasses += 1 }
      knownAtPass = fitted.count
      passes += 1
      return idlePasses <= UIKitTuning.layoutPassLimit && passes <= UIKitTuning.fittingPassLimit
    }
  }

  /// Records that an element was measured.
  mutating func learned(_ key: ElementKey) { fitted.insert(key) }

  /// Records that a view prefers a different size.
  mutating func note(_ key: ElementKey, _ layout: UICollectionViewLayout) {
    fitted.insert(key)
    want(layout)
  }

  /// Records that content before the viewport may change, so that the visible content must stay in position.
  mutating func want(_ layout: UICollectionViewLayout) {
    guard layout.keepsFramesWhileFitting else { return }
    isWanted = true
    self.layout = ObjectIdentifier(layout)
  }

  /// Returns whether the content must stay in place while a layout is prepared, and clears the request.
  mutating func take(_ layout: UICollectionViewLayout) -> Bool {
    let isTaken = isWanted && self.layout == ObjectIdentifier(layout)
    isWanted = false
    return isTaken
  }
}
