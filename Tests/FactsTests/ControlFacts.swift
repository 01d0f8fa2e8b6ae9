// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// Returns a scroll view of 320 x 400 points with a refresh control.
@MainActor private func refreshed() -> (UIScrollView, UIRefreshControl) {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  view.contentSize = CGSize(width: 320, height: 2000)
  let control = UIRefreshControl()
  view.refreshControl = control
  view.layoutIfNeeded()
  return (view, control)
}

/// A picker view of 320 x 216 points with twenty rows, each of which is a view.
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView()
  private let components: Int

  init(components: Int) {
    self.components = components
    super.init()
    picker.dataSource = self
    picker.delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
}

/// Runs `body` with a system button on a stage, and returns the button's events.
@MainActor private func button(_ body: (TestStage, UIButton) -> Void) throws -> [String] {
  let controller = UIViewController()
  let stage = try TestStage(TestDevice(width: 390, height: 844, scale: 3)) { controller }
  defer { stage.stop() }
  let button = UIButton(type: .system)
  button.setTitle("Title", for: .normal)
  button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
  controller.view.addSubview(button)
  var log: [String] = []
  let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragInside, "dragIn"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
  ]
  for (event, name) in events { button.addAction(UIAction { _ in log.append(name) }, for: event) }
  stage.frame()
  body(stage, button)
  return log
}

extension FactsTests {
  /// Facts about the sizes, values and events of controls.
  static let controls = FactArea(
    name: "controls",
    rules: [
      rule(#"UIProgressView: intrinsic height, width \(-1 is none\)"#) { _ in
        text(UIProgressView().intrinsicContentSize.height, UIProgressView().intrinsicContentSize.width)
      },
      rule(#"progress (\S+) is"#) { groups in
        let view = UIProgressView()
        view.progress = Float(try groups.number(0))
        return text(CGFloat(view.progress))
      },
      rule("UIActivityIndicatorView (medium|large)") { groups in
        text(UIActivityIndicatorView(style: groups[0] == "large" ? .large : .medium).intrinsicContentSize)
      },
      rule("UIStepper: .*") { _ in
        let stepper = UIStepper()
        let range = stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100
        let isDefault = range && stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps
        return isDefault ? text(stepper.intrinsicContentSize) : "other defaults"
      },
      rule(#"UIPickerView 216 high, rows of 32: top and height of the row (\S+) below the selection"#) { groups in
        let rows = PickerRows(components: 1)
        rows.picker.selectRow(10, inComponent: 0, animated: false)
        rows.picker.layoutIfNeeded()
        let view = try #require(rows.picker.view(forRow: 10 + Int(try groups.number(0)), forComponent: 0))
        let frame = view.convert(view.bounds, to: rows.picker)
        return text(frame.minY, frame.height)
      },
      rule(#"UIPickerView 320 wide: width of each of (\S+) components"#) { groups in
        let rows = PickerRows(components: Int(try groups.number(0)))
        return text(rows.picker.rowSize(forComponent: 0).width)
      },
      rule("UIRefreshControl at rest: height, hidden") { _ in
        let (_, control) = refreshed()
        return text(control.frame.height, control.isHidden ? 1 : 0)
      },
      rule(#"UIRefreshControl at offset (\S+): its frame follows"#) { groups in
        let (view, control) = refreshed()
        view.contentOffset.y = try groups.number(0)
        view.layoutIfNeeded()
        return text(control.frame)
      },
      rule("beginRefreshing in code leaves the offset, shows the control: offset, refreshing, hidden") { _ in
        let (view, control) = refreshed()
        control.beginRefreshing()
        view.layoutIfNeeded()
        return text(view.contentOffset.y, control.isRefreshing ? 1 : 0, control.isHidden ? 1 : 0)
      },
      rule(#"UIButton\(\.system\): size of the title's font"#) { _ in
        let button = UIButton(type: .system)
        return text(try #require(button.titleLabel?.font).pointSize)
      },
      rule(#"UIButton 200 x 44: the title is in the middle \(center of its label\)"#) { _ in
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        return text(label.center.x, label.center.y)
      },
      rule("touch in, move in, far out, in, far out, up: events .*") { _ in
        let events = try button { stage, button in
          let middle = CGPoint(x: button.frame.midX, y: button.frame.midY)
          let far = CGPoint(x: middle.x, y: middle.y + 200)
          for place in [middle, CGPoint(x: middle.x + 5, y: middle.y), far, middle, far] {
            if button.isTracking { stage.move(to: place, over: 1.0 / 60) } else { stage.down(place) }
          }
          stage.up()
        }
        // One event per move is retained, as in the published recording.
        return events.enumerated().filter {
          $0.offset == 0 || $0.element != "dragIn" || events[$0.offset - 1] != "enter"
        }
        .map(\.element).joined(separator: " ")
      },
      rule("alpha of the title of a touched system button") { _ in
        var alpha: CGFloat = 1
        _ = try button { stage, button in
          stage.down(CGPoint(x: button.frame.midX, y: button.frame.midY))
          stage.advance(by: 0.3)
          alpha = button.titleLabel?.alpha ?? 1
          if alpha == 1, let color = button.titleLabel?.textColor { color.getWhite(nil, alpha: &alpha) }
          stage.up()
        }
        return text(alpha)
      },
    ])

  /// Facts about the appearance of iOS 26, from which Sprung intentionally differs by default.
  static let lookOfIOS26 = FactArea(
    name: "iOS-26",
    rules: [
      rule("(system\\w+), light") { groups in
        guard let color = named[groups[0]] else { throw FactError("the interpreter has no color \(groups[0])") }
        return text(color, .light)
      },
      rule("navigation bar: height .*") { _ in
        text(UINavigationBar().sizeThatFits(CGSize(width: 390, height: 0)).height)
      },
      rule("large title: .*") { _ in nil },
      rule(#"detents: custom (\d+)"#) { groups in
        let value = CGFloat(try groups.number(0))
        return try sheet(detent: { _ in value }) { text($1.view.frame) }
      },
      rule("tab bar: height .*") { _ in text(UITabBar().sizeThatFits(CGSize(width: 390, height: 0)).height) },
      rule("alert: width .*") { _ in
        let controller = UIViewController()
        let stage = try TestStage(TestDevice(width: 390, height: 844, scale: 3)) { controller }
        defer { stage.stop() }
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.perform { controller.present(alert, animated: false) }
        stage.frame()
        return text(alert.view.frame.width)
      },
      rule("UISwitch size of iOS 26") { _ in text(UISwitch().intrinsicContentSize) },
      rule("UISlider: intrinsic width .*") { _ in
        text(UISlider().intrinsicContentSize.width, UISlider().sizeThatFits(.zero).height)
      },
      rule(#"UIPageControl of (\d): size\(forNumberOfPages:\) .*"#) { groups in
        text(UIPageControl().size(forNumberOfPages: Int(try groups.number(0))))
      },
      rule(#"UISearchBar 56.0 high: sizeThatFits\(320\)"#) { _ in
        text(UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)).sizeThatFits(CGSize(width: 320, height: 0)))
      },
      rule(#"UISearchBar (\S+) x (\S+): its field"#) { groups in
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: try groups.number(0), height: try groups.number(1)))
        bar.layoutIfNeeded()
        return text(bar.searchTextField.frame)
      },
      rule("plain table, one line of 17 pt by a content configuration: height of the row") { _ in
        text(
          try TableScene(.plain, titles: [nil], rows: [1]).table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
      },
      rule("inset grouped table: points above the first header") { _ in
        text(try TableScene(.insetGrouped, titles: ["One"], rows: [1]).table.rectForHeader(inSection: 0).minY)
      },
      rule("inset grouped table: height of a header with a title") { _ in
        text(try TableScene(.insetGrouped, titles: ["One"], rows: [1]).table.rectForHeader(inSection: 0).height)
      },
    ])
}
