// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

// Uses UIKit declarations that third-party libraries need and that were once missing.

class GuideController: UIViewController {
  let marker = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationCapturesStatusBarAppearance = true
    navigationItem.backButtonDisplayMode = .minimal
    let top: UILayoutSupport = topLayoutGuide
    marker.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(marker)
    NSLayoutConstraint.activate([
      marker.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 7),
      marker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      marker.widthAnchor.constraint(equalToConstant: 30), marker.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

class GrowingPresentation: UIPresentationController {
  var sizes: [CGSize] = []

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

/// A table and a grid that count cell registrations.
class CountingTable: UITableView {
  var registered: [String] = []

  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    super.register(nib, forCellReuseIdentifier: identifier)
    registered.append(identifier)
  }
}

class CountingGrid: UICollectionView {
  var registered: [String] = []

  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    super.register(nib, forCellWithReuseIdentifier: identifier)
    registered.append(identifier)
  }
}

class UpdateProbe: UICollectionViewUpdateItem {
  override var indexPathAfterUpdate: IndexPath? { return IndexPath(item: 4, section: 1) }
}

@MainActor func sections(of source: UICollectionViewDataSource, in grid: UICollectionView) -> Int {
  let count = source.numberOfSections!(in: grid)
  return count
}

@MainActor func fade(_ view: UIView) -> UIViewPropertyAnimator {
  let animator = UIViewPropertyAnimator()
  animator.addAnimations { view.alpha = 0 }
  return animator
}

@MainActor func updates(of grid: UICollectionView, _ body: () -> Void) {
  grid.performBatchUpdates(body, completion: nil)
}

@MainActor func kinds(_ traits: [UIAccessibilityTraits]) -> Int {
  return Set(traits).count
}

@MainActor func category(of notification: Notification) -> UIContentSizeCategory? {
  return notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
}

@MainActor func turned(_ sublayer: CALayer) -> CATransformLayer {
  let layer = CATransformLayer()
  layer.addSublayer(sublayer)
  return layer
}

@MainActor func elements(_ views: [UIView]) -> UIView {
  let container = UIView()
  container.accessibilityElements = views
  return container
}

@MainActor func paths(of attributes: [UICollectionViewLayoutAttributes]) -> [IndexPath] {
  return (attributes as NSArray).value(forKey: "indexPath") as? [IndexPath] ?? []
}

@MainActor func row(_ path: IndexPath) -> Int { return (path as NSIndexPath).row }

@MainActor func isSame(_ first: NSObject, _ second: NSObject) -> Bool { return first.classForCoder == second.classForCoder }
