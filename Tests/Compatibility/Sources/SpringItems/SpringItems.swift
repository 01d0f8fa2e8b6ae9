// SPDX-License-Identifier: MIT

import UIKit

// A number on a spring: an item without a view, whose center is the number.
class SpringItem: NSObject, UIDynamicItem {
  var center: CGPoint {
    didSet { onChange?(center) }
  }
  var bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
  var transform = CGAffineTransform.identity
  var onChange: ((CGPoint) -> Void)?

  init(_ center: CGPoint) {
    self.center = center
    super.init()
  }
}

struct Spring {
  let item: SpringItem
  var frequency: CGFloat = 2
  var damping: CGFloat = 0.5
  var target: CGPoint = .zero

  func to(_ point: CGPoint) -> Spring {
    var copy = self
    copy.target = point
    return copy
  }

  func frequency(_ value: CGFloat) -> Spring {
    var copy = self
    copy.frequency = value
    return copy
  }

  func damping(_ value: CGFloat) -> Spring {
    var copy = self
    copy.damping = value
    return copy
  }
}

extension UIDynamicAnimator {
  @discardableResult
  func animate(_ spring: Spring) -> UIAttachmentBehavior {
    behaviors
      .compactMap { $0 as? UIAttachmentBehavior }
      .filter { $0.items.contains { $0 === spring.item } }
      .forEach { removeBehavior($0) }
    let attachment = UIAttachmentBehavior(item: spring.item, attachedToAnchor: spring.target)
    attachment.length = 0
    attachment.frequency = spring.frequency
    attachment.damping = spring.damping
    addBehavior(attachment)
    return attachment
  }
}

class SpringViewController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
  let item = SpringItem(CGPoint(x: 100, y: 0))
  private(set) lazy var animator = UIDynamicAnimator()
  private(set) var values: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    item.onChange = { [unowned self] center in
      self.values.append(center.x)
      self.bar.frame.size.width = center.x
    }
  }

  func grow(damping: CGFloat) {
    values = []
    animator.animate(Spring(item: item).frequency(2).damping(damping).to(CGPoint(x: 200, y: 0)))
  }

  func shrink() {
    values = []
    animator.animate(Spring(item: item).frequency(2).damping(1).to(CGPoint(x: 100, y: 0)))
  }
}
