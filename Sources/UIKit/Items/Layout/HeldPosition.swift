// SPDX-License-Identifier: MIT

/// The state of a collection view in a run of layout passes in which sizes become known.
struct HeldPosition {
  /// True if a view preferred another size since the layout was prepared, and what is on screen shall stay where it is.
  private(set) var isWanted = false
  /// The layout that was asked.
  private var layout: ObjectIdentifier?
  /// The elements whose sizes became known in this run.
  private var fitted: Set<ElementKey> = []
  private var knownAtPass = 0
  private var idlePasses = 0
  private var passes = 0

  /// An item to which the program scrolled, its target position, and the offset that shows it there.
  struct Aim {
    var path: IndexPath
    var position: ItemScrollPosition
    var offset: CGPoint
    /// Points that something covers before the item, such as a header that stays there.
    var cover: CGFloat = 0
    /// True if the viewport has got another size since.
    var isResized = false
  }

  /// The item to which the program scrolled, until the sizes around it are known.
  var aim: Aim?

  /// A run of layout passes begins.
  mutating func beginRun() {
    if !fitted.isEmpty { fitted.removeAll(keepingCapacity: true) }
    knownAtPass = 0
    idlePasses = 0
    passes = 0
  }

  /// Whether another pass may follow: there are only so many in which no size becomes known that was not known before.
  var mayPassAgain: Bool {
    mutating get {
      // Each pass that makes sizes known may display elements with unknown sizes: that is progress.
      if fitted.count == knownAtPass { idlePasses += 1 }
      knownAtPass = fitted.count
      passes += 1
      return idlePasses <= UIKitTuning.layoutPassLimit && passes <= UIKitTuning.fittingPassLimit
    }
  }

  /// The size of an element became known.
  mutating func learned(_ key: ElementKey) { fitted.insert(key) }

  /// A view preferred another size.
  mutating func note(_ key: ElementKey, _ layout: UICollectionViewLayout) {
    fitted.insert(key)
    want(layout)
  }

  /// Something before the viewport may change, and what is on screen shall stay where it is.
  mutating func want(_ layout: UICollectionViewLayout) {
    guard layout.keepsFramesWhileFitting else { return }
    isWanted = true
    self.layout = ObjectIdentifier(layout)
  }

  /// Whether something is to be held while a layout is prepared; after that it is not any more.
  mutating func take(_ layout: UICollectionViewLayout) -> Bool {
    let isTaken = isWanted && self.layout == ObjectIdentifier(layout)
    isWanted = false
    return isTaken
  }
}
