// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Replacing a constraint with an equal one in `layoutSubviews()` requested another layout of the same view, which
/// replaced the constraint again. This resulted in 164 passes and the fault `endlessLayout`. A constraint change during
/// layout now invalidates only the views that it moves.
@Suite(.oneApplication) @MainActor struct EqualConstraintReplacedTests {
  final class LayoutView: UIView {
    var passes = 0
    var body: ((LayoutView) -> Void)?
    let child = UIView()
    var height: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.centerXAnchor.constraint(equalTo: centerXAnchor), child.centerYAnchor.constraint(equalTo: centerYAnchor),
        child.widthAnchor.constraint(equalTo: widthAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      body?(self)
    }

    func replaceHeight(_ make: (UIView) -> NSLayoutConstraint) {
      height?.isActive = false
      height = make(child)
      height?.isActive = true
    }
  }

  /// Displays a view that runs `body` in each layout. Returns the view and the faults after 12 frames.
  private func show(
    rests: Bool = true, _ body: @escaping (LayoutView) -> Void
  ) -> (view: LayoutView, faults: [Fault]) {
    let controller = UIViewController()
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.body = body
    controller.view.addSubview(view)
    let faults = Diagnostics.recording {
      let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { controller }
      for frame in 0..<12 { host.frame(milliseconds: Double(frame) * 1000 / 60) }
      #expect(UIApplication.shared.wantsFrame != rests)
      host.stop()
    }
    return (view, faults)
  }

  @Test func equalConstraintRequestsNoLayout() {
    let (view, faults) = show { view in
      view.replaceHeight { $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5) }
    }
    #expect(faults.map(\.kind) == [] && view.passes <= 3, "\(view.passes) passes")
    #expect(view.child.frame == CGRect(x: 0, y: 75, width: 300, height: 150))
  }

  @Test func equalConstraintsOfSeveralKindsRequestNoLayout() {
    var spacers: [NSLayoutConstraint] = []
    let (view, faults) = show { view in
      NSLayoutConstraint.deactivate(spacers)
      let guide = view.layoutMarginsGuide
      spacers = [
        view.child.heightAnchor.constraint(equalToConstant: 40),
        view.child.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor, constant: -20),
        view.heightAnchor.constraint(greaterThanOrEqualTo: view.child.heightAnchor),
      ]
      spacers[0].priority = .defaultHigh
      NSLayoutConstraint.activate(spacers)
      view.child.setContentHuggingPriority(.defaultLow, for: .horizontal)
      view.setNeedsUpdateConstraints()
    }
    #expect(faults.map(\.kind) == [] && view.passes <= 3, "\(view.passes) passes")
    #expect(view.child.frame == CGRect(x: 0, y: 130, width: 300, height: 40))
  }

  @Test func constraintThatMovesViewIsAppliedImmediately() {
    let (view, faults) = show { view in
      view.replaceHeight { $0.heightAnchor.constraint(equalToConstant: min(100, 20 * CGFloat(view.passes))) }
    }
    #expect(faults.map(\.kind) == [] && view.passes <= 7, "\(view.passes) passes")
    #expect(view.child.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
  }

  @Test func layoutIfNeededAppliesReplacedConstraint() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.body = { $0.replaceHeight { $0.heightAnchor.constraint(equalToConstant: 60) } }
    view.layoutIfNeeded()
    #expect(view.child.frame == CGRect(x: 0, y: 120, width: 300, height: 60))
    let passes = view.passes
    view.layoutIfNeeded()
    #expect(view.passes == passes)
  }

  @Test func faultNamesViewsAndConstraint() throws {
    let (_, faults) = show(rests: false) { view in
      view.replaceHeight {
        let constraint = $0.heightAnchor.constraint(equalToConstant: CGFloat(view.passes % 2) * 50 + 10)
        constraint.identifier = "flicker"
        return constraint
      }
    }
    let fault = try #require(faults.first)
    #expect(fault.kind == "endlessLayout" && fault.message.contains("LayoutView"), "\(fault.message)")
    #expect(fault.message.contains("flicker"), "\(fault.message)")
  }

  @Test func equalStackValuesRequestNoLayout() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let (view, faults) = show { view in
      if stack.superview == nil { view.addSubview(stack) }
      stack.axis = .horizontal
      stack.spacing = 8
      stack.alignment = .center
      stack.distribution = .equalSpacing
      stack.isLayoutMarginsRelativeArrangement = true
    }
    #expect(faults.map(\.kind) == [] && view.passes <= 4, "\(view.passes) passes")
  }

  @Test func equalFieldFontsAndTextsRequestNoLayout() {
    let field = UITextField()
    let text = UITextView()
    let (view, faults) = show { view in
      for control in [field, text] as [UIView] where control.superview == nil {
        view.addSubview(control)
        control.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          control.topAnchor.constraint(equalTo: view.topAnchor),
          control.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
      }
      field.font = .systemFont(ofSize: 12)
      field.text = "a"
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 12)
      text.text = "abc"
      text.textContainerInset = .zero
    }
    #expect(faults.map(\.kind) == [] && view.passes <= 5, "\(view.passes) passes")
    #expect(field.frame.height == field.intrinsicContentSize.height && field.frame.height > 0)
  }
}
