// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests system items, spaces, and the effect of pressing an item.
@Suite("Toolbar items", .oneApplication) @MainActor struct ToolbarItemsTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))

  private var buttons: [UIButton] { bar.subviews.compactMap { $0 as? UIButton } }

  private func show(_ items: [UIBarButtonItem]) {
    bar.items = items
    stage.window.addSubview(bar)
    stage.tick()
  }

  @Test("Every system item has Apple's raw value, an accessibility label, and a visible title or image")
  func systemItems() {
    typealias System = UIBarButtonItem.SystemItem
    let names: [(System, Int, String)] = [
      (.done, 0, "Done"), (.cancel, 1, "Cancel"), (.edit, 2, "Edit"), (.save, 3, "Save"), (.add, 4, "Add"),
      (.compose, 7, "Compose"), (.reply, 8, "Reply"), (.action, 9, "Share"), (.organize, 10, "Organize"),
      (.bookmarks, 11, "Bookmarks"), (.search, 12, "Search"), (.refresh, 13, "Refresh"), (.stop, 14, "Stop"),
      (.camera, 15, "Camera"), (.trash, 16, "Delete"), (.play, 17, "Play"), (.pause, 18, "Pause"),
      (.rewind, 19, "Rewind"), (.fastForward, 20, "Forward"), (.undo, 21, "Undo"), (.redo, 22, "Redo"),
      (.close, 24, "Close"),
    ]
    for (system, number, name) in names {
      let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      #expect(system.rawValue == number && item.accessibilityLabel == name)
      #expect(item.title?.isEmpty == false || item.image != nil, "\(name)")
    }
    for space in [System.flexibleSpace, .fixedSpace] {
      let item = UIBarButtonItem(barButtonSystemItem: space, target: nil, action: nil)
      #expect(item.title == nil && item.image == nil && item.accessibilityLabel == nil)
    }
    #expect(System.flexibleSpace.rawValue == 5 && System.fixedSpace.rawValue == 6)
  }

  @Test("Spaces have no button, and several flexible ones share the width")
  func spaces() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    show([.flexibleSpace(), .flexibleSpace(), UIBarButtonItem(customView: box), .flexibleSpace()])
    #expect(buttons.isEmpty)
    let rest = 320.0 - 32 - 40
    #expect(abs(box.frame.minX - CGFloat(16 + rest * 2 / 3)) < 0.26 && box.frame.minY == 12)
    let fixed = UIBarButtonItem.fixedSpace(100)
    #expect(fixed.width == 100)
    bar.setItems([fixed, UIBarButtonItem(customView: box)], animated: true)
    stage.tick()
    #expect(abs(box.frame.minX - 124) < 1e-9)
    fixed.width = 50
    bar.setNeedsLayout()
    stage.tick()
    #expect(abs(box.frame.minX - 74) < 1e-9)
    bar.setItems(nil, animated: true)
    stage.tick()
    #expect(bar.items == nil && box.superview == nil)
  }

  @Test("The area below the safe area stays free")
  func safeArea() {
    let root = UIViewController()
    stage.window.rootViewController = root
    root.additionalSafeAreaInsets.bottom = 34
    let item = UIBarButtonItem(title: "Item", primaryAction: nil)
    bar.items = [item]
    bar.frame = CGRect(x: 0, y: 568 - 78, width: 320, height: 78)
    root.view.addSubview(bar)
    stage.tick()
    #expect(buttons[0].frame.minY == 0 && buttons[0].frame.height == 44)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
  }

  @Test("Changes of an item's title, image, color, label and state apply to its button at once")
  func changes() {
    let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    show([item])
    let button = buttons[0]
    item.title = "Two"
    item.tintColor = .red
    item.accessibilityLabel = "Second"
    item.isEnabled = false
    #expect(button.title(for: .normal) == "Two" && button.tintColor == .red)
    #expect(button.accessibilityLabel == "Second" && !button.isEnabled)
    item.image = UIImage(color: .blue, size: CGSize(width: 12, height: 12))
    #expect(button.title(for: .normal) == nil && button.currentImage === item.image)
    item.image = nil
    item.tintColor = nil
    item.accessibilityLabel = nil
    #expect(
      button.title(for: .normal) == "Two" && button.tintColor == bar.tintColor && button.accessibilityLabel == "Two")
    #expect(buttons == [button])
  }

  @Test("A press without a target moves up the responder chain; with a target it is sent only there")
  func responders() {
    final class Page: UIViewController {
      var performed: [String] = []
      func performed(_ sender: UIBarButtonItem) { performed.append(sender.title ?? "") }
    }
    let action = Selector("performed:", calling: { (me: Page, sender: UIBarButtonItem) in me.performed(sender) })
    let page = Page()
    let other = Page()
    stage.window.rootViewController = page
    let items = [
      UIBarButtonItem(title: "A", style: .plain, target: nil, action: action),
      UIBarButtonItem(title: "B", style: .plain, target: other, action: action),
    ]
    bar.items = items
    page.view.addSubview(bar)
    stage.tick()
    stage.tap(Double(buttons[0].frame.midX), 322)
    stage.tap(Double(buttons[1].frame.midX), 322)
    #expect(page.performed == ["A"] && other.performed == ["B"])
    items[1].target = nil
    items[1].action = nil
    stage.tap(Double(buttons[1].frame.midX), 322)
    #expect(page.performed.count == 1 && other.performed.count == 1)
  }

  @Test("The target is not retained, and a press that no responder handles is reported")
  func goneTarget() {
    final class Target: NSObject, SelectorDispatching {
      func perform(_ name: String, with sender: Any?) -> Bool { true }
    }
    var target: Target? = Target()
    let item = UIBarButtonItem(title: "A", style: .plain, target: target, action: "gone")
    show([item])
    target = nil
    #expect(item.target == nil)
    let faults = Diagnostics.recording { stage.tap(30, 322) }
    #expect(faults.map(\.kind) == ["selectorTarget"])
  }
}
