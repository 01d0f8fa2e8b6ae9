// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// A grid of plain cells that logs delegate and data source calls.
@MainActor private final class LoggedGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// A cell that logs `prepareForReuse()`.
  final class Cell: UICollectionViewCell {
    static var log: [String] = []
    override func prepareForReuse() {
      super.prepareForReuse()
      Self.log.append("prepared")
    }
  }

  let view: UICollectionView
  let stage: TestStage

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let controller = UIViewController()
    do {
      stage = try TestStage(TestDevice(width: 320, height: 480, scale: 2)) { controller }
    } catch {
      fatalError("the stage could not be made: \(error)")
    }
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    controller.view.addSubview(view)
    stage.frame()
    Cell.log = []
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    Cell.log.append("cell")
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    Cell.log.append("didSelect")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    Cell.log.append("shouldSelect")
    return true
  }
}

/// A scroll view on a stage that logs its delegate calls.
@MainActor private final class LoggedScroll: NSObject, UIScrollViewDelegate {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let stage: TestStage
  private(set) var calls: [String] = []

  init(_ body: (LoggedScroll) -> Void) throws {
    let controller = UIViewController()
    stage = try TestStage(TestDevice(width: 320, height: 480, scale: 2)) { controller }
    super.init()
    view.contentSize = CGSize(width: 320, height: 4000)
    view.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(view)
    stage.frame()
    view.delegate = self
    body(self)
    stage.settle()
  }

  var text: String { calls.joined(separator: ", ") }
  private func note(_ call: String) { if calls.last != call { calls.append(call) } }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
}

/// A view that logs its touches.
private final class TouchedView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// A text field delegate that logs its calls.
@MainActor private final class FieldLog: NSObject, UITextFieldDelegate {
  var log: [String] = []
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("shouldEnd")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
}

/// Runs `body` with a stage and a view.
@MainActor func onStage<Answer>(_ body: (TestStage, UIView) throws -> Answer) throws -> Answer {
  let controller = UIViewController()
  let stage = try TestStage(TestDevice(width: 390, height: 844, scale: 3)) { controller }
  defer { stage.stop() }
  return try body(stage, controller.view)
}

extension FactsTests {
  /// Facts about the order in which delegates and data sources are called.
  static let orderOfCalls = FactArea(
    name: "order-of-calls",
    rules: [
      rule("reloadData asks the data source nothing before the next layout") { _ in
        let grid = LoggedGrid()
        grid.view.reloadData()
        return LoggedGrid.Cell.log.joined(separator: ", ")
      },
      rule("after reloadData: cells that are reused are prepared before they are asked for") { _ in
        let grid = LoggedGrid()
        grid.view.reloadData()
        grid.stage.frame()
        let log = LoggedGrid.Cell.log
        let pairs = zip(log, log.dropFirst()).filter { $0.0 == "prepared" }
        return text(!pairs.isEmpty && pairs.allSatisfy { $0.1 == "cell" })
      },
      rule("selectItem in code tells the delegate nothing") { _ in
        let grid = LoggedGrid()
        grid.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        return LoggedGrid.Cell.log.joined(separator: ", ")
      },
      rule("table, first layout without estimates: all heights before the first cell") { _ in
        let scene = try TableScene(.plain, titles: [nil], rows: [20], givesHeights: true) { $0.estimatedRowHeight = 0 }
        let first = try #require(scene.log.firstIndex { $0.hasPrefix("cell") })
        return text(Set(scene.log[..<first].filter { $0.hasPrefix("height") }).count == 20)
      },
      rule("table: willDisplay comes after the cell was asked for") { _ in
        let log = try TableScene(.plain, titles: [nil], rows: [4]).log
        var isAfter = true
        for row in 0..<4 {
          let cell = try #require(log.firstIndex(of: "cell \(row)"))
          let display = try #require(log.firstIndex(of: "willDisplay \(row)"))
          isAfter = isAfter && cell < display
        }
        return text(isAfter)
      },
      rule("table, tap on another row") { _ in
        let scene = try TableScene(.plain, titles: [nil], rows: [4])
        scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        scene.log = []
        scene.tap(row: 1)
        return scene.log.joined(separator: ", ")
      },
      rule("selectRow in code tells the delegate nothing") { _ in
        let scene = try TableScene(.plain, titles: [nil], rows: [4])
        scene.log = []
        scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        return scene.log.joined(separator: ", ")
      },
      rule("setContentOffset, (not )?animated") { groups in
        try LoggedScroll { scroll in
          scroll.stage.perform {
            scroll.view.setContentOffset(CGPoint(x: 0, y: 300), animated: groups[0].isEmpty)
          }
        }.text
      },
      rule("flick") { _ in
        try LoggedScroll { $0.stage.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200)) }.text
      },
      rule("a disabled control passes its touches on to its superview") { _ in
        try onStage { stage, root in
          let view = TouchedView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
          let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
          button.isEnabled = false
          view.addSubview(button)
          root.addSubview(view)
          stage.frame()
          stage.tap(at: CGPoint(x: 60, y: 140))
          return view.log.joined(separator: ", ")
        }
      },
      rule("the focus goes to another field: the first is asked once") { _ in
        try onStage { stage, root in
          let (first, second, log) = (
            UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40)), UITextField(), FieldLog()
          )
          second.frame = CGRect(x: 0, y: 160, width: 200, height: 40)
          first.delegate = log
          root.addSubview(first)
          root.addSubview(second)
          first.becomeFirstResponder()
          second.becomeFirstResponder()
          return log.log.joined(separator: ", ")
        }
      },
      rule("a first responder that is taken out of the window resigns") { _ in
        try onStage { stage, root in
          let (field, log) = (UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40)), FieldLog())
          field.delegate = log
          root.addSubview(field)
          field.becomeFirstResponder()
          field.removeFromSuperview()
          return text(field.isFirstResponder, log.log.contains("didEnd"))
        }
      },
    ])

  /// Facts about when gestures begin, and which touches views receive.
  static let gestures = FactArea(
    name: "gestures",
    rules: [
      rule("pan: (after 11 points|states)") { groups in
        try onStage { stage, root in
          var states: [String] = []
          let names: [UIGestureRecognizer.State: String] = [
            .began: "began", .changed: "changed", .ended: "ended", .cancelled: "cancelled", .failed: "failed",
          ]
          let pan = UIPanGestureRecognizer { pan in
            if states.last != names[pan.state] { states.append(names[pan.state] ?? "possible") }
          }
          root.addGestureRecognizer(pan)
          stage.down(CGPoint(x: 100, y: 300))
          stage.move(to: CGPoint(x: 111, y: 300), over: 0.05)
          if groups[0] != "states" { return names[pan.state == .changed ? .began : pan.state] ?? "possible" }
          stage.move(to: CGPoint(x: 200, y: 300), over: 0.2)
          stage.up()
          return states.joined(separator: " ")
        }
      },
      rule(#"touches of the view that is tapped \(delaysTouchesEnded\)"#) { _ in
        try onStage { stage, root in
          let view = TouchedView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
          view.addGestureRecognizer(UITapGestureRecognizer())
          root.addSubview(view)
          stage.frame()
          stage.tap(at: CGPoint(x: 60, y: 140))
          return view.log.joined(separator: ", ")
        }
      },
      rule("(tap|two taps 1.1 s apart)") { groups in
        try onStage { stage, root in
          var count: CGFloat = 0
          let tap = UITapGestureRecognizer { _ in count += 1 }
          tap.numberOfTapsRequired = groups[0] == "tap" ? 1 : 2
          root.addGestureRecognizer(tap)
          stage.tap(at: CGPoint(x: 60, y: 140))
          if groups[0] != "tap" {
            stage.advance(by: 1.1)
            stage.tap(at: CGPoint(x: 60, y: 140))
          }
          stage.advance(by: 1)
          return text(count)
        }
      },
      rule("long press: seconds until it begins") { _ in
        try onStage { stage, root in
          var began: TimeInterval?
          root.addGestureRecognizer(UILongPressGestureRecognizer { if $0.state == .began { began = stage.time } })
          let start = stage.time
          stage.down(CGPoint(x: 60, y: 140))
          stage.advance(by: 1)
          return text(CGFloat(try #require(began) - start))
        }
      },
    ])
}
