// SPDX-License-Identifier: MIT

import UIKit

@MainActor protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

class Observable<Value> {
  private var listeners: [(Value) -> Void] = []
  var value: Value {
    didSet { listeners.forEach { $0(value) } }
  }

  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    listener(value)
  }
}

@MainActor class CounterViewModel {
  let count = Observable(0)
  let title = Observable("")
  var onFinish: ((Int) -> Void)?

  init() {
    count.bind { [weak self] in self?.title.value = $0 == 1 ? "1 sheep" : "\($0) sheep" }
  }

  func increment() {
    count.value += 1
    if count.value == 3 { onFinish?(count.value) }
  }
}

class CounterViewController: UIViewController {
  static var living = 0
  private let viewModel: CounterViewModel
  let label = UILabel()
  let button = UIButton(type: .system)

  init(viewModel: CounterViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    CounterViewController.living += 1
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    MainActor.assumeIsolated { CounterViewController.living -= 1 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .fill
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    button.setTitle("Count", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.viewModel.increment() }, for: .touchUpInside)
    viewModel.title.bind { [weak self] title in
      self?.label.text = title
      self?.title = title
    }
  }
}

class AppCoordinator: Coordinator {
  var children: [Coordinator] = []
  let navigationController: UINavigationController
  private(set) var results: [Int] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let home = UIViewController()
    home.title = "Home"
    navigationController.setViewControllers([home], animated: false)
  }

  func count() {
    let child = CounterCoordinator(navigationController: navigationController)
    child.onFinish = { [weak self, weak child] result in
      self?.results.append(result)
      self?.children.removeAll { $0 === child }
    }
    children.append(child)
    child.start()
  }
}

class CounterCoordinator: Coordinator {
  var children: [Coordinator] = []
  var onFinish: ((Int) -> Void)?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = CounterViewModel()
    viewModel.onFinish = { [weak self] result in
      self?.navigationController.popViewController(animated: true)
      self?.onFinish?(result)
    }
    navigationController.pushViewController(CounterViewController(viewModel: viewModel), animated: true)
  }
}
