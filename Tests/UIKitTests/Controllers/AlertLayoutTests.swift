// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the layout of alerts and action sheets, and the effects of their buttons.
@Suite("Alert layout", .oneApplication) @MainActor struct AlertLayoutTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = UIViewController()
  private let log = CallLog()

  init() {
    stage.window.rootViewController = root
    stage.tick()
  }

  private func alert(_ titles: [(String, UIAlertAction.Style)], style: UIAlertController.Style = .alert)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, kind) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: kind) { [log, root] _ in
          log.calls.append("\(title), presented: \(root.presentedViewController != nil)")
        })
    }
    return alert
  }

  /// Returns the frames of the buttons in the alert's view.
  private func frames(_ alert: UIAlertController) -> [CGRect] {
    root.present(alert, animated: false)
    stage.wait(0.1)
    return alert.actions.map { action in alert.button(of: action).map { $0.convert($0.bounds, to: alert.view) } ?? .null
    }
  }

  @Test("One button takes the full width; two are side by side, cancel first")
  func two() {
    let single = alert([("OK", .default)])
    let one = frames(single)
    #expect(one[0].minX == 0 && one[0].width == 270 && one[0].maxY == single.view.bounds.maxY)
    root.dismiss(animated: false)
    stage.wait(0.1)
    let pair = frames(alert([("Delete", .destructive), ("Cancel", .cancel)]))
    #expect(
      pair[1].minX == 0 && pair[0].minX == 135 && pair.map(\.width) == [135, 135] && pair[0].minY == pair[1].minY)
  }

  @Test("Three buttons are stacked, cancel last, the others in the order of addition")
  func three() {
    let alert = alert([("Cancel", .cancel), ("First", .default), ("Second", .default)])
    let frames = frames(alert)
    #expect(alert.actions.map(\.title) == ["Cancel", "First", "Second"])
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 270 })
    #expect(frames[1].maxY == frames[2].minY && frames[2].maxY == frames[0].minY)
    #expect(frames[0].maxY == alert.view.bounds.maxY)
  }

  @Test("A handler runs once, after the dismissal of the alert")
  func handler() throws {
    let alert = alert([("Delete", .destructive), ("Cancel", .cancel)])
    let place = frames(alert)[0]
    let middle = alert.view.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
    stage.tap(middle.x, middle.y)
    stage.tap(middle.x, middle.y)
    stage.wait(0.5)
    #expect(log.calls == ["Delete, presented: false"])
  }

  @Test("Text fields are below the message with its width, in the order of addition; textFields is nil without any")
  func fields() throws {
    let alert = alert([("OK", .default)])
    #expect(alert.textFields == nil)
    alert.addTextField { $0.text = "one" }
    alert.addTextField { $0.text = "two" }
    let button = frames(alert)[0]
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.text) == ["one", "two"])
    let places = fields.map { $0.convert($0.bounds, to: alert.view) }
    #expect(places[0].maxY <= places[1].minY && places[1].maxY <= button.minY)
    #expect(places[0].minX == places[1].minX && places[0].midX == 135 && places[0].width == places[1].width)
    #expect(fields[0].isFirstResponder)
  }

  @Test("A second cancel action, a duplicate action and a text field in a sheet are rejected")
  func refused() {
    let sheet = alert([("Cancel", .cancel)], style: .actionSheet)
    let faults = Diagnostics.recording {
      sheet.addAction(UIAlertAction(title: "Again", style: .cancel))
      sheet.addAction(sheet.actions[0])
      sheet.addTextField()
      sheet.preferredAction = UIAlertAction(title: "Foreign", style: .default)
    }
    #expect(faults.map(\.kind) == ["alertAction", "alertAction", "alertTextField", "alertAction"])
    #expect(sheet.actions.map(\.title) == ["Cancel"] && sheet.textFields == nil && sheet.preferredAction == nil)
  }

  @Test("A disabled action does nothing, and can be enabled later")
  func disabled() {
    let alert = alert([("OK", .default)])
    alert.actions[0].isEnabled = false
    let place = frames(alert)[0]
    let middle = alert.view.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
    stage.tap(middle.x, middle.y)
    stage.wait(0.5)
    #expect(log.calls.isEmpty && root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    stage.tap(middle.x, middle.y)
    stage.wait(0.5)
    #expect(log.calls.count == 1 && root.presentedViewController == nil)
  }

  @Test("Changing the message of a displayed alert adjusts its height")
  func words() {
    let alert = alert([("OK", .default)])
    _ = frames(alert)
    let before = alert.view.bounds.height
    alert.message = String(repeating: "many words ", count: 30)
    stage.tick()
    stage.tick()
    #expect(alert.view.bounds.height > before + 50 && abs(alert.view.frame.midY - 284) <= 0.5)
    alert.title = nil
    alert.message = nil
    stage.tick()
    stage.tick()
    #expect(alert.view.bounds.height < before)
  }
}
