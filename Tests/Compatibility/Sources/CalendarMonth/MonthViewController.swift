// SPDX-License-Identifier: MIT

import UIKit

struct Month {
  let year: Int
  let month: Int

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.firstWeekday = 2
    return calendar
  }()

  var firstDay: Date {
    return Month.calendar.date(from: DateComponents(year: year, month: month, day: 1))!
  }

  var numberOfDays: Int {
    return Month.calendar.range(of: .day, in: .month, for: firstDay)?.count ?? 0
  }

  /// The number of empty cells before the first day.
  var leadingBlanks: Int {
    let weekday = Month.calendar.component(.weekday, from: firstDay)
    return (weekday - Month.calendar.firstWeekday + 7) % 7
  }

  var next: Month {
    return month == 12 ? Month(year: year + 1, month: 1) : Month(year: year, month: month + 1)
  }
}

class DayCell: UICollectionViewCell {
  private(set) weak var titleLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: contentView.bounds)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    titleLabel = label
    selectedBackgroundView = {
      let view = UIView()
      view.backgroundColor = UIColor.red.withAlphaComponent(0.3)
      return view
    }()
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = ""
  }
}

class MonthViewController: UICollectionViewController {
  fileprivate var months: [Month] = []
  fileprivate let cellId = "DayCell", headerId = "MonthHeader"

  init(from month: Month, count: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 1
    layout.sectionInset = UIEdgeInsets(top: 0, left: 6, bottom: 8, right: 6)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
    months = sequence(first: month, next: { $0.next }).prefix(count).map { $0 }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.contentInsetAdjustmentBehavior = .never
    collectionView?.allowsMultipleSelection = true
    collectionView?.register(DayCell.self, forCellWithReuseIdentifier: cellId)
    collectionView?.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
      withReuseIdentifier: headerId)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return months.count
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let month = months[section]
    return month.leadingBlanks + month.numberOfDays
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellId, for: indexPath) as! DayCell
    let day = indexPath.item - months[indexPath.section].leadingBlanks + 1
    cell.titleLabel.text = day > 0 ? String(day) : nil
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: headerId, for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    return indexPath.item >= months[indexPath.section].leadingBlanks
  }
}

// MARK: - UICollectionViewDelegateFlowLayout
extension MonthViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let layout = collectionViewLayout as! UICollectionViewFlowLayout
    let width = collectionView.bounds.width - layout.sectionInset.left - layout.sectionInset.right
    return CGSize(width: width / 7, height: 40)
  }
}
