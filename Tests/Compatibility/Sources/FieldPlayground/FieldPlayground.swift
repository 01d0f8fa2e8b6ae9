// SPDX-License-Identifier: MIT

import UIKit

class FieldPlaygroundViewController: UIViewController {
  let planet = UIView(frame: CGRect(x: 40, y: 264, width: 20, height: 20))
  let leaf = UIView(frame: CGRect(x: 20, y: 100, width: 20, height: 20))
  let duck = UIView(frame: CGRect(x: 240, y: 480, width: 20, height: 20))
  var animator: UIDynamicAnimator!
  private var fields: [UIFieldBehavior] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    [planet, leaf, duck].forEach(view.addSubview)
    animator = UIDynamicAnimator(referenceView: view)
    let properties = UIDynamicItemBehavior(items: [planet, leaf, duck])
    properties.allowsRotation = false
    animator.addBehavior(properties)
  }

  // Adds a spring field with drag around a point: items thrown into it come to rest at its center.
  func addWell(at point: CGPoint) {
    let spring = UIFieldBehavior.springField()
    spring.position = point
    spring.region = UIRegion(size: CGSize(width: 400, height: 200))
    spring.strength = 10
    spring.addItem(planet)
    let drag = UIFieldBehavior.dragField()
    drag.position = point
    drag.region = spring.region
    drag.strength = 2
    drag.addItem(planet)
    add([spring, drag])
  }

  // Adds wind that blows only in the upper part of the view.
  func addWind(strength: CGFloat) {
    let wind = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    wind.strength = strength
    wind.position = CGPoint(x: 80, y: 100)
    wind.region = UIRegion(size: CGSize(width: 160, height: 200))
    wind.addItem(leaf)
    wind.addItem(duck)
    add([wind])
  }

  func removeFields() {
    fields.forEach(animator.removeBehavior)
    fields = []
  }

  private func add(_ behaviors: [UIFieldBehavior]) {
    behaviors.forEach(animator.addBehavior)
    fields += behaviors
  }
}
