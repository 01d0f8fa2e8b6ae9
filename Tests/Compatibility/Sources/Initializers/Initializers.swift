// SPDX-License-Identifier: MIT

import UIKit

// Common ways to write initializers of subclasses without a storyboard.

class PlainView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ConvenientView: UIView {
  convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
}

class PlainController: UIViewController {
  let box = PlainView()

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    box.frame = CGRect(x: 20, y: 40, width: 60, height: 60)
    view.addSubview(box)
  }
}

class ConvenientController: UIViewController {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    title = "Convenient"
  }
}

class ModelController: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class GridController: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ConvenientGridController: UICollectionViewController {
  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    self.init(collectionViewLayout: layout)
  }
}

class Navigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    navigationBar.isTranslucent = false
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class EmptyNavigation: UINavigationController {
  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Tabs: UITabBarController {
  init(_ controllers: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = controllers
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Grid: UICollectionView {
  init() { super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Picture: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Caption: UILabel {
  init(_ text: String) {
    super.init(frame: .zero)
    self.text = text
    textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class TitledButton: UIButton {
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }
}

class RoundButton: UIButton {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    layer.cornerRadius = 22
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Rows: UIStackView {
  init(_ views: [UIView]) {
    super.init(frame: .zero)
    axis = .vertical
    views.forEach(addArrangedSubview)
  }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class WideField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Note: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ListLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 2
  }

  convenience init(height: CGFloat) {
    self.init()
    itemSize.height = height
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ColumnLayout: UICollectionViewLayout {
  let columns: Int

  init(columns: Int) {
    self.columns = columns
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class DistancePan: UIPanGestureRecognizer {
  let distance: CGFloat

  init(distance: CGFloat) {
    self.distance = distance
    super.init(target: nil, action: nil)
  }
}

class Falling: UIDynamicBehavior {
  let gravity: UIGravityBehavior

  init(items: [UIDynamicItem]) {
    gravity = UIGravityBehavior(items: items)
    super.init()
    addChildBehavior(gravity)
  }
}

class Ring: CAShapeLayer {
  override init() {
    super.init()
    lineWidth = 4
    fillColor = nil
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class RingView: UIView {
  override class var layerClass: AnyClass { Ring.self }
  var ring: Ring { layer as! Ring }
}

class HalfSheet: UIPresentationController {
  override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
}

class Spinner: UIRefreshControl {
  override init() {
    super.init()
    tintColor = .systemGray
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
