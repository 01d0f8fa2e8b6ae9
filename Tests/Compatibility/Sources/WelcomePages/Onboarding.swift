// SPDX-License-Identifier: MIT

import UIKit

struct Page {
  var title: String
  var text: String
  var symbol: String
  var color: UIColor
}

@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  var children: [Coordinator] { get set }
  func start()
}

@MainActor
final class AppCoordinator: Coordinator {
  let navigationController: UINavigationController
  var children: [Coordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    if UserDefaults.standard.bool(forKey: "hasSeenWelcome") {
      showCalendar()
    } else {
      let onboarding = OnboardingCoordinator(navigationController: navigationController)
      onboarding.onFinish = { [weak self, weak onboarding] in
        UserDefaults.standard.set(true, forKey: "hasSeenWelcome")
        self?.children.removeAll { $0 === onboarding }
        self?.showCalendar()
      }
      children.append(onboarding)
      onboarding.start()
    }
  }

  private func showCalendar() {
    navigationController.setNavigationBarHidden(false, animated: true)
    navigationController.setViewControllers([HabitCalendarViewController()], animated: true)
  }
}

@MainActor
final class OnboardingCoordinator: Coordinator {
  let navigationController: UINavigationController
  var children: [Coordinator] = []
  var onFinish: (() -> Void)?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let pages = [
      Page(title: "Welcome", text: "Build habits, one day at a time.", symbol: "hand.raised.fill", color: .systemIndigo),
      Page(title: "Track", text: "Tap a day when you have done it.", symbol: "calendar", color: .systemTeal),
      Page(title: "Grow", text: "Long streaks make you proud.", symbol: "leaf.fill", color: .systemGreen),
    ]
    let controller = OnboardingViewController(pages: pages)
    controller.didFinish = { [weak self] in self?.onFinish?() }
    navigationController.setNavigationBarHidden(true, animated: false)
    navigationController.setViewControllers([controller], animated: false)
  }
}

final class PageCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    textLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, textLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    for case let label as UILabel in stack.arrangedSubviews {
      label.textColor = .white
      label.textAlignment = .center
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      imageView.heightAnchor.constraint(equalToConstant: 120),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -32),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with page: Page) {
    imageView.image = UIImage(systemName: page.symbol)
    titleLabel.text = page.title
    textLabel.text = page.text
  }

  func setParallax(_ offset: CGFloat) {
    imageView.transform = CGAffineTransform(translationX: offset * 80, y: 0)
    titleLabel.alpha = 1 - abs(offset)
  }
}

final class OnboardingViewController: UIViewController {
  var didFinish: (() -> Void)?
  private let pages: [Page]
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(type: .system)
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(PageCell.self, forCellWithReuseIdentifier: String(describing: PageCell.self))
    collectionView.dataSource = self
    collectionView.delegate = self
    return collectionView
  }()

  init(pages: [Page]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = pages[0].color
    collectionView.backgroundColor = .clear
    view.addSubview(collectionView)
    pageControl.numberOfPages = pages.count
    pageControl.addTarget(self, action: #selector(pageControlChanged(_:)), for: .valueChanged)
    view.addSubview(pageControl)
    nextButton.tintColor = .white
    nextButton.setTitle("Next", for: .normal)
    nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
    view.addSubview(nextButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    nextButton.frame = CGRect(x: view.bounds.width - 120, y: bottom - 64, width: 100, height: 44)
    pageControl.sizeToFit()
    pageControl.center = CGPoint(x: view.bounds.midX, y: bottom - 42)
  }

  private func scroll(to page: Int) {
    collectionView.scrollToItem(at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
  }

  @objc private func pageControlChanged(_ sender: UIPageControl) {
    scroll(to: sender.currentPage)
  }

  @objc private func nextTapped() {
    let next = pageControl.currentPage + 1
    next < pages.count ? scroll(to: next) : didFinish?()
  }
}

extension OnboardingViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pages.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: PageCell.self), for: indexPath)
      as! PageCell
    cell.configure(with: pages[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionView.bounds.size
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let position = scrollView.contentOffset.x / max(1, scrollView.bounds.width)
    let page = max(0, min(pages.count - 1, Int(position.rounded())))
    pageControl.currentPage = page
    nextButton.setTitle(page == pages.count - 1 ? "Start" : "Next", for: .normal)
    view.backgroundColor = pages[page].color
    for case let cell as PageCell in collectionView.visibleCells {
      guard let indexPath = collectionView.indexPath(for: cell) else { continue }
      cell.setParallax(CGFloat(indexPath.item) - position)
    }
  }
}
