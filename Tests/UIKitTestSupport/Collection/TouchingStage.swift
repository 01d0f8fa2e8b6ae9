// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// A grid of numbers in four 80-point columns, operated by touches, a mouse and keys. The stage logs the delegate
/// calls.
final class TouchingStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let stage = FingerStage(size: CGSize(width: 320, height: 400))
  let view: UICollectionView
  var sections: [[Int]]
  var heard: [String] = []
  var refused: Set<Int> = []
  var mayPan = true
  var editsWhenPanned = true
  var fixed: Set<Int> = []
  var sizes: ((IndexPath) -> CGSize)?

  init(_ sections: [[Int]]) {
    self.sections = sections
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = self
    view.delegate = self
    view.allowsMultipleSelectionDuringEditing = true
    stage.window.addSubview(view)
    stage.encoder = FrameEncoder()
    stage.tick()
  }

  /// Presses a key. If the focus moves, reports the new focus as a host does.
  func key(_ key: KeyCode, flags: InputFlags = []) {
    stage.key(key, flags: flags)
    answerFocus()
  }

  /// Runs frames for the given number of seconds while the host reports each change of focus.
  func wait(_ seconds: Double) {
    let end = stage.time + seconds
    while stage.time < end {
      stage.run(until: min(end, stage.time + 1 / stage.rate))
      answerFocus()
    }
  }

  private func answerFocus() {
    for record in stage.records {
      guard case .focus(let layer) = record else { continue }
      UIApplication.shared.handle(
        InputEvent(.focus, identifier: Int32(bitPattern: layer), milliseconds: stage.time * 1000))
      stage.tick()
      return
    }
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// The numbers of the selected items.
  var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map { sections[$0.section][$0.item] } }

  /// The visible numbers, ordered by position.
  var numbers: [Int] { view.visibleCells.map { ($0 as? NumberCell)?.number ?? -1 } }

  /// Returns the center of an item in window coordinates.
  func middle(_ item: Int, _ section: Int = 0) -> CGPoint {
    guard let cell = view.cellForItem(at: path(item, section)) else { return .zero }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  /// Clicks the mouse at a point, with modifier keys.
  func click(_ point: CGPoint, _ flags: InputFlags = []) {
    for kind in [InputKind.pointerDown, .pointerUp] {
      UIApplication.shared.handle(
        InputEvent(
          kind, flags: flags, identifier: 9, x: Float(point.x), y: Float(point.y), milliseconds: stage.time * 1000))
      stage.wait(0.05)
    }
  }

  /// Moves two touches, 20 points apart, from the first point through the others.
  func pan(_ points: [CGPoint], lifts: Bool = true) {
    guard let first = points.first else { return }
    for id in Int32(1)...2 { stage.down(first.x, first.y + 20 * Double(id) - 30, id: id) }
    var last = first
    for point in points.dropFirst() {
      for step in 1...8 {
        let x = last.x + (point.x - last.x) * Double(step) / 8
        let y = last.y + (point.y - last.y) * Double(step) / 8
        for id in Int32(1)...2 { stage.move(x, y + 20 * Double(id) - 30, id: id, at: stage.time + 0.01) }
      }
      last = point
    }
    guard lifts else { return }
    for id in Int32(1)...2 { stage.up(last.x, last.y + 20 * Double(id) - 30, id: id) }
  }

  func focus(_ item: Int) {
    stage.focus(view.cellForItem(at: path(item)))
  }

  // Data source and delegate.

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    (cell as? NumberCell)?.number = sections[path.section][path.item]
    return cell
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    !fixed.contains(sections[path.section][path.item])
  }
  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    heard.append("move \(source.item) \(destination.item)")
    sections[destination.section].insert(sections[source.section].remove(at: source.item), at: destination.item)
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    !refused.contains(sections[path.section][path.item])
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    heard.append("select \(sections[path.section][path.item])")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    heard.append("deselect \(sections[path.section][path.item])")
  }
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    heard.append("primary \(sections[path.section][path.item])")
  }
  func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool {
    !fixed.contains(sections[path.section][path.item])
  }
  func collectionView(
    _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    heard.append("should \(sections[path.section][path.item])")
    return mayPan
  }
  func collectionView(
    _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) {
    heard.append("began \(sections[path.section][path.item])")
    if editsWhenPanned { view.isEditing = true }
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) { heard.append("ended") }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { sizes?(path) ?? CGSize(width: 80, height: 80) }
}
