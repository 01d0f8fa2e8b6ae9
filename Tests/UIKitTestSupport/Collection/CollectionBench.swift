// SPDX-License-Identifier: MIT

import UIKit

/// A data source that provides cells with letters and logs the calls it receives.
final class LetterSource: NSObject, UICollectionViewDataSource {
  /// The model: letters in sections.
  var sections: [[String]]
  var log: [String] = []
  var created = 0
  var cellsAsked = 0
  var answersSections: ((Int) -> Int)?

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  convenience init(count: Int) {
    self.init([(0..<count).map { "\($0)" }])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.append("items \(section)")
    return answersSections?(section) ?? sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.letter = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

/// A cell with a plain initializer, as in typical applications.
final class LetterCell: UICollectionViewCell {
  static var made = 0
  var letter = ""
  var reuses = 0
  var applied = 0
  var sizeWhenMade = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    sizeWhenMade = frame.size
    LetterCell.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
  }
}

/// A window that contains a collection view of letters, and a clock.
final class CollectionBench {
  let window: UIWindow
  let view: UICollectionView
  let source: LetterSource
  private(set) var time = 0.0

  init(
    _ source: LetterSource, layout: UICollectionViewLayout, size: CGSize = CGSize(width: 320, height: 480),
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    UIApplication.shared.reset()
    UIApplication.shared.validateEveryTick()
    UIScreen.main.configure(size: size, scale: 2)
    LetterCell.made = 0
    self.source = source
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.delegate = delegate
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  /// Returns the grid of row A14 of the acceptance table: 44 x 44 items, inset by 10, in a 320 x 480 view.
  static func grid(
    _ count: Int = 120, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> CollectionBench {
    layout.itemSize = CGSize(width: 44, height: 44)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return CollectionBench(LetterSource(count: count), layout: layout, delegate: delegate)
  }

  /// Lays out without advancing time.
  func layOut() { window.layoutIfNeeded() }

  /// Advances the clock and runs one tick.
  func tick(after seconds: Double = 1.0 / 60) {
    time += seconds
    UIApplication.shared.tick(timestamp: time)
  }

  /// The visible letters, ordered by index path, as one string.
  var letters: String { view.visibleCells.map { ($0 as? LetterCell)?.letter ?? "?" }.joined() }

  func cell(_ item: Int, _ section: Int = 0) -> LetterCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? LetterCell
  }
}

/// Returns whether two rectangles are equal within the given tolerance.
func near(_ one: CGRect, _ other: CGRect, _ tolerance: Double = 1e-3) -> Bool {
  abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
    && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
}
