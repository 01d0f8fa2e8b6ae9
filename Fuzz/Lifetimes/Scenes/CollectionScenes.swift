// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A flow layout whose items are attached to an animator's springs.
private final class SpringLayout: UICollectionViewFlowLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    for attributes in super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480)) ?? [] {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.5
      spring.frequency = 2
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: path) ?? super.layoutAttributesForItem(at: path)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      item.center.y += 3
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

extension LifetimeStage {
  /// Creates a layout of a random kind.
  func makeLayout() -> UICollectionViewLayout {
    switch int(0..<4) {
    case 0:
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      return UICollectionViewCompositionalLayout(section: section)
    case 1: return makeOrthogonalLayout()
    default:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: int(30..<110), height: int(30..<90))
      return layout
    }
  }

  func makeOrthogonalLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(90))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Creates a collection view with a model, with or without a controller.
  func makeCollection(_ layout: UICollectionViewLayout, count: Int = 40) -> (UICollectionView, LifetimeItems) {
    let items = LifetimeItems(self, count: count)
    help(items)
    let view: UICollectionView
    if oneIn(3) {
      let controller = UICollectionViewController(collectionViewLayout: layout)
      install(controller, "the collection controller")
      view = controller.collectionView
    } else {
      view = UICollectionView(frame: rootView.bounds, collectionViewLayout: layout)
      show(view, "the collection view")
    }
    track(view, "the collection view")
    view.register(LifetimeCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    if oneIn(4) { keep(layout) { $0.invalidateLayout() } } else { track(layout, "the layout") }
    if oneIn(4) { keep(view.panGestureRecognizer) { _ = $0.translation(in: nil) } }
    view.layoutIfNeeded()
    if oneIn(4) { keep(view.visibleCells.first) { $0.setNeedsLayout() } }
    return (view, items)
  }

  /// Schedules random batches.
  func planUpdates(_ view: UICollectionView, _ items: LifetimeItems) {
    planBatches { [weak self, weak view, weak items] in
      if let self, let view, view.dataSource != nil { items?.update(view, self) }
    }
  }

  /// Calls a closure in one to three later frames.
  func planBatches(_ update: @escaping @MainActor () -> Void) {
    for _ in 0..<int(1..<4) { later(int(1..<30), update) }
  }
}

extension LifetimeScene {
  static let collections: [LifetimeScene] = [
    LifetimeScene("collection update") { stage in
      let (view, items) = stage.makeCollection(stage.makeLayout())
      items.update(view, stage)
      stage.planUpdates(view, items)
    },
    LifetimeScene("collection layout change") { stage in
      let (view, items) = stage.makeCollection(stage.makeLayout())
      let done = stage.book.completion("a layout change")
      view.setCollectionViewLayout(stage.makeLayout(), animated: !stage.oneIn(5)) { [weak stage] _ in
        done()
        stage?.callback()
      }
      if stage.oneIn(2) { stage.planUpdates(view, items) }
    },
    LifetimeScene("collection interactive transition") { stage in
      let (view, items) = stage.makeCollection(UICollectionViewFlowLayout())
      let done = stage.book.completion("an interactive transition")
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let transition = view.startInteractiveTransition(to: layout) { [weak stage] _, _ in
        done()
        stage?.callback()
      }
      if stage.oneIn(3) { stage.keep(transition) { $0.transitionProgress = 0.6 } }
      for step in 1..<12 {
        stage.later(step) { [weak view] in
          (view?.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress = CGFloat(step) / 14
        }
      }
      let isFinished = stage.oneIn(2)
      stage.later(14) { [weak view] in
        guard let view, view.collectionViewLayout is UICollectionViewTransitionLayout else { return }
        if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
      }
      if stage.oneIn(3) { stage.planUpdates(view, items) }
    },
    LifetimeScene("collection reorder") { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 60)
      let (view, items) = stage.makeCollection(layout)
      guard stage.oneIn(2) else {
        // With the controller's gesture, if it has one.
        stage.finger(at: CGPoint(x: 40, y: 100), to: stage.point(), rest: 35, moving: 20)
        return
      }
      _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))
      for step in 1..<30 {
        let point = step > 20 ? CGPoint(x: 100, y: 476) : stage.point()
        stage.later(step) { [weak view] in view?.updateInteractiveMovementTargetPosition(point) }
      }
      let ends = stage.oneIn(2)
      stage.later(30) { [weak view] in
        if ends { view?.endInteractiveMovement() } else { view?.cancelInteractiveMovement() }
      }
      if stage.oneIn(3) { stage.planUpdates(view, items) }
    },
    LifetimeScene("collection drag and drop") { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      let (view, items) = stage.makeCollection(layout)
      view.dragDelegate = items
      view.dropDelegate = items
      view.dragInteractionEnabled = true
      stage.finger(at: CGPoint(x: 40, y: 100), to: stage.oneIn(3) ? CGPoint(x: 100, y: 474) : stage.point(), rest: 32)
      if stage.oneIn(3) { stage.planUpdates(view, items) }
    },
    LifetimeScene("collection scrolling") { stage in
      let (view, items) = stage.makeCollection(stage.makeLayout(), count: 200)
      if stage.oneIn(3) { items.hasIndex = true }
      switch stage.int(0..<4) {
      case 0: view.scrollToItem(at: IndexPath(item: 120, section: 0), at: [], animated: true)
      case 1: view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      case 2: stage.finger(at: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), moving: 6)
      default: stage.finger(at: CGPoint(x: 160, y: 60), to: CGPoint(x: 10, y: 60), moving: 6)
      }
      if stage.oneIn(3) { stage.planUpdates(view, items) }
    },
    LifetimeScene("collection orthogonal section") { stage in
      let (view, items) = stage.makeCollection(stage.makeOrthogonalLayout())
      stage.finger(at: CGPoint(x: 280, y: 80), to: CGPoint(x: 20, y: 80), moving: 6)
      stage.keep(stage.oneIn(2) ? view.subviews.first { $0 is UIScrollView } : nil) { $0.layoutIfNeeded() }
      if stage.oneIn(2) { stage.planUpdates(view, items) }
    },
    LifetimeScene("collection index") { stage in
      let (view, items) = stage.makeCollection(UICollectionViewFlowLayout())
      items.hasIndex = true
      view.reloadData()
      view.layoutIfNeeded()
      stage.keep(stage.oneIn(2) ? view.subviews.first { $0 is UIControl } as? UIControl : nil) {
        $0.sendActions(for: .valueChanged)
        $0.layoutIfNeeded()
      }
      stage.finger(at: CGPoint(x: 312, y: 200), to: CGPoint(x: 312, y: 300), moving: 20)
    },
    LifetimeScene("collection menu") { stage in
      let (view, items) = stage.makeCollection(UICollectionViewFlowLayout())
      stage.finger(at: CGPoint(x: 30, y: 30), rest: 34, moving: 2)
      if stage.oneIn(2) { stage.tap(stage.point(), after: 40) }
      if stage.oneIn(3) { stage.planUpdates(view, items) }
    },
    LifetimeScene("collection selection") { stage in
      let (view, _) = stage.makeCollection(UICollectionViewFlowLayout())
      view.allowsMultipleSelection = stage.oneIn(2)
      for step in 0..<4 { stage.tap(stage.point(), after: 1 + step * 9) }
    },
    LifetimeScene("collection bounds") { stage in
      let (view, items) = stage.makeCollection(stage.makeLayout())
      let done = stage.book.completion("a change of bounds")
      UIView.animate(withDuration: 0.4) {
        view.frame.size.width = 200
        view.layoutIfNeeded()
      } completion: { _ in
        done()
      }
      if stage.oneIn(2) { stage.planUpdates(view, items) }
    },
    LifetimeScene("collection springs") { stage in
      let layout = SpringLayout()
      let (view, _) = stage.makeCollection(layout)
      stage.track(layout.animator, "the layout's animator")
      if stage.oneIn(3) { stage.keep(layout.animator) { $0.removeAllBehaviors() } }
      view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
      stage.finger(at: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), moving: 12)
    },
    LifetimeScene("diffable collection") { stage in
      let (view, _) = stage.makeCollection(UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      stage.help(source)
      for step in 0..<3 {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<30).filter { _ in stage.oneIn(2) })
        let done = stage.book.completion("a snapshot")
        if step == 0 {
          source.apply(snapshot, animatingDifferences: false) { done() }
          continue
        }
        let isAnimated = !stage.oneIn(4)
        source.apply(snapshot, animatingDifferences: isAnimated) { [weak stage] in
          done()
          stage?.callback()
        }
      }
    },
    LifetimeScene("list outline and swipes") { stage in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { [weak stage] _ in
        stage?.callback()
        return UISwipeActionsConfiguration(actions: [.lifetimes(stage)])
      }
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      let (view, _) = stage.makeCollection(layout)
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "list", for: path)
        if let cell = cell as? UICollectionViewListCell {
          var content = cell.defaultContentConfiguration()
          content.text = "\(item)"
          cell.contentConfiguration = content
          cell.accessories = [.outlineDisclosure(), .delete(), .reorder(displayed: .always)]
        }
        return cell
      }
      stage.help(source)
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([0, 1, 2])
      snapshot.append([10, 11], to: 0)
      source.apply(snapshot, to: 0, animatingDifferences: false)
      view.layoutIfNeeded()
      if stage.oneIn(3) { view.isEditing = true }
      if stage.oneIn(3) { stage.keep(view.visibleCells.first) { $0.setNeedsUpdateConfiguration() } }
      switch stage.int(0..<3) {
      case 0: stage.tap(CGPoint(x: 300, y: 20))
      case 1: stage.finger(at: CGPoint(x: 200, y: 20), to: CGPoint(x: 100, y: 20))
      default: stage.finger(at: CGPoint(x: 310, y: 20), to: CGPoint(x: 30, y: 22), moving: 8)
      }
      stage.tap(CGPoint(x: 300, y: 20), after: 20)
    },
  ]
}

extension UIContextualAction {
  /// Returns an action that reports its completion a few frames later.
  static func lifetimes(_ stage: LifetimeStage?) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: "Delete") { [weak stage] _, _, done in
      stage?.later(8) { done(true) }
      stage?.callback()
    }
  }
}
