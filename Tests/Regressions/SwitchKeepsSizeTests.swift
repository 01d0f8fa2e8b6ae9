// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A switch adopted any size set by a frame, a constraint or a stack view, and drew a pill of that size. On Apple's
/// platforms its size is always 51 x 31 points. Switches and progress views were also stretched, because they had the
/// default hugging priorities instead of 750.
@Suite(.oneApplication) @MainActor struct SwitchKeepsSizeTests {
  private let size = CGSize(width: 51, height: 31)

  @Test("setting a frame moves a switch without resizing it")
  func frames() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 100))
    #expect(control.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size))
    control.frame = CGRect(x: 10, y: 20, width: 1, height: 300)
    #expect(control.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
    control.frame.size = .zero
    #expect(control.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
    control.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(control.bounds.size == size && control.center == CGPoint(x: 35.5, y: 35.5))
    control.sizeToFit()
    #expect(control.bounds.size == size)
    control.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(control.frame.size == CGSize(width: 102, height: 62))
    control.bounds.size = CGSize(width: 9, height: 9)
    #expect(control.bounds.size == size)
  }

  @Test("constraints, stack views and autoresizing center a switch without resizing it")
  func layout() {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { controller }
    defer { host.stop() }
    let (fixed, resized, arranged) = (UISwitch(), UISwitch(), UISwitch())
    fixed.translatesAutoresizingMaskIntoConstraints = false
    resized.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    box.addSubview(resized)
    let stack = UIStackView(arrangedSubviews: [UILabel(), arranged])
    stack.frame = CGRect(x: 0, y: 300, width: 300, height: 80)
    for view in [fixed, box, stack] { controller.view.addSubview(view) }
    NSLayoutConstraint.activate([
      fixed.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      fixed.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 40),
      fixed.widthAnchor.constraint(equalToConstant: 151), fixed.heightAnchor.constraint(equalToConstant: 51),
    ])
    host.frame(milliseconds: 0)
    #expect(fixed.frame == CGRect(x: 70, y: 50, width: 51, height: 31))
    box.frame.size = CGSize(width: 300, height: 300)
    host.frame(milliseconds: 16)
    #expect(resized.bounds.size == size && arranged.bounds.size == size)
  }

  @Test("switches and progress views have the hugging priorities recorded from UIKit")
  func hugging() {
    let (control, progress) = (UISwitch(), UIProgressView(progressViewStyle: .default))
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(progress.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(progress.contentHuggingPriority(for: .vertical) == .defaultHigh)
    let label = UILabel()
    label.text = "Label"
    let stack = UIStackView(arrangedSubviews: [label, progress])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stack.layoutIfNeeded()
    #expect(progress.frame == CGRect(x: 0, y: 96, width: 100, height: 4))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 96))
  }
}
