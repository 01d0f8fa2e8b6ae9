// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the presentation of every kind of container over every other, in every style and with every kind of animation.
/// In some cases, one of the containers changes during the transition.
@Suite(.oneApplication) @MainActor struct PresentationMatrixTests {
  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .currentContext, .popover, .custom,
    .automatic,
  ]

  @Test(arguments: PresentationCase.Kind.allCases, PresentationCase.Motion.allCases)
  func everyStyle(kind: PresentationCase.Kind, motion: PresentationCase.Motion) {
    for below in PresentationCase.Kind.allCases {
      for style in Self.styles { run(PresentationCase(kind, over: below, style, motion, .nothing)) }
    }
  }

  @Test(arguments: PresentationCase.Kind.allCases, PresentationCase.Meanwhile.allCases.dropFirst())
  func withSimultaneousChange(kind: PresentationCase.Kind, meanwhile: PresentationCase.Meanwhile) {
    for below in PresentationCase.Kind.allCases {
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overCurrentContext] {
        for motion in PresentationCase.Motion.allCases {
          let made = PresentationCase(kind, over: below, style, motion, meanwhile)
          if made.isPossible { run(made) }
        }
      }
    }
  }

  private func run(_ made: PresentationCase) {
    let stage = FingerStage(size: CGSize(width: 390, height: 844))
    stage.window.rootViewController = made.presenter
    stage.tick()
    let giver = TransitionGiver(nil)
    let fade = FadeAnimator()
    if made.motion != .system && made.motion != .instant {
      giver.animator = fade
      made.presented.transitioningDelegate = giver
    }
    let isAnimated = made.motion != .instant

    if made.motion == .cancelled {
      giver.driver = UIPercentDrivenInteractiveTransition()
      made.source.present(made.presented, animated: true) { Issue.record("completed: \(made)") }
      checkMiddle(made, stage, isDismissal: false, giver, cancels: true)
      expectDismissed(made, stage)
      giver.driver = nil
      fade.log = []
    }

    var ends: [Double] = []
    var begin = stage.time
    if made.motion == .interactive { giver.driver = UIPercentDrivenInteractiveTransition() }
    made.source.present(made.presented, animated: isAnimated) { ends.append(stage.time - begin) }
    if isAnimated { checkMiddle(made, stage, isDismissal: false, giver, cancels: false) }
    expectShown(made, stage)
    expectEnd(ends, of: made)
    if made.motion == .custom { #expect(fade.log == ["animate", "ended true"], "\(made)") }

    if made.motion == .cancelled {
      giver.driver = UIPercentDrivenInteractiveTransition()
      made.presented.dismiss(animated: true) { Issue.record("dismissed: \(made)") }
      checkMiddle(made, stage, isDismissal: true, giver, cancels: true)
      expectShown(made, stage)
      giver.driver = nil
    }

    ends = []
    begin = stage.time
    if made.motion == .interactive { giver.driver = UIPercentDrivenInteractiveTransition() }
    made.presented.dismiss(animated: isAnimated) { ends.append(stage.time - begin) }
    if isAnimated { checkMiddle(made, stage, isDismissal: true, giver, cancels: false) }
    expectDismissed(made, stage)
    expectEnd(ends, of: made)
    #expect(made.faults.isEmpty, "\(made): \(made.faults)")
  }

  /// Checks that a presentation takes 0.4 s, and that an interactive one ends with the touch.
  private func expectEnd(_ ends: [Double], of made: PresentationCase) {
    #expect(ends.count == 1, "\(made)")
    let seconds = ends.first ?? -1
    switch made.motion {
    case .instant: #expect(seconds == 0, "\(made)")
    case .interactive: #expect(seconds > 0.2 && seconds < 1, "\(made): \(seconds)")
    default: #expect(abs(seconds - 0.4) < 0.01, "\(made): \(seconds)")
    }
  }

  /// Checks that all controllers involved have the coordinator, that the view is at the midpoint, and that no
  /// completion handler has been called.
  private func checkMiddle(
    _ made: PresentationCase, _ stage: FingerStage, isDismissal: Bool, _ giver: TransitionGiver, cancels: Bool
  ) {
    let presented = made.presented
    func expectCoordinators() {
      #expect(presented.isBeingPresented == !isDismissal && presented.isBeingDismissed == isDismissal, "\(made)")
      let coordinator = presented.transitions[.presented]?.coordinator
      #expect(coordinator != nil && presented.transitionCoordinator === coordinator, "\(made)")
      let isAlone = made.meanwhile == .nothing
      if isAlone { #expect(made.leaf.transitionCoordinator === coordinator, "\(made)") }
      if isAlone { #expect(made.source.transitionCoordinator === coordinator, "\(made)") }
      #expect(made.source.transitionCoordinator != nil, "\(made)")
    }
    expectCoordinators()
    stage.wait(0.05)
    giver.driver?.update(0.25)
    // A cancelled transition must restore the initial state, so the event is not performed in that case.
    if !cancels { made.act(isDismissal: isDismissal) }
    stage.wait(0.1)
    giver.driver?.update(0.5)
    stage.tick()
    if presented.transitions[.content] == nil { expectCoordinators() }
    expectHalfway(made, stage)
    if cancels { giver.driver?.cancel() } else { giver.driver?.finish() }
    stage.wait(1)
  }

  private func expectHalfway(_ made: PresentationCase, _ stage: FingerStage) {
    let layer = made.presented.view.layer
    if made.motion == .system {
      let rest = made.presented.modalState.presentation?.restingFrame.minY ?? 0
      let now = layer.presentationState.position.y - layer.bounds.height / 2
      let shift = CGFloat(layer.presentationState.transform.m42)
      #expect(now + shift > rest + 20 && now + shift < 824, "\(made): \(now + shift)")
    } else if made.style != .fullScreen && made.style != .currentContext || !made.presented.isBeingDismissed {
      let opacity = layer.presentationState.opacity
      #expect(opacity > 0.2 && opacity < 0.8, "\(made): \(opacity)")
    }
  }

  private func expectShown(_ made: PresentationCase, _ stage: FingerStage) {
    let presented = made.presented
    #expect(made.presenter.presentedViewController === presented, "\(made)")
    #expect(presented.view.window === stage.window && presented.transitionCoordinator == nil, "\(made)")
    #expect(made.source.transitionCoordinator == nil && !presented.isBeingPresented, "\(made)")
    #expect((made.presenter.view.window == nil) == made.removesPresenter, "\(made)")
    let place = presented.view.convert(presented.view.bounds, to: nil)
    #expect(place == presented.modalState.presentation?.restingFrame, "\(made): \(place)")
    #expect(presented.view.alpha == 1 && presented.view.transform.isIdentity, "\(made)")
    if made.meanwhile == .nothing {
      #expect(made.leaf.state == "here", "\(made)")
      #expect(made.leaf.view.window === stage.window, "\(made)")
    }
    if made.meanwhile == .pushBelow || made.meanwhile == .tabBelow {
      if made.removesPresenter { #expect(made.source.state == "gone", "\(made)") }
    } else if made.removesPresenter || made.meanwhile == .nothing {
      #expect(made.source.state == (made.removesPresenter ? "gone" : "here"), "\(made)")
    }
  }

  private func expectDismissed(_ made: PresentationCase, _ stage: FingerStage) {
    #expect(made.presenter.presentedViewController == nil && made.presented.view.window == nil, "\(made)")
    #expect(made.presenter.view.superview === stage.window && stage.window.subviews.count == 1, "\(made)")
    #expect(made.presenter.view.frame == stage.window.bounds && made.presenter.view.alpha == 1, "\(made)")
    #expect(made.leaf.state == "gone" && made.source.transitionCoordinator == nil, "\(made)")
    if made.meanwhile != .pushBelow, made.meanwhile != .tabBelow {
      #expect(made.source.state == "here", "\(made)")
    }
  }

  /// Moves the view up to 50 points below the top and leaves it there, as typical card transitions do.
  private final class Card: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard
        let key = [UITransitionContextViewControllerKey.to, .from].first(where: {
          context.viewController(forKey: $0)?.modalPresentationStyle == .custom
        }), let view = context.viewController(forKey: key)?.view
      else { return context.completeTransition(false) }
      let bounds = context.containerView.bounds
      let below = bounds.offsetBy(dx: 0, dy: bounds.height)
      if key == .to {
        context.containerView.addSubview(view)
        view.frame = below
      }
      UIView.animate(withDuration: 0.5) {
        view.frame = key == .to ? bounds.offsetBy(dx: 0, dy: 50) : below
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(arguments: PresentationCase.Kind.allCases)
  func animatorDeterminesFinalFrame(kind: PresentationCase.Kind) {
    let made = PresentationCase(kind, over: .navigation, .custom, .custom, .nothing)
    let stage = FingerStage(size: CGSize(width: 390, height: 844))
    stage.window.rootViewController = made.presenter
    stage.tick()
    let giver = TransitionGiver(Card())
    made.presented.transitioningDelegate = giver
    made.source.present(made.presented, animated: true)
    stage.wait(1)
    let rest = CGRect(x: 0, y: 50, width: 390, height: 844)
    #expect(made.presented.view.frame == rest)
    giver.driver = UIPercentDrivenInteractiveTransition()
    made.presented.dismiss(animated: true)
    giver.driver?.update(0.3)
    stage.tick()
    #expect(made.presented.view.layer.presentationState.position.y > rest.midY + 50)
    giver.driver?.cancel()
    stage.wait(1)
    #expect(made.presented.view.frame == rest && made.presenter.presentedViewController === made.presented)
    giver.driver = nil
    made.presented.dismiss(animated: true)
    stage.wait(1)
    expectDismissed(made, stage)
    #expect(made.faults.isEmpty)
  }

  @Test(arguments: PresentationCase.Kind.allCases, [UIAlertController.Style.alert, .actionSheet])
  func alerts(below: PresentationCase.Kind, style: UIAlertController.Style) {
    let made = PresentationCase(.plain, over: below, .automatic, .system, .nothing)
    let stage = FingerStage(size: CGSize(width: 390, height: 844))
    stage.window.rootViewController = made.presenter
    stage.tick()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Yes", style: .default, handler: nil))
    var ends = 0
    for isDismissal in [false, true] {
      if isDismissal {
        alert.dismiss(animated: true) { ends += 1 }
      } else {
        made.source.present(alert, animated: true) { ends += 1 }
      }
      stage.wait(0.1)
      #expect(alert.transitionCoordinator != nil && made.source.transitionCoordinator === alert.transitionCoordinator)
      #expect(alert.isBeingPresented == !isDismissal && alert.isBeingDismissed == isDismissal)
      #expect(ends == (isDismissal ? 1 : 0))
      stage.wait(0.5)
      #expect(ends == (isDismissal ? 2 : 1) && made.source.transitionCoordinator == nil)
      #expect((made.presenter.presentedViewController === alert) == !isDismissal)
    }
    #expect(made.source.state == "here" && made.faults.isEmpty)
  }

  /// Tests that a controller that dismisses itself in a callback is removed completely.
  @Test(
    arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"],
    [UIModalPresentationStyle.fullScreen, .pageSheet])
  func dismissedInCallback(name: String, style: UIModalPresentationStyle) {
    final class Fleeting: UIViewController {
      let name: String
      var isGone = false
      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      private func leave(_ now: String) {
        guard now == name, !isGone else { return }
        isGone = true
        dismiss(animated: true)
      }
      override func viewWillAppear(_ animated: Bool) { leave("viewWillAppear") }
      override func viewIsAppearing(_ animated: Bool) { leave("viewIsAppearing") }
      override func viewDidAppear(_ animated: Bool) { leave("viewDidAppear") }
    }
    for isAnimated in [true, false] {
      let root = AppearanceWitness()
      root.title = "root"
      let stage = FingerStage(size: CGSize(width: 390, height: 844))
      stage.window.rootViewController = root
      stage.tick()
      let fleeting = Fleeting(name)
      fleeting.modalPresentationStyle = style
      var ends = 0
      root.present(fleeting, animated: isAnimated) { ends += 1 }
      stage.wait(2)
      #expect(root.presentedViewController == nil && fleeting.view.window == nil && ends == 1, "\(isAnimated)")
      #expect(!fleeting.isBeingPresented && !fleeting.isBeingDismissed && fleeting.appearance == .disappeared)
      #expect(root.state == "here" && root.faults.isEmpty && stage.window.subviews.count == 1, "\(root.faults)")
      #expect(root.transitions.isEmpty && fleeting.transitions.isEmpty)
      root.present(fleeting, animated: isAnimated)
      stage.wait(1)
      #expect(fleeting.view.window === stage.window && fleeting.appearance == .appeared)
    }
  }
}
