// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that touches, keys and assistive technology change a stepper's value, and that its size is as recorded on iOS.
@Suite("Steppers", .oneApplication)
@MainActor
struct UIStepperTests {
  let stage = FingerStage()
  let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 10, height: 10))

  init() {
    stage.window.addSubview(stepper)
    stage.tick()
  }

  private func count(_ body: () -> Void) -> Int {
    var count = 0
    let action = UIAction { _ in count += 1 }
    stepper.addAction(action, for: .valueChanged)
    body()
    stepper.removeAction(action, for: .valueChanged)
    return count
  }

  private func press(_ x: CGFloat) { stage.tap(100 + x, 116) }

  @Test("Defaults and size match the documentation")
  func defaults() {
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    #expect(stepper.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test("The right half increments, the left one decrements; nothing is sent at the limits")
  func steps() {
    stepper.minimumValue = 2
    stepper.maximumValue = 5
    stepper.stepValue = 2
    #expect(stepper.value == 2)
    #expect(count { press(80) } == 1 && stepper.value == 4)
    #expect(count { press(80) } == 1 && stepper.value == 5)
    #expect(count { press(80) } == 0 && stepper.value == 5)
    #expect(count { press(10) } == 1 && stepper.value == 3)
    stepper.isEnabled = false
    #expect(count { press(10) } == 0 && stepper.value == 3)
  }

  @Test("In right-to-left layouts the sides are exchanged")
  func mirrored() {
    stepper.semanticContentAttribute = .forceRightToLeft
    press(10)
    #expect(stepper.value == 1)
  }

  @Test("A stepper that wraps continues at the other end")
  func wrapping() {
    stepper.maximumValue = 3
    stepper.wraps = true
    stepper.value = 3
    press(80)
    #expect(stepper.value == 0)
    press(10)
    #expect(stepper.value == 3)
  }

  @Test("Values are clamped to the range, and non-finite ones are rejected")
  func range() {
    stepper.maximumValue = 10
    stepper.value = 99
    #expect(stepper.value == 10)
    stepper.minimumValue = 20
    #expect(stepper.maximumValue == 20 && stepper.value == 20)
    stepper.maximumValue = 5
    #expect(stepper.minimumValue == 5 && stepper.value == 5)
    let faults = Diagnostics.recording {
      stepper.value = .nan
      stepper.maximumValue = .nan
      stepper.stepValue = 0
      stepper.stepValue = -.infinity
    }
    #expect(faults.map { $0.kind } == Array(repeating: "stepperValue", count: 4))
    #expect(stepper.value == 5 && stepper.stepValue == 1)
  }

  @Test("A range can be infinite")
  func infinite() {
    stepper.maximumValue = .infinity
    stepper.minimumValue = -.infinity
    stepper.value = 1e6
    press(80)
    #expect(stepper.value == 1_000_001)
    stepper.value = 0
    press(10)
    #expect(stepper.value == -1)
    #expect(Diagnostics.recording { stepper.value = .infinity }.count == 1 && stepper.value == -1)
  }

  @Test("Images of the buttons, the background and the divider depend on the state")
  func images() throws {
    let (plus, off, ground) = (
      UIImage(color: .red, size: CGSize(width: 20, height: 10)),
      UIImage(color: .blue, size: CGSize(width: 8, height: 8)),
      UIImage(color: .green, size: CGSize(width: 4, height: 4))
    )
    stepper.setIncrementImage(plus, for: .normal)
    stepper.setDecrementImage(off, for: .disabled)
    stepper.setBackgroundImage(ground, for: .normal)
    stepper.setDividerImage(ground, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(stepper.incrementImage(for: .normal) === plus && stepper.incrementImage(for: .disabled) == nil)
    #expect(stepper.decrementImage(for: .disabled) === off && stepper.backgroundImage(for: .normal) === ground)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === ground)
    stage.tick()
    let signs = stepper.subviews.suffix(2)
    let pictures = signs.map { $0.subviews.compactMap { $0 as? UIImageView }.first }
    #expect(pictures.first??.image?.size == CGSize(width: 8, height: 8) && signs.first?.alpha == 1)
    #expect(pictures.last??.frame == CGRect(x: 13.5, y: 11, width: 20, height: 10))
    #expect((stepper.subviews[0] as? UIImageView)?.image === ground && stepper.subviews[1].frame.width == 4)
    press(80)
    stage.tick()
    #expect(pictures.first??.image == nil && signs.first?.subviews.first?.isHidden == false)
    stepper.setBackgroundImage(nil, for: .normal)
    #expect(stepper.subviews[0].backgroundColor != nil)
  }

  @Test("The size is always 94 x 32")
  func fixedSize() {
    stepper.frame = CGRect(x: 20, y: 30, width: 500, height: 500)
    #expect(stepper.frame == CGRect(x: 20, y: 30, width: 94, height: 32))
  }

  @Test("Keys step while the control has the focus")
  func keys() {
    #expect(stepper.press(.arrowRight) && stepper.value == 1)
    #expect(stepper.press(.arrowUp) && stepper.value == 2)
    #expect(stepper.press(.arrowLeft) && stepper.press(.arrowDown) && stepper.value == 0)
    stepper.semanticContentAttribute = .forceRightToLeft
    #expect(stepper.press(.arrowLeft) && stepper.value == 1)
    stepper.isEnabled = false
    #expect(!stepper.press(.arrowUp) && stepper.value == 1)
  }

  @Test("Steps repeat with growing speed while the touch is held, pause outside, and end with the touch")
  func repeating() {
    let sent = count {
      stage.down(180, 116)
      #expect(stepper.value == 1)
      stage.wait(0.45)
      #expect(stepper.value == 1)
      stage.wait(0.1)
      #expect(stepper.value == 2)
      stage.wait(4)
    }
    let reached = stepper.value
    #expect(reached > 20 && Double(sent) == reached)
    stage.move(180, 400)
    stage.wait(1)
    #expect(stepper.value == reached)
    stage.up(180, 400)
    stage.wait(1)
    #expect(stepper.value == reached)
    stepper.autorepeat = false
    stage.down(180, 116)
    stage.wait(2)
    stage.up(180, 116)
    #expect(stepper.value == reached + 1)
  }

  @Test("A stepper that is not continuous sends once, at the end")
  func notContinuous() {
    stepper.isContinuous = false
    let sent = count {
      stage.down(180, 116)
      stage.wait(1.2)
      #expect(stepper.value > 2)
    }
    #expect(sent == 0)
    #expect(count { stage.up(180, 116) } == 1)
  }

  @Test("A stepper removed during a touch takes no further steps")
  func released() {
    stage.down(180, 116)
    stepper.removeFromSuperview()
    stage.wait(1)
    #expect(stepper.value <= 2)
  }

  @Test("Assistive technology can step and reads the number")
  func assistive() {
    stepper.value = 7
    #expect(stepper.accessibilityValue == "7" && stepper.accessibilityTraits.contains(.adjustable))
    #expect(count { stepper.accessibilityIncrement() } == 1 && stepper.value == 8)
    stepper.accessibilityDecrement()
    #expect(stepper.value == 7)
    stepper.stepValue = 0.5
    stepper.accessibilityIncrement()
    #expect(stepper.accessibilityValue == "7.5")
  }
}
