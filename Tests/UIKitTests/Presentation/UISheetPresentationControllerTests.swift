// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UISheetPresentationControllerTests {
  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempt")
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let listener = Listener()

  init() {
    stage.window.rootViewController = root
    sheet.presentationController?.delegate = listener
    root.present(sheet, animated: false)
    stage.tick()
  }

  private func pull(by distance: Double, slowly: Bool) {
    stage.down(160, 100)
    let end = stage.drag(
      from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: (distance + 10) / 10), count: 10, every: 1.0 / 60)
    if slowly { stage.wait(0.3) }
    stage.up(end.x, end.y)
  }

  @Test func frameOfSheet() {
    #expect(sheet.view.frame == CGRect(x: 0, y: 54, width: 320, height: 514))
    #expect(sheet.sheetPresentationController != nil && sheet.view.layer.cornerRadius == 10)
    stage.resize(1024, 768)
    #expect(sheet.view.frame == CGRect(x: 160, y: 54, width: 704, height: 660))
    root.dismiss(animated: false)
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test func sheetFollowsTouch() {
    stage.down(160, 100)
    stage.drag(from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 11), count: 10, every: 1.0 / 60)
    #expect(sheet.view.transform.ty == 100)
    stage.move(160, 50)
    #expect(sheet.view.transform.ty == 0)
  }

  @Test(arguments: [(300.0, true, true), (100, true, false), (150, false, false), (160, false, true)])
  func longOrFastPullDismisses(distance: Double, slowly: Bool, leaves: Bool) {
    pull(by: distance, slowly: slowly)
    stage.wait(0.5)
    #expect((root.presentedViewController == nil) == leaves)
    #expect(listener.heard == (leaves ? ["will", "did"] : []))
    #expect(sheet.view.transform.isIdentity)
  }

  @Test func modalSheetResistsPull() {
    sheet.isModalInPresentation = true
    stage.down(160, 100)
    stage.drag(from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 41), count: 10, every: 1.0 / 60)
    #expect(sheet.view.transform.ty > 20 && sheet.view.transform.ty < 60)
    stage.up(160, 510)
    stage.wait(0.5)
    #expect(root.presentedViewController === sheet && sheet.view.transform.isIdentity)
    #expect(listener.heard == ["attempt"])
    sheet.isModalInPresentation = false
    listener.allows = false
    stage.key(.escape)
    stage.tap(160, 20)
    #expect(listener.heard == ["attempt", "attempt", "attempt"])
  }

  @Test func tapOutsideAndEscapeDismiss() {
    stage.tap(160, 20)
    stage.wait(0.5)
    #expect(root.presentedViewController == nil)
    root.present(sheet, animated: false)
    sheet.presentationController?.delegate = listener
    stage.key(.escape)
    stage.wait(0.5)
    #expect(root.presentedViewController == nil)
    #expect(listener.heard == ["will", "did", "will", "did"])
  }

  @Test func contentScrollsUntilItIsAtItsTop() {
    let scroller = UIScrollView(frame: sheet.view.bounds)
    scroller.contentSize = CGSize(width: 320, height: 2000)
    sheet.view.addSubview(scroller)
    stage.tick()
    scroller.contentOffset.y = 200
    pull(by: 100, slowly: true)
    #expect(scroller.contentOffset.y < 150 && sheet.view.transform.isIdentity)
    scroller.contentOffset.y = 0
    stage.down(160, 100)
    stage.drag(from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 11), count: 10, every: 1.0 / 60)
    #expect(scroller.contentOffset.y == 0 && sheet.view.transform.ty == 100)
    stage.wait(0.3)
    stage.up(160, 210)
    stage.wait(0.5)
    // An upward drag scrolls the content.
    stage.down(160, 300)
    stage.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: -10), count: 10, every: 1.0 / 60)
    #expect(scroller.contentOffset.y > 50 && sheet.view.transform.isIdentity)
  }

  @Test func dismissedDuringPull() {
    stage.down(160, 100)
    stage.drag(from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 11), count: 5, every: 1.0 / 60)
    root.dismiss(animated: false)
    stage.move(160, 300)
    stage.up(160, 300)
    stage.wait(0.5)
    #expect(root.presentedViewController == nil && sheet.view.transform.isIdentity && sheet.view.superview == nil)
    #expect(listener.heard.isEmpty)
  }

  @Test func barInSheetHasNoStatusBarAbove() {
    root.dismiss(animated: false)
    let navigation = UINavigationController(rootViewController: UIViewController())
    root.present(navigation, animated: false)
    stage.tick()
    #expect(navigation.navigationBar.frame.minY == 0)
  }

  @Test func pageSizing() throws {
    stage.resize(1024, 768)
    let presentation = try #require(sheet.sheetPresentationController)
    #expect(presentation.prefersPageSizing)
    presentation.prefersPageSizing = false
    stage.tick()
    #expect(sheet.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    sheet.preferredContentSize = CGSize(width: 300, height: 400)
    presentation.prefersPageSizing = false
    stage.tick()
    #expect(sheet.view.frame == CGRect(x: 362, y: 184, width: 300, height: 400))
    presentation.prefersPageSizing = true
    stage.tick()
    #expect(sheet.view.frame == CGRect(x: 160, y: 54, width: 704, height: 660))
    root.dismiss(animated: false)
    sheet.modalPresentationStyle = .formSheet
    let form = try #require(sheet.sheetPresentationController)
    #expect(!form.prefersPageSizing)
    form.prefersPageSizing = true
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 160, y: 54, width: 704, height: 660))
  }
}
