// SPDX-License-Identifier: MIT

import UIKit

/// A week at a glance.
final class DashboardViewController: UIViewController {
  private let week = Week.last
  private let titleLabel = UILabel()
  private let share = UIButton(type: .system)
  private let ring = RingView()
  private let bars = BarChartView()
  private let day = UILabel()
  private let line = LineChartView()
  private let snapshot = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "This week"
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    titleLabel.accessibilityTraits = .header
    share.setTitle("Share", for: .normal)
    share.addAction(UIAction { [weak self] _ in self?.makePicture() }, for: .touchUpInside)
    ring.progress = week.kilometers / week.goal
    ring.text = "\(Int((week.kilometers / week.goal * 100).rounded())) %"
    ring.isAccessibilityElement = true
    ring.accessibilityLabel = "\(ring.text) of the goal"
    bars.days = week.days
    bars.addAction(UIAction { [weak self] _ in self?.showDay() }, for: .valueChanged)
    day.textAlignment = .center
    day.text = "\(Week.text(week.kilometers)) of \(Week.text(week.goal))"
    line.values = week.heartRate
    line.marks = [80, 120, 160]
    line.isAccessibilityElement = true
    line.accessibilityLabel = "Heart rate"
    snapshot.contentMode = .scaleAspectFit
    snapshot.backgroundColor = .secondarySystemBackground
    snapshot.layer.cornerRadius = 8
    snapshot.clipsToBounds = true
    snapshot.isHidden = true
    for part in [titleLabel, share, ring, bars, day, line, snapshot] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bars.rise()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 90, height: 40)
    share.frame = CGRect(x: area.maxX - 80, y: area.minY, width: 80, height: 44)
    let isWide = area.width > area.height
    let content = CGRect(x: area.minX, y: area.minY + 52, width: area.width, height: max(0, area.height - 52))
    let side = isWide ? min(content.height, content.width / 4) : min(150, content.height * 0.26)
    ring.frame = CGRect(x: isWide ? content.minX : content.midX - side / 2, y: content.minY, width: side, height: side)
    var rest =
      isWide
      ? CGRect(
        x: content.minX + side + 16, y: content.minY, width: content.width - side - 16, height: content.height)
      : CGRect(
        x: content.minX, y: content.minY + side + 8, width: content.width, height: content.height - side - 8)
    day.frame = CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: 24)
    rest = CGRect(x: rest.minX, y: rest.minY + 32, width: rest.width, height: max(0, rest.height - 32))
    bars.frame = CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: rest.height * 0.55)
    line.frame = CGRect(x: rest.minX, y: rest.minY + rest.height * 0.6, width: rest.width, height: rest.height * 0.4)
    snapshot.frame = CGRect(x: area.maxX - 90, y: area.minY + 48, width: 90, height: 120)
  }

  private func showDay() {
    guard let index = bars.chosen else { return }
    day.text = "\(week.days[index].name): \(Week.text(week.days[index].kilometers))"
  }

  /// A picture of the screen, small in the corner.
  private func makePicture() {
    snapshot.isHidden = true
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    snapshot.image = renderer.image { view.layer.render(in: $0.cgContext) }
    snapshot.isHidden = false
  }
}
