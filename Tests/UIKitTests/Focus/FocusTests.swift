// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests keyboard focus with the arrow keys, Tab, Return and Space.
@Suite(.oneApplication)
@MainActor
struct FocusTests {
  private final class Numbers: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Two buttons side by side above a list of three columns, and one button below the list.
  private struct Bench {
    let stage = FingerStage(size: CGSize(width: 300, height: 500))
    let buttons = [UIButton(type: .system), UIButton(type: .system), UIButton(type: .system)]
    let list: UICollectionView
    let source = Numbers()

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.minimumLineSpacing = 10
      layout.minimumInteritemSpacing = 10
      list = UICollectionView(frame: CGRect(x: 0, y: 50, width: 300, height: 400), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      let places = [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 460)]
      for (button, place) in zip(buttons, places) {
        button.frame = CGRect(origin: place, size: CGSize(width: 80, height: 40))
        stage.window.addSubview(button)
      }
      stage.window.insertSubview(list, belowSubview: buttons[2])
      stage.encoder = FrameEncoder()
      stage.tick()
    }

    var focused: UIView? { FocusController.shared.view }
    var item: Int? { (focused as? UICollectionViewCell).flatMap { list.indexPath(for: $0)?.item } }
    func isOn(_ button: Int) -> Bool { focused === buttons[button] }
  }

  @Test("Arrow keys move to the nearest element in that direction, and the host is notified")
  func arrows() {
    let b = Bench()
    b.stage.focus(b.buttons[0])
    b.stage.key(.arrowRight)
    #expect(b.isOn(1))
    #expect(b.stage.records.contains(.focus(b.buttons[1].layer.stageID)))
    b.stage.key(.arrowRight)
    #expect(b.isOn(1), "nothing is further right")
    b.stage.key(.arrowLeft)
    #expect(b.isOn(0))
    b.stage.key(.arrowDown)
    #expect(b.item == 0)
    b.stage.key(.arrowRight)
    b.stage.key(.arrowDown)
    #expect(b.item == 4)
    b.stage.key(.arrowUp)
    b.stage.key(.arrowUp)
    #expect(b.isOn(0) || b.isOn(1))
  }

  @Test("Return in the same frame as an arrow presses the newly focused element; the host names the former one")
  func pressedOnTheWay() {
    let b = Bench()
    var pressed: [Int] = []
    for (index, button) in b.buttons.enumerated() {
      button.addAction(UIAction { _ in pressed.append(index) }, for: .primaryActionTriggered)
    }
    b.stage.focus(b.buttons[0])
    let application = UIApplication.shared
    let time = b.stage.time * 1000
    application.handle(InputEvent(.keyDown, identifier: KeyCode.arrowRight.rawValue, milliseconds: time))
    let left = Int32(bitPattern: b.buttons[0].layer.stageID)
    application.handle(InputEvent(.activate, identifier: left, milliseconds: time))
    b.stage.tick()
    #expect(pressed == [1] && b.isOn(1))
    // Assistive technology activates the element under its own cursor, regardless of the keyboard focus.
    application.handle(InputEvent(.keyDown, identifier: KeyCode.arrowLeft.rawValue, milliseconds: time))
    let other = Int32(bitPattern: b.buttons[2].layer.stageID)
    application.handle(InputEvent(.activate, identifier: other, milliseconds: time))
    b.stage.tick()
    #expect(pressed == [1, 2] && b.isOn(0))
  }

  @Test("A list that remembers its focus gets it back at the same item, even if that has scrolled away")
  func remembered() {
    let b = Bench()
    b.list.remembersLastFocusedIndexPath = true
    b.stage.focus(b.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    for key in [KeyCode.arrowDown, .arrowDown, .arrowRight] {
      b.stage.key(key)
      b.stage.wait(0.4)
    }
    #expect(b.item == 7)
    b.stage.key(.tab)
    #expect(b.isOn(2))
    b.stage.key(.tab, flags: .shift)
    #expect(b.item == 7)
    b.stage.key(.tab)
    b.list.setContentOffset(CGPoint(x: 0, y: 1500), animated: false)
    b.stage.wait(0.2)
    b.stage.key(.tab, flags: .shift)
    #expect(b.item == 7 && b.list.bounds.intersects(b.focused?.frame ?? .zero))
    b.list.remembersLastFocusedIndexPath = false
    b.stage.key(.tab)
    b.list.setContentOffset(.zero, animated: false)
    b.stage.wait(0.2)
    b.stage.key(.tab, flags: .shift)
    #expect(b.item == 0)
  }

  @Test("In a list the focus moves item by item and scrolls them into sight")
  func list() {
    let b = Bench()
    b.stage.focus(b.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    for _ in 0..<8 {
      b.stage.key(.arrowDown)
      b.stage.wait(0.4)
    }
    #expect(b.item == 24 && b.list.contentOffset.y > 300)
    let cell = b.focused
    let frame = cell?.convert(cell?.bounds ?? .zero, to: nil) ?? .zero
    #expect(frame.minY >= 50 && frame.maxY <= 450)
    for _ in 0..<12 {
      b.stage.key(.arrowDown)
      b.stage.wait(0.4)
    }
    #expect(b.isOn(2), "at the end of the list, the focus leaves it")
  }

  @Test("An item that scrolls off screen loses the focus, and regains it when it returns")
  func scrolledAway() {
    let b = Bench()
    b.stage.focus(b.list.cellForItem(at: IndexPath(item: 0, section: 0)))
    b.stage.wheel(0, 900, overX: 100, y: 200)
    #expect(b.focused == nil && b.stage.records.contains(.focus(0)))
    b.stage.wheel(0, -900, overX: 100, y: 200)
    #expect(b.item == 0)
    b.stage.wheel(0, 900, overX: 100, y: 200)
    b.stage.down(100, 200)
    b.stage.up(100, 200)
    b.stage.wheel(0, -900, overX: 100, y: 200)
    #expect(b.focused == nil, "a touch ends it")
  }

  @Test("Holding the menu key is a long press on the focused element")
  func longPress() {
    let b = Bench()
    var presses: [UIGestureRecognizer.State] = []
    b.list.addGestureRecognizer(UILongPressGestureRecognizer { presses.append($0.state) })
    b.stage.focus(b.list.cellForItem(at: IndexPath(item: 1, section: 0)))
    b.stage.key(.contextMenu)
    b.stage.wait(0.6)
    #expect(presses == [.began])
    UIApplication.shared.handle(
      InputEvent(.keyUp, identifier: KeyCode.contextMenu.rawValue, milliseconds: b.stage.time * 1000))
    b.stage.tick()
    #expect(presses == [.began, .cancelled] && b.list.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test("Tab moves to the next group, and with Shift to the previous one")
  func tabs() {
    let b = Bench()
    b.stage.key(.tab)
    #expect(b.isOn(0))
    b.stage.key(.tab)
    #expect(b.isOn(1))
    b.stage.key(.tab)
    #expect(b.item == 0)
    b.stage.key(.arrowDown)
    b.stage.key(.tab)
    #expect(b.isOn(2))
    b.stage.key(.tab)
    #expect(b.isOn(2), "there is no group after the last one")
    b.stage.key(.tab, flags: .shift)
    #expect(b.item == 0)
    b.stage.key(.tab, flags: .shift)
    #expect(b.isOn(1))
  }

  @Test("Return and Space press the focused element")
  func activation() {
    let b = Bench()
    var presses = 0
    b.buttons[0].addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    b.stage.focus(b.buttons[0])
    b.stage.key(.enter)
    b.stage.key(.space)
    #expect(presses == 2)
    b.stage.focus(b.list.cellForItem(at: IndexPath(item: 1, section: 0)))
    b.stage.key(.enter)
    #expect(b.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(b.list.contentOffset == .zero)
  }

  @Test("A control that uses arrow keys keeps the focus; hidden and disabled views are skipped")
  func passesOver() {
    let b = Bench()
    let slider = UISlider(frame: CGRect(x: 100, y: 0, width: 80, height: 40))
    b.stage.window.insertSubview(slider, at: 1)
    b.stage.tick()
    b.stage.focus(b.buttons[0])
    b.stage.key(.arrowRight)
    #expect(b.focused === slider)
    b.stage.key(.arrowRight)
    #expect(b.focused === slider && slider.value > 0)
    slider.isHidden = true
    b.stage.focus(b.buttons[0])
    b.stage.key(.arrowRight)
    #expect(b.isOn(1))
    b.buttons[1].isEnabled = false
    b.stage.focus(b.buttons[0])
    b.stage.key(.arrowRight)
    #expect(!b.isOn(1))
  }

  @Test("Without focus, arrow keys scroll as usual")
  func withoutFocus() {
    let b = Bench()
    b.stage.key(.arrowDown)
    b.stage.wait(0.3)
    #expect(b.list.contentOffset.y == 40 && b.focused == nil)
  }

  @Test("Below a modal sheet nothing is reachable or read; afterward the state is restored")
  func modal() {
    let b = Bench()
    let root = UIViewController()
    b.stage.window.rootViewController = root
    let below = UIButton(type: .system)
    below.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.view.addSubview(below)
    b.stage.tick()
    #expect(!root.view.isHiddenFromAccessibility)
    let sheet = UIViewController()
    let inside = UIButton(type: .system)
    inside.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    sheet.view.addSubview(inside)
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    b.stage.tick()
    b.stage.wait(0.5)
    #expect(root.view.isHiddenFromAccessibility && b.list.isHiddenFromAccessibility)
    #expect(root.view.layer.committed.accessibility.state.contains(.hidden))
    b.stage.focus(nil)
    b.stage.key(.tab)
    #expect(b.focused === inside)
    b.stage.key(.tab)
    #expect(b.focused === inside)
    sheet.dismiss(animated: false)
    b.stage.wait(0.5)
    #expect(!root.view.isHiddenFromAccessibility && !root.view.layer.committed.accessibility.state.contains(.hidden))
  }

  @Test("Elements can be hidden by the program")
  func hidden() {
    let b = Bench()
    b.buttons[0].accessibilityElementsHidden = true
    b.stage.tick()
    b.stage.key(.tab)
    #expect(b.isOn(1))
    let record = b.buttons[0].layer.committed.accessibility
    #expect(record.state.contains(.hidden))
  }
}
