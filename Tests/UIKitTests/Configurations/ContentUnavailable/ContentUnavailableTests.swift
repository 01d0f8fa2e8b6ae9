// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct ContentUnavailableTests {
  private final class Controller: UIViewController {
    var states: [String?] = []
    var isEmpty = true
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      super.updateContentUnavailableConfiguration(using: state)
      states.append(state.searchText)
      guard isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 480))

  init() { UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2) }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func show(_ configuration: UIContentUnavailableConfiguration) -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: configuration)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    view.frame = controller.view.bounds
    controller.view.addSubview(view)
    stage.tick()
    return view
  }

  @Test func singleTextIsCentered() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No Notes"
    let view = show(empty)
    let label = try #require(labels(in: view).first)
    #expect(labels(in: view).count == 1 && abs(label.center.x - 160) <= 0.5 && abs(label.center.y - 240) <= 0.5)
    #expect(label.font.pointSize == 22 && label.textColor == .label)
  }

  @Test func partsAreStackedWithTheirPadding() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "No Notes"
    content.secondaryText = "Notes that you write are here."
    content.button = .filled()
    content.button.title = "New Note"
    content.secondaryButton.title = "Import"
    content.textToSecondaryTextPadding = 10
    content.textToButtonPadding = 30
    content.buttonToSecondaryButtonPadding = 5
    let view = show(content)
    let (title, hint) = (labels(in: view)[0], labels(in: view)[1])
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    #expect(hint.frame.minY - title.frame.maxY == 10)
    #expect(buttons[0].frame.minY - hint.frame.maxY == 30 && buttons[1].frame.minY - buttons[0].frame.maxY == 5)
    #expect(abs(title.frame.minY - (480 - buttons[1].frame.maxY)) <= 1)
    // No space is reserved for a missing image or title.
    content.text = nil
    content.alignment = .natural
    view.configuration = content
    stage.tick()
    #expect(labels(in: view)[0].frame.minY == 16)
  }

  @Test func buttonsPerformTheirActions() throws {
    var count = 0
    var content = UIContentUnavailableConfiguration.empty()
    content.button = .plain()
    content.button.title = "New"
    content.buttonProperties.primaryAction = UIAction(title: "Other") { _ in count += 1 }
    let view = show(content)
    let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.configuration?.title == "New")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    content.buttonProperties.isEnabled = false
    view.configuration = content
    #expect(view.subviews.compactMap { $0 as? UIButton }.first?.isEnabled == false)
  }

  @Test func imagesAreScaledDown() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "star")
    content.text = "A"
    let view = show(content)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.tintColor == .secondaryLabel)
    #expect(labels(in: view)[0].frame.minY - image.frame.maxY == 15)
    content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
    view.configuration = content
    stage.tick()
    #expect(image.frame.width == 20)
  }

  @Test func loadingShowsIndicator() throws {
    let view = show(.loading())
    let indicator = try #require(view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(indicator.isAnimating && labels(in: view).map { $0.text } == ["Loading…"])
    #expect(labels(in: view)[0].frame.minY - indicator.frame.maxY == 8)
  }

  @Test func searchShowsQueryOfState() {
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results" && search.secondaryText == "Check the spelling or try a new search.")
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    #expect(search.updated(for: state) == search)
    state.searchText = "abc"
    #expect(search.updated(for: state).text == "No Results for “abc”")
    var own = search
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
  }

  @Test func controllersUpdateOnceBeforeLayout() throws {
    let controller = Controller()
    stage.window.rootViewController = controller
    stage.tick()
    #expect(controller.states == [nil])
    let view = try #require(controller.view.subviews.first as? UIContentUnavailableView)
    #expect(view.frame == controller.view.bounds && labels(in: view).first?.text == "No Results")
    // The view stays above views that are added later.
    controller.view.addSubview(UIView())
    stage.tick()
    #expect(controller.view.subviews.last === view)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.text = "abc"
    controller.navigationItem.searchController = search
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    stage.tick()
    #expect(controller.states == [nil, "abc"] && labels(in: view).first?.text == "No Results for “abc”")
    UIApplication.shared.userInterfaceStyle = .dark
    stage.tick()
    #expect(controller.states.count == 3)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    stage.tick()
    #expect(controller.contentUnavailableConfiguration == nil && view.superview == nil)
  }

  @Test func viewInScrollViewDoesNotScroll() throws {
    let controller = UITableViewController(style: .plain)
    stage.window.rootViewController = controller
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    stage.tick()
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    controller.tableView.contentOffset = CGPoint(x: 0, y: -30)
    stage.tick()
    #expect(view.convert(CGPoint.zero, to: nil) == .zero && view.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test func backgroundOfCollectionView() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(list)
    let view = UIContentUnavailableView(configuration: .loading())
    list.backgroundView = view
    stage.tick()
    #expect(view.frame == list.bounds)
    let faults = Diagnostics.recording { view.configuration = UIListContentConfiguration.cell() }
    #expect(faults.map { $0.kind } == ["foreignConfiguration"])
  }
}
