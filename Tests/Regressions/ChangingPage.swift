// SPDX-License-Identifier: MIT

import SprungTestSupport
import UIKit

/// Views and gesture recognizers that modify each other in their callbacks, with a log of the calls.
final class ChangingPage: NSObject {
  let fingers = RegressionFingers()
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
  let inner = UIScrollView(frame: CGRect(x: 20, y: 20, width: 300, height: 250))
  let grid: UICollectionView
  private let cards: [ChangingCard]
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The descriptions of invalid notifications.
  private(set) var complaints: [String] = []
  private(set) var log: [String] = []
  /// The event sequences that have begun but not yet ended.
  var unfinished: [String] { open.filter { $0.value }.keys.sorted() }
  private var open: [String: Bool] = [:]
  private var random: SeededRandom
  private var seenTouches: [UITouch] = []
  private var depth = 0
  private var isQuiet = true

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    grid = UICollectionView(frame: CGRect(x: 20, y: 300, width: 300, height: 250), collectionViewLayout: layout)
    cards = (0..<4).map { ChangingCard(frame: CGRect(x: 30 * Double($0), y: 20 * Double($0), width: 200, height: 150)) }
    super.init()
    fingers.window.addSubview(list)
    list.contentSize = CGSize(width: 400, height: 2000)
    list.addSubview(inner)
    inner.contentSize = CGSize(width: 900, height: 600)
    inner.maximumZoomScale = 3
    list.addSubview(grid)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    inner.addSubview(cards[0])
    cards[0].addSubview(cards[1])
    list.addSubview(cards[2])
    fingers.window.addSubview(cards[3])
    for view in [list, inner, grid] { view.delegate = self }
    for (index, card) in cards.enumerated() {
      card.page = self
      card.number = index
      card.isMultipleTouchEnabled = true
    }
    let made: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UISwipeGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer(),
    ]
    for (index, recognizer) in made.enumerated() {
      recognizer.delegate = self
      cards[index % 4].addGestureRecognizer(recognizer)
    }
    (made[6] as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
    made[1].require(toFail: made[6])
    recognizers = made + [list.panGestureRecognizer, inner.panGestureRecognizer, grid.panGestureRecognizer]
    if let pinch = inner.pinchGestureRecognizer { recognizers.append(pinch) }
    for (index, recognizer) in recognizers.enumerated() {
      // Each handler must receive a valid sequence, including those after a handler that changes the tree.
      for handler in 0..<2 {
        recognizer.addHandler { [unowned self] in self.hear($0.state, "recognizer \(index), handler \(handler)") }
      }
    }
    isQuiet = false
  }

  private func hear(_ state: UIGestureRecognizer.State, _ name: String) {
    log.append("\(name): \(state.rawValue)")
    let isGoing = open[name] ?? false
    switch state {
    case .began:
      if isGoing { complaints.append("\(name): began twice") }
      open[name] = true
    case .changed: if !isGoing { complaints.append("\(name): changed without began") }
    case .cancelled:
      if !isGoing { complaints.append("\(name): cancelled without began") }
      open[name] = false
    case .ended: open[name] = false
    default: complaints.append("\(name): told \(state.rawValue)")
    }
    disturb()
  }

  /// Records the beginning or end of an event sequence. Beginnings and ends of a sequence must alternate.
  func note(_ name: String, begins: Bool) {
    log.append("\(name): \(begins)")
    if (open[name] ?? false) == begins { complaints.append("\(name): \(begins ? "began" : "ended") twice") }
    open[name] = begins
    disturb()
  }

  /// Returns a unique number for a touch. Touch identifiers are not unique: the next touch may reuse one before the end
  /// of the previous touch is reported.
  func number(of touch: UITouch) -> Int {
    if let index = seenTouches.firstIndex(where: { $0 === touch }) { return index }
    seenTouches.append(touch)
    return seenTouches.count - 1
  }

  /// Records a notification that is valid only during an event sequence.
  func note(_ name: String, within whole: String) {
    if !(open[whole] ?? false) { complaints.append("\(name) outside of \(whole)") }
    disturb()
  }

  private var everyView: [UIView] { [list, inner, grid] + cards }

  /// Changes the tree at random intervals.
  func disturb() {
    guard !isQuiet, depth < 3, random.int(in: 0..<6) == 0 else { return }
    depth += 1
    let view = everyView[random.int(in: 0..<7)]
    let recognizer = recognizers[random.int(in: 0..<recognizers.count)]
    let choice = random.int(in: 0..<13)
    log.append("change \(choice)")
    switch choice {
    case 0: view.removeFromSuperview()
    case 1, 2: put(view)
    case 3: view.isUserInteractionEnabled.toggle()
    case 4: view.isHidden.toggle()
    case 5: recognizer.isEnabled.toggle()
    case 6: cards[random.int(in: 0..<4)].addGestureRecognizer(recognizers[random.int(in: 0..<8)])
    case 7:
      let one = recognizers[random.int(in: 0..<8)]
      one.view?.removeGestureRecognizer(one)
    case 8: list.isScrollEnabled.toggle()
    case 9: list.setContentOffset(CGPoint(x: 0, y: random.int(in: 0..<600)), animated: random.bool())
    case 10: grid.reloadData()
    case 11:
      grid.contentOffset.y = CGFloat(random.int(in: 0..<900))
      grid.layoutIfNeeded()
    default: inner.setZoomScale(1 + random.double(in: 0..<2), animated: random.bool())
    }
    depth -= 1
  }

  /// Moves a view to a random superview, unless that view is one of its own descendants.
  private func put(_ view: UIView) {
    let parents = [fingers.window] + everyView
    let parent = parents[random.int(in: 0..<parents.count)]
    guard !parent.isDescendant(of: view), parent !== grid, view !== grid || parent !== inner else { return }
    parent.addSubview(view)
  }

  /// Makes all views respond to touches again, while no touch is down.
  private func tidy() {
    isQuiet = true
    for view in everyView {
      view.isHidden = false
      view.isUserInteractionEnabled = true
    }
    for recognizer in recognizers { recognizer.isEnabled = true }
    for (index, recognizer) in recognizers.prefix(8).enumerated() { cards[index % 4].addGestureRecognizer(recognizer) }
    for (view, parent) in [(list, fingers.window), (inner, list), (grid, list)] where view.superview == nil {
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    }
    for card in cards where card.superview == nil && !list.isDescendant(of: card) { list.addSubview(card) }
    isQuiet = false
  }

  func run(steps: Int) {
    var down: [Int32: (x: Double, y: Double)] = [:]
    for step in 0..<steps {
      if step % 30 == 29 { tidy() }
      let id = Int32(random.int(in: 1..<4))
      if let place = down[id] {
        switch random.int(in: 0..<12) {
        case 0, 1, 2:
          down[id] = nil
          fingers.up(place.x, place.y, id: id)
        case 3:
          down[id] = nil
          fingers.cancel(id: id)
        default:
          let reach = random.int(in: 0..<3) == 0 ? 60.0 : 6
          let next = (x: place.x + random.double(in: -reach..<reach), y: place.y + random.double(in: -reach..<reach))
          down[id] = next
          fingers.move(next.x, next.y, id: id)
        }
      } else {
        let place = (x: random.double(in: 0..<400), y: random.double(in: 0..<600))
        down[id] = place
        fingers.down(place.x, place.y, id: id)
      }
      fingers.wait(random.double(in: 0.001..<0.06))
    }
    isQuiet = true
    for id in down.keys.sorted() { fingers.up(200, 300, id: id) }
    fingers.wait(7)
  }

  fileprivate func name(_ view: UIScrollView) -> String { view === list ? "list" : view === inner ? "inner" : "grid" }
}

extension ChangingPage: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("highlight", begins: true)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("highlight", begins: false)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { disturb() }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView === inner ? cards[0] : nil }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { disturb() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { disturb() }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("\(name(scrollView)) zooms", begins: true)
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("\(name(scrollView)) zooms", begins: false)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("\(name(scrollView)) drags", begins: true) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("will end", within: "\(name(scrollView)) drags") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("\(name(scrollView)) drags", begins: false)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("\(name(scrollView)) glides", begins: true)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("\(name(scrollView)) glides", begins: false) }
}

extension ChangingPage: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    disturb()
    return random.int(in: 0..<8) > 0
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    disturb()
    return random.bool()
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    disturb()
    return true
  }
}

/// A view that records its touches by number.
final class ChangingCard: UIView {
  unowned(unsafe) var page: ChangingPage?
  var number = 0

  private func tell(_ touches: Set<UITouch>, begins: Bool) {
    for touch in touches {
      guard let page else { continue }
      page.note("card \(number), touch \(page.number(of: touch))", begins: begins)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, begins: true)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let page else { continue }
      page.note("moved", within: "card \(number), touch \(page.number(of: touch))")
    }
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, begins: false)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, begins: false)
    super.touchesCancelled(touches, with: event)
  }
}
