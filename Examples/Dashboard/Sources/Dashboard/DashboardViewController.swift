// SPDX-License-Identifier: MIT

import UIKit

/// An overview of a week: a ring for the goal, a bar for each day, and the heart rate during the longest run.
final class DashboardViewController: UIViewController {
  private(set) var week = Week.all[1]
  private let scrollView = UIScrollView()
  private let choice = UISegmentedControl(items: Week.all.map { $0.name })
  let ring = RingView()
  let bars = BarChartView()
  let line = LineChartView()
  private let distance = DashboardViewController.makeTitle()
  private let heartRate = DashboardViewController.makeTitle()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activity"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
    choice.selectedSegmentIndex = 1
    choice.addAction(UIAction { [weak self] _ in self?.chooseWeek() }, for: .valueChanged)
    bars.addAction(UIAction { [weak self] _ in self?.showDistance() }, for: .valueChanged)
    line.addAction(UIAction { [weak self] _ in self?.showHeartRate() }, for: .valueChanged)
    view.addSubview(scrollView)
    for part in [choice, ring, distance, bars, heartRate, line] { scrollView.addSubview(part) }
    showWeek()
  }

  private static func makeTitle() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bars.rise()
    ring.progress = week.kilometers / week.goal
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let insets = view.safeAreaInsets
    let margin = max(16, max(insets.left, insets.right))
    let width = max(0, view.bounds.width - 2 * margin)
    choice.frame = CGRect(x: margin, y: 12, width: width, height: 32)
    let isWide = view.bounds.width > 600
    var top = choice.frame.maxY + 16
    let visibleHeight = view.bounds.height - insets.top - insets.bottom

    // The ring is next to the charts on wide screens, and above them on narrow screens.
    let side: CGFloat = isWide ? min(width * 0.3, 260) : 140
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var charts = CGRect(x: margin, y: 0, width: width, height: 0)
    if isWide {
      ring.frame = CGRect(x: isRightToLeft ? margin + width - side : margin, y: top, width: side, height: side)
      charts = CGRect(x: isRightToLeft ? margin : margin + side + 24, y: 0, width: width - side - 24, height: 0)
    } else {
      ring.frame = CGRect(x: view.bounds.midX - side / 2, y: top, width: side, height: side)
      top += side + 12
    }
    let fit = CGSize(width: charts.width, height: .greatestFiniteMagnitude)
    let titles = distance.sizeThatFits(fit).height + heartRate.sizeThatFits(fit).height
    let chartHeight = max(110, (visibleHeight - top - titles - 48) / 2)
    for (label, chart) in [(distance, bars as UIView), (heartRate, line)] {
      label.frame = CGRect(x: charts.minX, y: top, width: charts.width, height: label.sizeThatFits(fit).height)
      chart.frame = CGRect(x: charts.minX, y: label.frame.maxY + 8, width: charts.width, height: chartHeight)
      top = chart.frame.maxY + 16
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: top)
  }

  // MARK: Content

  private func chooseWeek() {
    week = Week.all[choice.selectedSegmentIndex]
    showWeek()
    ring.progress = week.kilometers / week.goal
  }

  private func showWeek() {
    bars.show(week.days)
    line.show(week.heartRate)
    showDistance()
    showHeartRate()
  }

  private func showDistance() {
    distance.text =
      bars.selectedDay.map { "\(week.days[$0].name): \(Week.text(week.days[$0].kilometers))" }
      ?? "\(Week.text(week.kilometers)) of \(Week.text(week.goal))"
    view.setNeedsLayout()
  }

  private func showHeartRate() {
    heartRate.text =
      line.readIndex.map { "\(Int(week.heartRate[$0])) bpm after \($0 * 3) min" } ?? "Heart rate in the longest run"
    view.setNeedsLayout()
  }

  /// Shares an image of the charts.
  @objc private func share(_ sender: UIBarButtonItem) {
    let renderer = UIGraphicsImageRenderer(bounds: scrollView.bounds)
    let image = renderer.image { scrollView.layer.render(in: $0.cgContext) }
    let sheet = UIActivityViewController(activityItems: [image], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }
}
