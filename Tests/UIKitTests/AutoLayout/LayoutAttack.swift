// SPDX-License-Identifier: MIT

import SprungTestSupport

@testable import UIKit

/// A random view hierarchy with random constraints, and a list of the constraints to rebuild it.
///
/// Each view has weak constraints with distinct priorities for its position and size, so the best layout is unique.
@MainActor struct LayoutAttack {
  /// A constraint that identifies views by index.
  struct Relation {
    var first: Int
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Int?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat
    var priority: Float

    @MainActor func make(_ views: [UIView]) -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint(
        item: views[first], attribute: attribute, relatedBy: relation, toItem: second.map { views[$0] },
        attribute: secondAttribute, multiplier: multiplier, constant: constant)
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
  }

  private var random: SeededRandom
  private let isWild: Bool
  private var views: [UIView] = []
  private var parents: [Int] = [-1]
  private var relations: [(value: Relation, constraint: NSLayoutConstraint)] = []

  init(seed: UInt64, isWild: Bool) {
    random = SeededRandom(seed: seed)
    self.isWild = isWild
    views = [UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))]
    for index in 1..<random.int(in: 3..<8) {
      let parent = random.int(in: 0..<index)
      parents.append(parent)
      let view = makeView(index)
      views[parent].addSubview(view)
      views.append(view)
      if random.int(in: 0..<4) == 0 {
        view.frame = CGRect(x: number(0..<50), y: number(0..<50), width: number(10..<200), height: number(10..<200))
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
    }
    for index in 1..<views.count where !views[index].translatesAutoresizingMaskIntoConstraints { addWishes(index) }
  }

  private mutating func number(_ range: Range<Int>) -> CGFloat { CGFloat(random.int(in: range)) }

  private mutating func makeView(_ index: Int) -> UIView {
    random.bool() ? UIView() : SizedBlock(CGSize(width: number(10..<90), height: number(10..<90)))
  }

  private mutating func addWishes(_ index: Int) {
    let parent = parents[index]
    let base = Float(index) * 0.05
    let wishes = [
      Relation(first: index, attribute: .width, relation: .equal, constant: number(5..<100), priority: base + 0.01),
      Relation(first: index, attribute: .height, relation: .equal, constant: number(5..<100), priority: base + 0.02),
      Relation(
        first: index, attribute: .left, relation: .equal, second: parent, secondAttribute: .left,
        constant: number(0..<100), priority: base + 0.03),
      Relation(
        first: index, attribute: .top, relation: .equal, second: parent, secondAttribute: .top,
        constant: number(0..<100), priority: base + 0.04),
    ]
    for wish in wishes { add(wish) }
  }

  private mutating func add(_ relation: Relation) {
    let constraint = relation.make(views)
    constraint.isActive = true
    if constraint.isActive { relations.append((relation, constraint)) }
  }

  // MARK: Changes

  mutating func change() {
    switch random.int(in: 0..<(isWild ? 14 : 10)) {
    case 0..<4: addRelation()
    case 4, 5: moveRelation()
    case 6: removeRelation()
    case 7: views[0].frame.size = CGSize(width: number(50..<500), height: number(50..<500))
    case 8: changeContent()
    case 9: moveByHand()
    case 10: changePriority()
    case 11: changeTranslation()
    case 12: changeParent()
    default:
      let index = random.int(in: 0..<views.count)
      let size = CGSize(width: number(0..<300), height: 0)
      _ = views[index].systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
  }

  private mutating func addRelation() {
    let first = random.int(in: 1..<views.count)
    let second = random.int(in: 0..<views.count)
    let isRow = random.bool()
    let places: [NSLayoutConstraint.Attribute] =
      isRow ? [.left, .right, .centerX] : [.top, .bottom, .centerY, .firstBaseline]
    let isSize = random.int(in: 0..<3) == 0
    let attribute = isSize ? (isRow ? .width : .height) : places[random.int(in: 0..<places.count)]
    let other = isSize ? (random.bool() ? .width : .height) : places[random.int(in: 0..<places.count)]
    guard first != second || attribute != other else { return }
    let priorities: [Float] = isWild ? [1000, 1000, 999, 750, 250, 50] : [1000, 999, 750, 500, 250, 50]
    add(
      Relation(
        first: first, attribute: attribute,
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.int(in: 0..<3)],
        second: second, secondAttribute: other, multiplier: [1, 1, 1, 0.5, 2][random.int(in: 0..<5)],
        constant: number(-60..<60), priority: priorities[random.int(in: 0..<priorities.count)]))
  }

  private mutating func moveRelation() {
    guard !relations.isEmpty else { return }
    let index = random.int(in: 0..<relations.count)
    let constant = number(-80..<80)
    relations[index].value.constant = constant
    relations[index].constraint.constant = constant
  }

  private mutating func removeRelation() {
    let candidates = relations.indices.filter { relations[$0].value.priority >= 50 }
    guard !candidates.isEmpty else { return }
    relations.remove(at: candidates[random.int(in: 0..<candidates.count)]).constraint.isActive = false
  }

  private mutating func changeContent() {
    for case let block as SizedBlock in views where random.bool() {
      block.natural = CGSize(width: number(-1..<90), height: number(10..<90))
    }
  }

  private mutating func moveByHand() {
    for view in views.dropFirst() where view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(x: number(0..<50), y: number(0..<50), width: number(10..<200), height: number(10..<200))
    }
  }

  private mutating func changePriority() {
    let candidates = relations.indices.filter { relations[$0].value.priority >= 50 }
    guard !candidates.isEmpty else { return }
    let index = candidates[random.int(in: 0..<candidates.count)]
    let priority: Float = [1000, 999, 400, 60][random.int(in: 0..<4)]
    relations[index].value.priority = priority
    relations[index].constraint.priority = UILayoutPriority(priority)
  }

  private mutating func changeTranslation() {
    let view = views[random.int(in: 1..<views.count)]
    view.translatesAutoresizingMaskIntoConstraints.toggle()
  }

  private mutating func changeParent() {
    let view = views[random.int(in: 1..<views.count)]
    let parent = views[random.int(in: 0..<views.count)]
    guard !parent.isDescendant(of: view) else { return }
    if random.bool() { view.removeFromSuperview() }
    parent.addSubview(view)
    relations.removeAll { !$0.constraint.isActive }
  }

  // MARK: Checks

  func layOut() { views[0].layoutIfNeeded() }

  private var engines: [LayoutEngine] { views.compactMap { $0.layoutStorage?.engine } }

  var isAnythingBroken: Bool { engines.contains { $0.brokenCount > 0 } }

  /// Describes the first violation, or returns nil.
  func validate() -> String? {
    for engine in engines {
      if let fault = engine.validate() { return fault }
    }
    for entry in relations where entry.constraint.isActive && entry.constraint.engine == nil {
      return "\(entry.constraint.title) is active but belongs to no engine"
    }
    for view in views where !view.frame.origin.x.isFinite || !view.frame.width.isFinite {
      return "a frame is not finite"
    }
    return nil
  }

  /// Returns the first difference between the frames and those of a newly built copy, or nil if there is none.
  func differenceFromFresh() -> String? {
    var copies: [UIView] = []
    for (index, view) in views.enumerated() {
      let copy = (view as? SizedBlock).map { SizedBlock($0.natural) } ?? UIView()
      if index == 0 || view.translatesAutoresizingMaskIntoConstraints { copy.frame = view.frame }
      copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
      if index > 0 { copies[parents[index]].addSubview(copy) }
      copies.append(copy)
    }
    for entry in relations { entry.value.make(copies).isActive = true }
    copies[0].layoutIfNeeded()
    for (index, pair) in zip(views, copies).enumerated() {
      let (one, other) = (pair.0.frame, pair.1.frame)
      let difference = max(
        abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.maxX - other.maxX), abs(one.maxY - other.maxY))
      if difference > 0.51 { return "view \(index) is at \(one), but at \(other) in a rebuilt hierarchy" }
    }
    return nil
  }
}
