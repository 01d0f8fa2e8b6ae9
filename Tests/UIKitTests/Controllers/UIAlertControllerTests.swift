// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UIAlertControllerTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = UIViewController()
  private let log = CallLog()

  init() {
    stage.window.rootViewController = root
    stage.tick()
  }

  private func alert(_ style: UIAlertController.Style, cancel: Bool = true) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the photo?", message: "It cannot be brought back.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [log] _ in log.calls.append("delete") })
    if cancel { alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { [log] _ in log.calls.append("keep") }) }
    return alert
  }

  private func center(of action: UIAlertAction, in alert: UIAlertController) -> CGPoint {
    guard let button = alert.button(of: action) else { return .zero }
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  @Test func alertIsCenteredAndAnswered() {
    let alert = alert(.alert)
    root.present(alert, animated: true)
    stage.wait(0.3)
    #expect(alert.view.frame.width == 270 && alert.view.frame.height > 110)
    #expect(abs(alert.view.frame.midY - 284) < 0.5 && alert.view.frame.midX == 160)
    // With two actions, the cancel action is the leading one.
    #expect(center(of: alert.actions[1], in: alert).x < center(of: alert.actions[0], in: alert).x)
    let place = center(of: alert.actions[0], in: alert)
    stage.tap(place.x, place.y)
    #expect(log.calls.isEmpty)
    stage.wait(0.3)
    #expect(log.calls == ["delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test func tapOutsideCancelsSheetButNotAlert() {
    for (style, isCancelled) in [(UIAlertController.Style.alert, false), (.actionSheet, true)] {
      let alert = alert(style)
      root.present(alert, animated: false)
      stage.tick()
      stage.tap(160, 40)
      stage.wait(0.5)
      #expect((root.presentedViewController == nil) == isCancelled)
      #expect(log.take() == (isCancelled ? ["keep"] : []))
      if !isCancelled { root.dismiss(animated: false) }
    }
  }

  @Test func sheetWithoutCancelStays() {
    let alert = alert(.actionSheet, cancel: false)
    root.present(alert, animated: false)
    stage.tap(160, 40)
    stage.key(.escape)
    stage.wait(0.5)
    #expect(root.presentedViewController === alert && log.calls.isEmpty)
  }

  @Test func returnAndEscapeChoose() {
    var question = alert(.alert)
    root.present(question, animated: false)
    stage.key(.enter)
    stage.wait(0.3)
    #expect(log.calls.isEmpty)
    question.preferredAction = question.actions[0]
    stage.key(.enter)
    stage.key(.escape)
    stage.wait(0.3)
    #expect(log.take() == ["delete"])
    question = alert(.alert)
    root.present(question, animated: false)
    stage.key(.escape)
    stage.wait(0.3)
    #expect(log.take() == ["keep"])
  }

  @Test func sheetIsAtLowerEdgeWithSeparateCancel() {
    let alert = alert(.actionSheet)
    root.present(alert, animated: false)
    stage.tick()
    #expect(alert.view.frame.maxY == 560)
    #expect(center(of: alert.actions[1], in: alert).y > center(of: alert.actions[0], in: alert).y + 44)
  }

  @Test func threeActionsAreStacked() {
    let alert = alert(.alert)
    alert.addAction(UIAlertAction(title: "Later", style: .default))
    root.present(alert, animated: false)
    stage.tick()
    let heights = [0, 2, 1].map { center(of: alert.actions[$0], in: alert).y }
    #expect(heights == heights.sorted())
    alert.actions[2].isEnabled = false
    let place = center(of: alert.actions[2], in: alert)
    stage.tap(place.x, place.y)
    stage.wait(0.3)
    #expect(root.presentedViewController === alert)
  }

  @Test func misuseIsRejected() {
    let alert = alert(.alert)
    let stranger = UIAlertAction(title: "Other", style: .default)
    let faults = Diagnostics.recording {
      alert.addAction(UIAlertAction(title: "Leave", style: .cancel))
      alert.addAction(alert.actions[0])
      alert.preferredAction = stranger
    }
    #expect(faults.map { $0.kind } == ["alertAction", "duplicateAlertAction", "alertAction"])
    #expect(alert.actions.count == 2 && alert.preferredAction == nil)
  }
}
