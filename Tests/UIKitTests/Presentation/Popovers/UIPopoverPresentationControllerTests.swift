// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests popovers on tablets, and the sheets that replace them on phones.
@Suite("Popovers", .oneApplication)
@MainActor
struct UIPopoverPresentationControllerTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var events: [String] = []
    var isLocked = false

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { events.append("prepare") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !isLocked }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      events.append("attempt")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { events.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { events.append("did") }
  }

  private func stage(_ size: CGSize) -> (FingerStage, UIViewController, UIButton) {
    let stage = FingerStage(size: size)
    let root = UIViewController()
    stage.window.rootViewController = root
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
    root.view.addSubview(button)
    stage.tick()
    return (stage, root, button)
  }

  private func content() -> UIViewController {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.modalPresentationStyle = .popover
    return content
  }

  @Test("On a tablet, the popover is beside its source without dimming; a touch outside dismisses it")
  func tablet() {
    let (stage, root, button) = stage(CGSize(width: 820, height: 1180))
    let content = content()
    let delegate = Delegate()
    let popover = content.popoverPresentationController
    #expect(popover != nil && popover === content.presentationController)
    #expect(popover?.arrowDirection == .unknown && popover?.permittedArrowDirections == .any)
    #expect(popover?.sourceRect.isNull == true && popover?.canOverlapSourceViewRect == false)
    popover?.sourceView = button
    popover?.delegate = delegate
    root.present(content, animated: true)
    stage.wait(1)
    #expect(delegate.events == ["prepare"] && popover?.arrowDirection == .left)
    #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 173, y: 230, width: 240, height: 180))
    #expect(root.view.window != nil)
    delegate.isLocked = true
    stage.tap(700, 1000)
    stage.wait(1)
    #expect(content.presentingViewController === root && delegate.events == ["prepare", "attempt"])
    delegate.isLocked = false
    stage.tap(700, 1000)
    stage.wait(1)
    #expect(root.presentedViewController == nil && delegate.events == ["prepare", "attempt", "will", "did"])
    #expect(content.view.superview == nil)
  }

  @Test("Passthrough views can be touched while the popover is shown")
  func passthrough() {
    let (stage, root, button) = stage(CGSize(width: 820, height: 1180))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let content = content()
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.passthroughViews = [button]
    root.present(content, animated: false)
    stage.wait(0.5)
    stage.tap(130, 320)
    #expect(taps == 1 && root.presentedViewController === content)
  }

  @Test("The source can be a bar button, and the frame follows the window")
  func barButton() {
    let (stage, _, _) = stage(CGSize(width: 820, height: 1180))
    let screen = UIViewController()
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    stage.tick()
    let content = content()
    content.popoverPresentationController?.barButtonItem = item
    screen.present(content, animated: false)
    stage.wait(0.5)
    let frame = content.view.convert(content.view.bounds, to: nil)
    #expect(content.popoverPresentationController?.arrowDirection == .up && frame.maxX == 810)
    #expect(frame.minY > navigation.navigationBar.frame.minY + 30 && frame.size == CGSize(width: 240, height: 180))
  }

  @Test("On a phone the popover is a sheet, unless the delegate prevents it")
  func phone() {
    let (stage, root, button) = stage(CGSize(width: 393, height: 852))
    let sheet = content()
    sheet.popoverPresentationController?.sourceView = button
    root.present(sheet, animated: true)
    stage.wait(1)
    #expect(sheet.view.bounds.width == 393 && sheet.presentationController is UISheetPresentationController)
    root.dismiss(animated: true)
    stage.wait(1)

    let delegate = Delegate()
    delegate.style = .none
    let bubble = content()
    bubble.popoverPresentationController?.sourceView = button
    bubble.popoverPresentationController?.delegate = delegate
    root.present(bubble, animated: true)
    stage.wait(1)
    #expect(bubble.view.bounds.size == CGSize(width: 240, height: 180))
    #expect(bubble.presentationController is UIPopoverPresentationController)
  }

  @Test("A source item takes precedence over a view, and the popover does not retain its view")
  func sourceItem() {
    let (stage, root, button) = stage(CGSize(width: 820, height: 1180))
    let content = content()
    let popover = content.popoverPresentationController
    popover?.sourceView = root.view
    popover?.sourceItem = button
    root.present(content, animated: false)
    stage.wait(0.5)
    #expect(content.view.convert(content.view.bounds, to: nil).minX == 173)
    #expect(button.frame(in: root.view) == button.frame && UIView().frame(in: root.view) == nil)
    var view: UIView? = UIView()
    popover?.sourceView = view
    view = nil
    #expect(popover?.sourceView == nil)
  }

  @Test("A popover in a wide window needs a source; without one it is centered, and a fault is reported")
  func noSource() {
    let (stage, root, _) = stage(CGSize(width: 820, height: 1180))
    let content = content()
    let faults = Diagnostics.recording { root.present(content, animated: false) }
    stage.wait(0.5)
    #expect(faults.map(\.kind) == ["popoverWithoutSource"])
    #expect(content.view.convert(content.view.bounds, to: nil).midX == 410)
  }

  @Test("On a phone, the delegate can request full screen")
  func fullScreen() {
    let (stage, root, button) = stage(CGSize(width: 393, height: 852))
    let delegate = Delegate()
    delegate.style = .fullScreen
    let content = content()
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: true)
    stage.wait(1)
    #expect(content.view.bounds.size == CGSize(width: 393, height: 852) && root.view.window == nil)
    #expect(content.presentationController?.presentationStyle == .fullScreen)
    root.dismiss(animated: true)
    stage.wait(1)
    #expect(root.view.window != nil && content.popoverPresentationController?.sourceView == nil)
  }

  private func sheet(_ answers: @escaping (String) -> Void) -> UIAlertController {
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Share", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { answers($0.title ?? "") })
    }
    return sheet
  }

  @Test(
    "An action sheet with a source is a popover on a tablet, without a cancel button; a touch outside cancels"
  )
  func actionSheet() {
    let (stage, root, button) = stage(CGSize(width: 820, height: 1180))
    var answers: [String] = []
    let sheet = sheet { answers.append($0) }
    let popover = sheet.popoverPresentationController
    #expect(popover != nil && popover === sheet.popoverPresentationController)
    popover?.sourceView = button
    popover?.permittedArrowDirections = .left
    root.present(sheet, animated: true)
    stage.wait(1)
    #expect(sheet.presentationController === popover && popover?.arrowDirection == .left)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.minX == 173 && frame.width == 300 && abs(frame.midY - 320) <= 1)
    let titles = sheet.actions.map { sheet.button(of: $0)?.window == nil ? nil : $0.title }
    #expect(
      titles == ["Share", "Delete", nil] && (sheet.button(of: sheet.actions[1])?.frame.maxY ?? 0) == frame.height)
    stage.tap(700, 1000)
    stage.wait(1)
    #expect(answers == ["Cancel"] && root.presentedViewController == nil)
    root.present(sheet, animated: true)
    stage.wait(1)
    #expect(sheet.view.frame.maxY > 1100 && sheet.button(of: sheet.actions[2])?.window != nil, "now it has no source")
    #expect(sheet.button(of: sheet.actions[0])?.accessibilityActivate() == true)
    stage.wait(1)
    #expect(answers == ["Cancel", "Share"])
  }

  @Test("On a phone, an action sheet is at the lower edge for any popover source; alerts have no popover")
  func actionSheetOnPhone() {
    let (stage, root, button) = stage(CGSize(width: 393, height: 852))
    let sheet = sheet { _ in }
    sheet.popoverPresentationController?.sourceView = button
    root.present(sheet, animated: true)
    stage.wait(1)
    #expect(sheet.view.frame.maxY > 830 && sheet.button(of: sheet.actions[2])?.window != nil)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil && UIViewController().popoverPresentationController == nil)
  }
}
