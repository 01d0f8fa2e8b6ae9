// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A delegate that presents the search controller itself, as documented for `presentSearchController(_:)`.
private final class PresentingDelegate: NSObject, UISearchControllerDelegate {
  var calls: [String] = []
  var presents = true
  weak var presenter: UIViewController?

  func presentSearchController(_ searchController: UISearchController) {
    calls.append("present")
    if presents { presenter?.present(searchController, animated: true) { self.calls.append("completion") } }
  }
  func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
}

/// A search controller with a custom search bar.
private final class OwnSearchController: UISearchController {
  let own = UISearchBar()
  override var searchBar: UISearchBar { own }
}

/// Tests the order of a search controller's callbacks, its views during a search, and the ways to begin and end a
/// search.
@Suite("UISearchController", .oneApplication) @MainActor struct UISearchControllerTests {
  nonisolated static let scales = [1.0, 1.5, 2, 3]

  @Test("The defaults are equal to Apple's")
  func defaults() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    #expect(search.obscuresBackgroundDuringPresentation && search.hidesNavigationBarDuringPresentation)
    #expect(search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
    #expect(search.automaticallyShowsSearchResultsController && !search.showsSearchResultsController)
    #expect(!search.isActive && search.searchResultsUpdater == nil && search.delegate == nil)
    #expect(search.searchResultsController === results && UISearchController().searchResultsController == nil)
    #expect(search.searchBar.text == "" && search.searchBar.selectedScopeButtonIndex == 0)
    #expect(!search.searchBar.showsCancelButton && !search.searchBar.showsScopeBar)
    let item = UINavigationItem()
    #expect(item.searchController == nil && item.hidesSearchBarWhenScrolling)
    #expect(item.preferredSearchBarPlacement == .automatic && item.searchBarPlacement == .stacked)
  }

  @Test("Setting what is displayed disables the automatic behavior")
  func automatic() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.showsCancelButton = true
    search.searchBar.showsScopeBar = false
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsCancelButton && !search.automaticallyShowsScopeBar)
    #expect(!search.automaticallyShowsSearchResultsController && search.showsSearchResultsController)
  }

  @Test("A tap, a letter, Return and Cancel cause callbacks in order")
  func order() {
    let stage = SearchStage()
    stage.tapField()
    #expect(stage.log.take() == ["willPresent", "update  0", "begin", "didPresent"])
    #expect(stage.search.isActive && stage.searchBar.isFirstResponder && stage.searchBar.showsCancelButton)
    stage.type("a")
    #expect(stage.log.take() == ["text a", "update a 0"])
    UIApplication.shared.handle(
      InputEvent(.keyDown, identifier: KeyCode.enter.rawValue, milliseconds: stage.finger.time * 1000))
    stage.finger.tick()
    #expect(stage.log.take() == ["search", "end"] && stage.search.isActive && stage.searchBar.text == "a")
    let button = stage.searchBar.cancelFrame
    let place = stage.searchBar.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
    stage.finger.tap(place.x, place.y)
    stage.finger.wait(1)
    #expect(stage.log.take() == ["text ", "cancel", "willDismiss", "update  0", "didDismiss"])
    #expect(!stage.search.isActive && stage.searchBar.text == "" && !stage.searchBar.showsCancelButton)
  }

  @Test("isActive begins and ends a search; text set by the program updates the results")
  func isActive() {
    let stage = SearchStage()
    stage.search.isActive = true
    #expect(stage.search.isActive)
    stage.finger.wait(1)
    #expect(stage.log.take() == ["willPresent", "update  0", "didPresent"] && !stage.searchBar.isFirstResponder)
    stage.searchBar.becomeFirstResponder()
    #expect(stage.log.take() == ["update  0", "begin"])
    stage.searchBar.text = "abc"
    #expect(stage.log.take() == ["update abc 0"])
    stage.searchBar.text = "abc"
    stage.search.isActive = false
    stage.finger.wait(1)
    #expect(stage.log.take() == ["willDismiss", "end", "update  0", "didDismiss"] && stage.searchBar.text == "")
    stage.search.isActive = false
    stage.finger.wait(1)
    #expect(stage.log.take() == [])
  }

  @Test("Escape cancels the search, whether or not the field is edited")
  func escape() {
    let stage = SearchStage()
    stage.tapField()
    stage.type("x")
    _ = stage.log.take()
    stage.finger.key(.escape)
    stage.finger.wait(1)
    #expect(stage.log.take() == ["text ", "cancel", "willDismiss", "end", "update  0", "didDismiss"])
    stage.search.obscuresBackgroundDuringPresentation = false
    stage.tapField()
    stage.searchBar.resignFirstResponder()
    #expect(stage.search.isActive)
    #expect(stage.table.visibleCells[3].accessibilityPerformEscape() == false)
    #expect(stage.navigation.view.accessibilityPerformEscape() && !stage.search.isActive)
    stage.finger.wait(1)
    #expect(!stage.navigation.view.accessibilityPerformEscape())
  }

  @Test("A search bar in the navigation bar moves to its top and returns", arguments: scales, [true, false])
  func activePosition(scale: Double, hides: Bool) {
    let stage = SearchStage(scale: scale)
    stage.search.hidesNavigationBarDuringPresentation = hides
    stage.tapField()
    let top = hides ? 20.0 : 64
    #expect(stage.bar.frame == CGRect(x: 0, y: 20, width: 393, height: hides ? 52 : 96))
    #expect(stage.fieldFrame.minX == 8 && stage.fieldFrame.minY == top + 1 && stage.fieldFrame.height == 36)
    #expect(stage.fieldFrame.maxX < 393 - 60)
    #expect(
      stage.bar.middleLabel.alpha == (hides ? 0 : 1) && stage.bar.middleLabel.accessibilityElementsHidden == hides)
    #expect(stage.list.view.safeAreaInsets.top == top + 52 && stage.table.contentOffset.y == -top - 52)
    stage.table.contentOffset.y = 100
    stage.finger.tick()
    #expect(stage.bar.frame.height == (hides ? 52 : 96))
    stage.table.contentOffset.y = -top - 52
    stage.search.isActive = false
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 96 && stage.fieldFrame == CGRect(x: 16, y: 65, width: 361, height: 36))
    #expect(stage.bar.middleLabel.alpha == 1 && !stage.bar.middleLabel.accessibilityElementsHidden)
    #expect(stage.table.contentOffset.y == -116 && stage.list.view.safeAreaInsets.top == 116)
  }

  @Test("A search that begins in scrolled content ends with the row hidden")
  func scrolledContent() {
    let stage = SearchStage()
    stage.table.contentOffset.y = 300
    stage.finger.tick()
    #expect(stage.bar.frame.height == 44)
    stage.search.isActive = true
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 52 && stage.table.contentOffset.y == 300)
    stage.search.isActive = false
    stage.finger.wait(1)
    #expect(stage.bar.frame.height == 44 && stage.table.contentOffset.y == 300)
  }

  @Test("The animation takes 0.3 s; with reduced motion there is none")
  func motion() throws {
    let stage = SearchStage()
    stage.search.isActive = true
    stage.finger.wait(0.15)
    let height = try #require(stage.bar.layer.presentation()).bounds.height
    #expect(height > 54 && height < 94 && stage.log.calls == ["willPresent", "update  0"])
    stage.finger.wait(0.2)
    #expect(stage.bar.layer.presentation()?.bounds.height == 52 && stage.log.calls.last == "didPresent")
    stage.search.isActive = false
    stage.finger.wait(1)
    _ = stage.log.take()
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    stage.search.isActive = true
    #expect(stage.log.take() == ["willPresent", "update  0", "didPresent"] && stage.bar.frame.height == 52)
    stage.search.isActive = false
    #expect(stage.log.take() == ["willDismiss", "update  0", "didDismiss"] && stage.bar.frame.height == 96)
  }

  @Test("Scopes appear with the search, and a selection notifies the delegate and updates the results")
  func scopes() throws {
    let stage = SearchStage()
    stage.searchBar.scopeButtonTitles = ["All", "Sweet", "Salty"]
    stage.finger.tick()
    #expect(stage.bar.frame.height == 96 && stage.searchBar.scopeFrame == nil)
    stage.tapField()
    #expect(stage.bar.frame.height == 96)
    let frame = try #require(stage.searchBar.scopeFrame)
    let place = stage.searchBar.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    _ = stage.log.take()
    stage.finger.tap(place.x, place.y)
    stage.finger.wait(0.5)
    #expect(stage.log.take() == ["scope 1", "update  1"] && stage.searchBar.selectedScopeButtonIndex == 1)
    stage.search.isActive = false
    stage.finger.wait(1)
    #expect(stage.searchBar.scopeFrame == nil && stage.bar.frame.height == 96)
    stage.searchBar.showsScopeBar = false
    stage.tapField()
    #expect(stage.searchBar.scopeFrame == nil && stage.bar.frame.height == 52)
  }

  @Test("The content below is dimmed, and a tap on it ends the search", arguments: scales)
  func dimming(scale: Double) {
    let stage = SearchStage(scale: scale)
    stage.tapField()
    let overlay = stage.search.view!
    #expect(overlay.window != nil && overlay.frame == stage.list.view.frame)
    stage.finger.tap(200, 500)
    #expect(!stage.search.isActive && stage.table.indexPathForSelectedRow == nil)
    stage.finger.wait(1)
    #expect(overlay.window == nil)
    stage.search.obscuresBackgroundDuringPresentation = false
    stage.tapField()
    #expect(overlay.window == nil)
    stage.finger.tap(200, 500)
    #expect(stage.search.isActive && stage.table.indexPathForSelectedRow != nil)
  }

  @Test("The results controller covers the screen while there is text")
  func results() {
    let results = SearchedController(style: .plain)
    results.rows = 5
    let stage = SearchStage(results: results)
    stage.tapField()
    #expect(results.view.isHidden && results.parent === stage.search)
    stage.type("a")
    stage.finger.tick()
    #expect(!results.view.isHidden && results.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(results.tableView.adjustedContentInset.top == 72 && results.tableView.visibleCells.count == 5)
    #expect(results.presentingViewController === stage.list && stage.search.presentingViewController === stage.list)
    stage.finger.tap(200, 72 + 22)
    #expect(results.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    stage.searchBar.text = ""
    #expect(results.view.isHidden)
    stage.search.showsSearchResultsController = true
    #expect(!results.view.isHidden)
    results.dismiss(animated: true)
    stage.finger.wait(1)
    #expect(!stage.search.isActive && results.view.window == nil && stage.search.presentingViewController == nil)
    // The app dismissed the search controller, so the delegate is not notified.
    #expect(!stage.log.calls.contains("willDismiss") && !stage.log.calls.contains("didDismiss"))
  }

  @Test("The results appear and disappear with the search, and with the screen below")
  func appearance() {
    let log = CallLog()
    let results = LoggingController("R", log)
    let stage = SearchStage(results: results)
    stage.tapField()
    #expect(log.take().filter { $0.contains("ppear") } == ["R.willAppear", "R.isAppearing", "R.didAppear"])
    stage.type("a")
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.finger.wait(1)
    #expect(log.take() == ["R.willDisappear", "R.didDisappear"] && results.view.window == nil)
    #expect(stage.search.isActive && stage.bar.frame.height == 44 && stage.bar.middleLabel.alpha == 1)
    stage.navigation.popViewController(animated: true)
    stage.finger.wait(1)
    #expect(log.take() == ["R.willAppear", "R.isAppearing", "R.didAppear"] && results.view.window != nil)
    #expect(stage.bar.frame.height == 52 && stage.bar.middleLabel.alpha == 0 && stage.searchBar.text == "a")
    stage.search.isActive = false
    stage.finger.wait(1)
    #expect(log.take() == ["R.willDisappear", "R.didDisappear"] && stage.bar.frame.height == 96)
  }

  @Test("The screen and the search controller can present alerts over a search")
  func alerts() {
    let stage = SearchStage()
    stage.tapField()
    for source in [stage.list, stage.search] as [UIViewController] {
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Done", style: .default))
      source.present(alert, animated: false)
      stage.finger.wait(0.5)
      #expect(alert.view.window != nil)
      source.dismiss(animated: false)
      stage.finger.wait(0.5)
      #expect(alert.view.window == nil && stage.search.isActive)
    }
    stage.list.dismiss(animated: true)
    stage.finger.wait(1)
    #expect(!stage.search.isActive)
  }

  @Test("If the delegate presents the search controller itself, only that method is called")
  func presentingDelegate() {
    let stage = SearchStage()
    let delegate = PresentingDelegate()
    delegate.presenter = stage.list
    stage.search.delegate = delegate
    stage.tapField()
    #expect(delegate.calls == ["present", "completion"] && stage.search.isActive)
    stage.search.isActive = false
    stage.finger.wait(1)
    delegate.calls = []
    delegate.presents = false
    stage.search.isActive = true
    #expect(delegate.calls == ["present"] && !stage.search.isActive)
  }

  @Test("Callbacks that end or restart the search skip the remaining callbacks")
  func restless() {
    let stage = SearchStage()
    stage.log.heard = { if $0 == "willPresent" { stage.search.isActive = false } }
    stage.search.isActive = true
    stage.finger.wait(1)
    #expect(!stage.search.isActive && stage.log.take() == ["willPresent", "willDismiss", "update  0", "didDismiss"])
    stage.log.heard = { if $0 == "willDismiss" { stage.search.isActive = true } }
    stage.search.isActive = true
    stage.finger.wait(1)
    stage.search.isActive = false
    stage.finger.wait(1)
    stage.log.heard = { _ in }
    #expect(stage.search.isActive && stage.bar.frame.height == 52)
    stage.log.heard = { if $0.hasPrefix("update") { stage.list.title = "Other" } }
    stage.searchBar.becomeFirstResponder()
    stage.type("b")
    stage.finger.tick()
    #expect(stage.searchBar.isFirstResponder && stage.bar.topItem?.title == "Other")
    stage.search.isActive = false
    stage.search.isActive = true
    stage.search.isActive = false
    stage.finger.wait(1)
    #expect(!stage.search.isActive && stage.bar.frame.height == 96 && stage.search.parent == nil)
  }

  @Test("The search bar of a subclass is used")
  func ownBar() {
    let search = OwnSearchController(searchResultsController: nil)
    let stage = SearchStage { $0.list.navigationItem.searchController = search }
    search.searchResultsUpdater = stage.log
    #expect(search.own.window != nil && stage.bar.frame.height == 96)
    search.own.becomeFirstResponder()
    stage.finger.wait(1)
    stage.type("a")
    #expect(search.isActive && stage.log.take() == ["update  0", "update a 0"])
  }

  @Test("The search bar of a table's header begins and ends a search", arguments: scales)
  func header(scale: Double) {
    let stage = SearchStage(scale: scale) {
      $0.searchBar.sizeToFit()
      $0.list.tableView.tableHeaderView = $0.searchBar
    }
    #expect(stage.fieldFrame == CGRect(x: 8, y: 70, width: 377, height: 36) && stage.bar.frame.height == 44)
    stage.table.contentOffset.y = 30
    stage.finger.tick()
    stage.table.contentOffset.y = -40
    stage.finger.tick()
    stage.tapField()
    #expect(stage.log.take() == ["willPresent", "update  0", "begin", "didPresent"])
    #expect(stage.bar.frame.height == 0 && stage.bar.middleLabel.alpha == 0)
    #expect(stage.table.contentOffset.y == -20 && stage.fieldFrame.minY == 26)
    // The dimmed area begins below the search bar, so that the search bar remains usable.
    let dimming = stage.search.view.subviews.first { !$0.isHidden }
    #expect(dimming?.frame == CGRect(x: 0, y: 76, width: 393, height: 852 - 76))
    stage.type("a")
    #expect(stage.log.take() == ["text a", "update a 0"])
    stage.finger.key(.escape)
    stage.finger.wait(1)
    #expect(stage.log.take() == ["text ", "cancel", "willDismiss", "end", "update  0", "didDismiss"])
    #expect(stage.bar.frame.height == 44 && stage.fieldFrame.minY == 70 && stage.bar.middleLabel.alpha == 1)
  }

  @Test("A search bar as the title view gets the available width and stays in the bar", arguments: scales)
  func titleView(scale: Double) {
    let stage = SearchStage(scale: scale) {
      $0.search.hidesNavigationBarDuringPresentation = true
      $0.list.navigationItem.titleView = $0.searchBar
    }
    #expect(stage.searchBar.frame == CGRect(x: 16, y: 0, width: 361, height: 44) && stage.bar.frame.height == 44)
    stage.tapField()
    #expect(stage.search.isActive && stage.bar.frame.height == 44 && stage.searchBar.alpha == 1)
    #expect(stage.search.view.superview === stage.list.view.superview && stage.search.parent === stage.list)
    stage.type("a")
    #expect(stage.log.calls.suffix(2) == ["text a", "update a 0"])
    stage.finger.tap(200, 500)
    stage.finger.wait(1)
    #expect(!stage.search.isActive && stage.search.view.window == nil)
  }

  @Test("Another title view keeps its size, even if it could fill any width")
  func otherTitleView() {
    let choices = UISegmentedControl(items: ["One", "Two"])
    choices.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
    let stage = SearchStage { $0.list.navigationItem.titleView = choices }
    #expect(stage.bar.frame.height == 44 && choices.bounds.size == CGSize(width: 150, height: 32))
    #expect(choices.center == CGPoint(x: 196.5, y: 22))
  }

  @Test("Presenting a search whose bar has no superview displays it in the navigation bar")
  func presented() {
    let stage = SearchStage { _ in }
    stage.list.present(stage.search, animated: true)
    stage.finger.wait(1)
    #expect(stage.search.isActive && stage.searchBar.isFirstResponder && stage.bar.frame.height == 52)
    #expect(stage.fieldFrame.minY == 21 && stage.log.take() == ["update  0", "begin"])
    stage.search.dismiss(animated: true)
    stage.finger.wait(1)
    #expect(!stage.search.isActive && stage.searchBar.window == nil && stage.bar.frame.height == 44)
    #expect(stage.log.take() == ["end", "update  0"])
  }

  @Test("A search controller and its screen are released together")
  func released() {
    weak var search: UISearchController?
    weak var list: UIViewController?
    func searchAndLeave() {
      let stage = SearchStage(results: UIViewController())
      search = stage.search
      list = stage.list
      stage.tapField()
      stage.finger.window.rootViewController = nil
      stage.finger.wait(1)
    }
    searchAndLeave()
    #expect(search == nil && list == nil)
  }
}
