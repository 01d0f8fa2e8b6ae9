// SPDX-License-Identifier: MIT

import UIKit

struct Event: Equatable {
  var day: Int
  var start: Double
  var end: Double
}

protocol WeekLayoutDataSource: UICollectionViewDataSource {
  func weekLayout(_ layout: WeekLayout, eventAt indexPath: IndexPath) -> Event
}

extension WeekLayout {
  enum Kind {
    static let hourLine = "HourLine"
    static let dayHeader = "DayHeader"
    static let nowLine = "NowLine"
  }
}

// Seven adjacent days, divided into hours. Overlapping events share the width of their day. Day titles stay at the top.
class WeekLayout: UICollectionViewLayout {
  private typealias Attributes = UICollectionViewLayoutAttributes

  let hourHeight: CGFloat = 40
  let hourWidth: CGFloat = 50
  let dayWidth: CGFloat = 100
  let headerHeight: CGFloat = 30

  var now: Double? {
    didSet {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateDecorationElements(ofKind: Kind.nowLine, at: [IndexPath(item: 0, section: 0)])
      invalidateLayout(with: context)
    }
  }

  private var events: [IndexPath: Attributes] = [:]
  private var lines: [Attributes] = []

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Kind.hourLine)
    register(UICollectionReusableView.self, forDecorationViewOfKind: Kind.nowLine)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: hourWidth + 7 * dayWidth, height: headerHeight + 24 * hourHeight)
  }

  override func prepare() {
    super.prepare()
    events = [:]
    guard let collectionView = collectionView, let source = collectionView.dataSource as? WeekLayoutDataSource else {
      return
    }
    let all = (0..<collectionView.numberOfItems(inSection: 0)).map { item -> (path: IndexPath, event: Event) in
      let indexPath = IndexPath(item: item, section: 0)
      return (indexPath, source.weekLayout(self, eventAt: indexPath))
    }
    for (day, list) in Dictionary(grouping: all, by: { $0.event.day }) {
      var columns: [[(path: IndexPath, event: Event)]] = []
      for entry in list.sorted(by: { ($0.event.start, $0.path.item) < ($1.event.start, $1.path.item) }) {
        if let free = columns.firstIndex(where: { ($0.last?.event.end ?? 0) <= entry.event.start }) {
          columns[free].append(entry)
        } else {
          columns.append([entry])
        }
      }
      let width = dayWidth / CGFloat(columns.count)
      for (index, column) in columns.enumerated() {
        for (path, event) in column {
          let attributes = Attributes(forCellWith: path)
          attributes.frame = CGRect(
            x: hourWidth + CGFloat(day) * dayWidth + CGFloat(index) * width, y: y(of: event.start), width: width,
            height: y(of: event.end) - y(of: event.start)
          ).insetBy(dx: 1, dy: 1)
          events[path] = attributes
        }
      }
    }
    lines = (0..<24).map { hour in
      let attributes = Attributes(forDecorationViewOfKind: Kind.hourLine, with: IndexPath(item: hour, section: 0))
      attributes.frame = CGRect(x: hourWidth, y: y(of: Double(hour)), width: 7 * dayWidth, height: 1)
      attributes.zIndex = -1
      return attributes
    }
  }

  private func y(of hour: Double) -> CGFloat { return headerHeight + CGFloat(hour) * hourHeight }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var answer = events.values.filter { $0.frame.intersects(rect) }
    answer += lines.filter { $0.frame.intersects(rect) }
    for day in 0..<7 {
      let path = IndexPath(item: day, section: 0)
      if let header = layoutAttributesForSupplementaryView(ofKind: Kind.dayHeader, at: path),
        header.frame.intersects(rect)
      {
        answer.append(header)
      }
    }
    if let line = layoutAttributesForDecorationView(ofKind: Kind.nowLine, at: IndexPath(item: 0, section: 0)) {
      answer.append(line)
    }
    return answer
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return events[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = Attributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let top = collectionView?.contentOffset.y ?? 0
    attributes.frame = CGRect(
      x: hourWidth + CGFloat(indexPath.item) * dayWidth, y: max(0, top), width: dayWidth, height: headerHeight)
    attributes.zIndex = 10
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Kind.nowLine else { return lines[indexPath.item] }
    guard let now = now else { return nil }
    let attributes = Attributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: y(of: now), width: collectionViewContentSize.width, height: 2)
    attributes.zIndex = 5
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.minY != collectionView?.bounds.minY
  }
}

final class WeekDataSource: NSObject, WeekLayoutDataSource {
  var events: [Event]

  init(events: [Event]) {
    self.events = events
    super.init()
  }

  func weekLayout(_ layout: WeekLayout, eventAt indexPath: IndexPath) -> Event { return events[indexPath.item] }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return events.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Event", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Day", for: indexPath)
  }
}
