// SPDX-License-Identifier: MIT

import UIKit

struct Month: Hashable {
  let year: Int
  let month: Int
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.firstWeekday = 2
    return calendar
  }()

  private var firstDay: Date { Month.calendar.date(from: DateComponents(year: year, month: month, day: 1))! }
  var numberOfDays: Int { Month.calendar.range(of: .day, in: .month, for: firstDay)!.count }

  /// The number of empty cells before the first day.
  var leadingBlanks: Int {
    (Month.calendar.component(.weekday, from: firstDay) - Month.calendar.firstWeekday + 7) % 7
  }

  var title: String {
    let names = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
    return "\(names[month - 1]) \(year)"
  }

  func advanced(by months: Int) -> Month {
    let total = year * 12 + month - 1 + months
    return Month(year: total / 12, month: total % 12 + 1)
  }
}

final class DayCell: UICollectionViewCell {
  let label = UILabel()

  override var isSelected: Bool {
    didSet { updateColors() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 8
    updateColors()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func updateColors() {
    contentView.backgroundColor = isSelected ? .systemGreen : .clear
    label.textColor = isSelected ? .white : .label
  }
}

final class HabitCalendarViewController: UIViewController {
  private enum Item: Hashable {
    case blank(Int)
    case day(Int)
  }

  private(set) var month = Month(year: 2024, month: 2) {
    didSet { monthChanged(forward: (month.year, month.month) > (oldValue.year, oldValue.month)) }
  }
  private var done: [Month: Set<Int>] = [:]
  private let streakLabel = UILabel()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Item>!
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 7), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 7)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Earlier", style: .plain, target: self, action: #selector(earlier))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Later", style: .plain, target: self, action: #selector(later))

    let weekdays = UIStackView(
      arrangedSubviews: ["M", "T", "W", "T", "F", "S", "S"].map { name in
        let label = UILabel()
        label.text = name
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        return label
      })
    weekdays.distribution = .fillEqually
    streakLabel.textAlignment = .center
    streakLabel.text = "No days yet"
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    collectionView.isScrollEnabled = false
    for view in [weekdays, collectionView, streakLabel] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
      view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor, constant: 6).isActive = true
      view.trailingAnchor.constraint(equalTo: self.view.trailingAnchor, constant: -6).isActive = true
    }
    NSLayoutConstraint.activate([
      weekdays.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      collectionView.topAnchor.constraint(equalTo: weekdays.bottomAnchor, constant: 8),
      collectionView.heightAnchor.constraint(equalTo: collectionView.widthAnchor, multiplier: 6.0 / 7),
      streakLabel.topAnchor.constraint(equalTo: collectionView.bottomAnchor, constant: 12),
    ])

    let registration = UICollectionView.CellRegistration<DayCell, Item> { cell, _, item in
      switch item {
      case .blank: cell.label.text = nil
      case .day(let day): cell.label.text = "\(day)"
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    applyMonth()
  }

  private func applyMonth() {
    title = month.title
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<month.leadingBlanks).map { .blank($0) })
    snapshot.appendItems((1...month.numberOfDays).map { .day($0) })
    collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: false) }
    dataSource.apply(snapshot, animatingDifferences: false)
    for day in done[month, default: []] {
      guard let indexPath = dataSource.indexPath(for: .day(day)) else { continue }
      collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
    updateStreak()
  }

  private func monthChanged(forward: Bool) {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = forward ? .fromRight : .fromLeft
    transition.duration = 0.3
    collectionView.layer.add(transition, forKey: "month")
    applyMonth()
  }

  private func updateStreak() {
    let days = done[month, default: []].sorted()
    var best = 0
    var current = 0
    var previous: Int?
    for day in days {
      current = previous.map { $0 + 1 == day } == true ? current + 1 : 1
      best = max(best, current)
      previous = day
    }
    streakLabel.text = days.isEmpty ? "No days yet" : "\(days.count) days, best streak \(best)"
  }

  @objc private func earlier() { month = month.advanced(by: -1) }
  @objc private func later() { month = month.advanced(by: 1) }
  @objc private func swiped(_ swipe: UISwipeGestureRecognizer) { swipe.direction == .left ? later() : earlier() }
}

extension HabitCalendarViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    if case .day = dataSource.itemIdentifier(for: indexPath) { return true }
    return false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard case let .day(day)? = dataSource.itemIdentifier(for: indexPath) else { return }
    done[month, default: []].insert(day)
    updateStreak()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard case .day(let day) = dataSource.itemIdentifier(for: indexPath) else { return }
    done[month]?.remove(day)
    updateStreak()
  }
}
