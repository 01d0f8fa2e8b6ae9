// SPDX-License-Identifier: MIT

/// The state of a run of layout passes in which sizes become known.
struct HeldPosition {
  /// Whether a view has preferred another size since the layout was prepared, and the visible content must stay in
  /// position.
  private(set) var isWanted = false
  /// The layout that was queried.
  private var layout: ObjectIdentifier?
  /// The elements whose sizes became known in this run.
  private var fitted: Set<ElementKey> = []
  private var knownAtPass = 0
  private var idlePasses = 0
  private var passes = 0

  /// An item to which the app scrolled, its target position, and the corresponding offset.
  struct Aim {
    var path: IndexPath
    var position: ItemScrollPosition
    var offset: CGPoint
    /// The length in points that is covered before the item, for example by a pinned header.
    var cover: CGFloat = 0
    /// Whether the size of the viewport has changed since.
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

  /// Whether another pass may follow. The number of passes without newly known sizes is limited.
  var mayPassAgain: Bool {
    mutating get {
      // A pass that makes sizes known may display elements of unknown size, so it counts as progress.
      if fitted.count == knownAtPass { idlePasses += 1 }
      knownAtPass = fitted.count
      passes += 1
      return idlePasses <= UIKitTuning.layoutPassLimit && passes <= UIKitTuning.fittingPassLimit
    }
  }

  /// Records that the size of an element became known.
  mutating func learned(_ key: ElementKey) { fitted.insert(key) }

  /// Records that a view preferred another size.
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

  /// Returns whether content must be held while a layout is prepared, and resets this.
  mutating func take(_ layout: UICollectionViewLayout) -> Bool {
    let isTaken = isWanted && self.layout == ObjectIdentifier(layout)
    isWanted = false
    return isTaken
  }
}
