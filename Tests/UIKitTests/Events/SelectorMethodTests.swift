// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A view with methods for selectors with every supported combination of parameters.
private class Callee: UIView {
  var calls: [String] = []
  func bare() { calls.append("bare") }
  func one(_ sender: UIView) { calls.append("one \(sender === self)") }
  func maybe(_ sender: UIButton?) { calls.append("maybe \(sender != nil)") }
  func anything(_ sender: AnyObject) { calls.append("anything") }
  func two(_ sender: UIView, event: UIEvent?) { calls.append("two \(event != nil)") }
  func flag(_ isOn: Bool) { calls.append("flag \(isOn)") }
  func note(_ note: Notification) { calls.append("note \(note.object as? Int ?? 0)") }

  static let bareSelector = Selector("bare", calling: { (me: Callee) in me.bare() })
  static let oneSelector = Selector("one:", calling: { (me: Callee, sender: UIView) in me.one(sender) })
}

private final class Child: Callee {
  override func bare() { calls.append("child") }
}

/// A class that does not inherit from a UIKit class.
private final class Plain {
  var isCalled = false
  func call() { isCalled = true }
}

@Suite(.oneApplication) @MainActor struct SelectorMethodTests {
  private let callee = Callee()

  @Test func selectorsWithEqualNamesAreEqual() {
    #expect(Callee.bareSelector == Selector("bare"))
    #expect(Callee.bareSelector != Callee.oneSelector)
    #expect(Set([Callee.bareSelector, Selector("bare")]).count == 1)
  }

  @Test func everyMethodShapeIsCalled() {
    Callee.bareSelector.perform(on: callee)
    Callee.oneSelector.perform(on: callee, with: callee)
    Selector("maybe:", calling: { (me: Callee, sender: UIButton?) in me.maybe(sender) }).perform(
      on: callee, with: callee)
    Selector("any:", calling: { (me: Callee, sender: AnyObject) in me.anything(sender) }).perform(
      on: callee, with: self)
    Selector("two:event:", calling: { (me: Callee, sender: UIView, event: UIEvent?) in me.two(sender, event: event) })
      .perform(on: callee, with: callee, for: UIEvent())
    #expect(callee.calls == ["bare", "one true", "maybe false", "anything", "two true"])
  }

  @Test func methodReferencesCreateSelectors() {
    #expect(Selector("bare", method: Callee.bare).perform(on: callee))
    let one = Selector("one", method: Callee.one)
    #expect(one.name == "one:" && one.perform(on: callee, with: callee))
    #expect(Selector("maybe:", method: Callee.maybe(_:)).perform(on: callee))
    #expect(Selector("flag:", method: Callee.flag(_:)).perform(on: callee, with: callee))
    #expect(callee.calls == ["bare", "one true", "maybe false", "flag true"])
  }

  @Test func targetOrSenderOfAnotherClassIsNotCalled() {
    #expect(!Callee.bareSelector.perform(on: UIView()))
    #expect(!Callee.oneSelector.perform(on: callee, with: Plain()))
    #expect(!Callee.oneSelector.perform(on: callee))
    #expect(callee.calls.isEmpty)
  }

  @Test func overrideIsCalledAndClassResponds() {
    let child = Child()
    Callee.bareSelector.perform(on: child)
    #expect(child.calls == ["child"])
    #expect(child.responds(to: Callee.bareSelector) && !UIView().responds(to: Callee.bareSelector))
    #expect(!child.responds(to: Selector("bare")) && !child.responds(to: nil))
  }

  @Test func selectorCanReferToMethodsOfSeveralClasses() {
    let plain = Plain()
    let both = Callee.bareSelector.or(Selector("bare", calling: { (me: Plain) in me.call() }))
    #expect(both.perform(on: plain) && both.perform(on: callee))
    #expect(plain.isCalled && callee.calls == ["bare"])
  }

  @Test func controlsRecognizersItemsAndLinksCallSelectors() {
    let control = UIControl()
    control.addTarget(callee, action: Callee.oneSelector, for: .touchUpInside)
    control.addTarget(callee, action: Callee.oneSelector, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(callee.calls == ["one false"])
    control.removeTarget(callee, action: Callee.oneSelector, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UIBarButtonItem(title: "a", style: .plain, target: callee, action: Callee.bareSelector)]
    bar.layoutIfNeeded()
    #expect(bar.descendants(UIButton.self).map { $0.accessibilityActivate() } == [true])
    #expect(callee.calls == ["one false", "bare"])
    let faults = Diagnostics.recording {
      control.addTarget(Plain(), action: Callee.bareSelector, for: .touchUpInside)
      _ = UITapGestureRecognizer(target: Plain(), action: Callee.bareSelector)
      _ = CADisplayLink(target: Plain(), selector: Callee.bareSelector)
    }
    #expect(faults.map(\.kind) == ["selectorTarget", "selectorTarget", "selectorTarget"])
  }

  @Test func withoutTargetRespondersAreSearched() {
    let control = UIControl()
    callee.addSubview(control)
    control.addTarget(nil, action: Callee.bareSelector, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.target(forAction: Callee.bareSelector, withSender: nil) as? UIView === callee)
    #expect(UIApplication.shared.sendAction(Callee.oneSelector, to: nil, from: control, for: nil))
    #expect(callee.calls == ["bare", "one false"])
  }

  @Test func objectsPerformSelectors() {
    callee.perform(Callee.bareSelector)
    callee.perform(Callee.oneSelector, with: callee)
    #expect(callee.calls == ["bare", "one true"])
    let faults = Diagnostics.recording { _ = UIView().perform(Callee.bareSelector) }
    #expect(faults.map(\.kind) == ["unknownSelector"])
  }
}
