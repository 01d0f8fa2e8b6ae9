// SPDX-License-Identifier: MIT

import UIKit

class StepViewController: UIViewController {
  let index: Int
  var log: ((String) -> Void)?

  init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Step \(index + 1)"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?("\(index) will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?("\(index) did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?("\(index) will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?("\(index) did disappear")
  }
}

class TourViewController: UIPageViewController {
  var steps: [StepViewController] = []
  var events: [String] = []

  convenience init(count: Int) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    for index in 0..<count {
      let step = StepViewController(index: index)
      step.log = { [unowned self] in self.events.append($0) }
      steps.append(step)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    view.backgroundColor = .white
    setViewControllers([steps[0]], direction: .forward, animated: false, completion: nil)
  }

  func skip(to index: Int, completion: ((Bool) -> Void)? = nil) {
    guard let current = viewControllers?.first as? StepViewController else { return }
    let direction: UIPageViewController.NavigationDirection = index > current.index ? .forward : .reverse
    setViewControllers([steps[index]], direction: direction, animated: true, completion: completion)
  }
}

extension TourViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let step = viewController as? StepViewController, step.index > 0 else { return nil }
    return steps[step.index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let step = viewController as? StepViewController, step.index + 1 < steps.count else { return nil }
    return steps[step.index + 1]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { return steps.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    return (viewControllers?.first as? StepViewController)?.index ?? 0
  }
}

extension TourViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    events.append("to \((pendingViewControllers[0] as? StepViewController)?.index ?? -1)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    events.append("from \((previousViewControllers[0] as? StepViewController)?.index ?? -1) \(completed)")
  }
}
