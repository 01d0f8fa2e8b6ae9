// SPDX-License-Identifier: MIT

import UIKit

/// A grid as high as its content, in a scroll view whose header shrinks as the user scrolls.
class ObservedHeaderViewController: UIViewController, UICollectionViewDataSource {
  static let expandedHeight: CGFloat = 200
  static let collapsedHeight: CGFloat = 80

  let scrollView = UIScrollView()
  let header = UIView()
  let grid: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  var items = 12 {
    didSet { grid.reloadData() }
  }
  private(set) var headerHeight: NSLayoutConstraint!
  private(set) var gridHeight: NSLayoutConstraint!
  private(set) var reports: [String] = []
  private var offsetObservation: NSKeyValueObservation?
  private var sizeObservation: NSKeyValueObservation?
  private var stateObservation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInsetAdjustmentBehavior = .never
    grid.isScrollEnabled = false
    grid.dataSource = self
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.addSubview(scrollView)
    view.addSubview(header)
    scrollView.addSubview(grid)
    for view in [scrollView, header, grid] { view.translatesAutoresizingMaskIntoConstraints = false }
    headerHeight = header.heightAnchor.constraint(equalToConstant: Self.expandedHeight)
    gridHeight = grid.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerHeight,
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      grid.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      grid.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      grid.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      grid.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      gridHeight,
    ])
    scrollView.contentInset.top = Self.expandedHeight
    observe()
  }

  private func observe() {
    offsetObservation = scrollView.observe(\.contentOffset, options: [.old, .new]) { [weak self] scrollView, change in
      guard let self = self, let offset = change.newValue, offset != change.oldValue else { return }
      let height = min(max(-offset.y, Self.collapsedHeight), 2 * Self.expandedHeight)
      self.headerHeight.constant = height
      self.header.alpha = height > Self.collapsedHeight ? 1 : 0.9
    }
    sizeObservation = grid.observe(\UICollectionView.contentSize, options: .new) { [weak self] _, change in
      self?.gridHeight.constant = change.newValue?.height ?? 0
    }
    stateObservation = scrollView.panGestureRecognizer.observe(\.state) { [weak self] recognizer, _ in
      if recognizer.state == .began { self?.reports.append("began") }
      if recognizer.state == .ended { self?.reports.append("ended") }
    }
  }

  func stopObserving() {
    offsetObservation?.invalidate()
    offsetObservation = nil
    sizeObservation = nil
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }
}
