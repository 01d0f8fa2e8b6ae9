// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension LifetimeStage {
  /// Creates a view controller that presents others.
  func makePresenter() -> UIViewController {
    let presenter = LifetimeController(self, "presenter")
    install(presenter, "the presenter")
    rootView.layoutIfNeeded()
    return presenter
  }

  /// Presents a view controller, and in some cases dismisses it later.
  func present(
    _ controller: UIViewController, over presenter: UIViewController, dismisses: Bool, mayBeCancelled: Bool = false
  ) {
    if oneIn(4) {
      keep(controller.presentationController) {
        _ = ($0.presentedView, $0.containerView, $0.frameOfPresentedViewInContainerView)
      }
    }
    let done = book.completion("a presentation", isOptional: mayBeCancelled)
    presenter.present(controller, animated: true) { [weak self] in
      done()
      self?.callback()
    }
    if dismisses {
      later(int(1..<45)) { [weak self, weak presenter] in
        guard let self, let presenter, presenter.presentedViewController != nil else { return }
        let done = self.book.completion("a dismissal", isOptional: mayBeCancelled)
        presenter.dismiss(animated: true) { [weak self] in
          done()
          self?.callback()
        }
      }
    }
    if oneIn(3) {
      onRelease { [weak presenter] in presenter?.dismiss(animated: false) }
    }
  }

  /// Returns a random presentation style.
  func presentationStyle() -> UIModalPresentationStyle {
    [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .automatic, .overCurrentContext][int(0..<6)]
  }
}

extension LifetimeScene {
  static let presentations: [LifetimeScene] = [
    LifetimeScene("presentation") { stage in
      let presenter = stage.makePresenter()
      let presented = LifetimeController(stage, "presented")
      presented.modalPresentationStyle = stage.presentationStyle()
      presented.modalTransitionStyle = stage.oneIn(2) ? .coverVertical : .crossDissolve
      stage.present(presented, over: presenter, dismisses: stage.oneIn(2))
    },
    LifetimeScene("presented container") { stage in
      let presenter = stage.makePresenter()
      let inner = LifetimeController(stage, "inner")
      let presented: UIViewController
      if stage.oneIn(2) {
        presented = UINavigationController(rootViewController: inner)
      } else {
        let tabs = UITabBarController()
        tabs.viewControllers = [inner]
        presented = tabs
      }
      stage.track(presented, "the presented container")
      presented.modalPresentationStyle = stage.presentationStyle()
      stage.present(presented, over: presenter, dismisses: stage.oneIn(2))
    },
    LifetimeScene("sheet drag") { stage in
      let presenter = stage.makePresenter()
      let presented = LifetimeController(stage, "sheet")
      presented.modalPresentationStyle = .pageSheet
      stage.present(presented, over: presenter, dismisses: false)
      stage.finger(at: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: stage.oneIn(2) ? 470 : 100), after: 28)
    },
    LifetimeScene("sheet dimming tap") { stage in
      let presenter = stage.makePresenter()
      let presented = LifetimeController(stage, "sheet")
      presented.modalPresentationStyle = .pageSheet
      stage.present(presented, over: presenter, dismisses: false)
      stage.tap(CGPoint(x: 160, y: 40), after: stage.int(2..<40))
    },
    LifetimeScene("custom presentation") { stage in
      let presenter = stage.makePresenter()
      let presented = LifetimeController(stage, "presented")
      // An interactive presentation can be canceled; then its completion is not called.
      let isInteractive = stage.oneIn(2)
      let transitions = LifetimeTransitions(stage, isInteractive: isInteractive)
      stage.help(transitions)
      presented.modalPresentationStyle = stage.oneIn(2) ? .custom : .fullScreen
      presented.transitioningDelegate = transitions
      stage.present(presented, over: presenter, dismisses: stage.oneIn(3), mayBeCancelled: isInteractive)
    },
    LifetimeScene("stacked presentations") { stage in
      let presenter = stage.makePresenter()
      let first = LifetimeController(stage, "first")
      let second = LifetimeController(stage, "second")
      first.modalPresentationStyle = stage.presentationStyle()
      second.modalPresentationStyle = stage.presentationStyle()
      presenter.present(first, animated: false)
      stage.present(second, over: first, dismisses: stage.oneIn(3))
      if stage.oneIn(2) {
        stage.later(stage.int(1..<40)) { [weak presenter] in presenter?.dismiss(animated: true) }
      }
    },
    LifetimeScene("alert") { stage in
      let presenter = stage.makePresenter()
      let alert = UIAlertController(
        title: "Title", message: "Message", preferredStyle: stage.oneIn(2) ? .alert : .actionSheet)
      stage.track(alert, "the alert")
      alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak stage] _ in stage?.callback() })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak stage] _ in stage?.callback() })
      if alert.preferredStyle == .alert, stage.oneIn(2) {
        alert.addTextField()
        if stage.oneIn(2) {
          stage.keep(alert.textFields?.first) {
            $0.insertText("a")
            $0.sendActions(for: .primaryActionTriggered)
          }
        }
      }
      stage.present(alert, over: presenter, dismisses: stage.oneIn(4))
      stage.tap(CGPoint(x: stage.int(60..<260), y: stage.int(200..<470)), after: 22)
    },
  ]
}
