// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  guard let navigation = makeStart() as? UINavigationController,
    let fruits = navigation.viewControllers.first as? FruitsController
  else { return check.expect(false, "the first controllers") }
  check.expect(!fruits.isViewLoaded, "the view is not loaded with the controller")
  check.show { navigation }
  check.frames(2)
  check.expect(fruits.events == ["loaded"], "outlets before viewDidLoad: \(fruits.events)")
  check.expect(fruits.navigationItem.title == "Fruits", "the title of the item")
  guard let first = fruits.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? FruitCell else {
    return check.expect(false, "a cell of the prototype")
  }
  check.expect(first.isAwake && first.label.text == "Banana", "the outlet of a cell")
  check.expect(first.frame.height, is: 60, "the height of a row")
  check.expect(first.label.frame.minX, is: 24, "a constraint in a cell")
  check.expect(first.label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1), "the color of text")
  check.expect(first.accessoryType == .disclosureIndicator, "the accessory")
  if let action = fruits.addButton.action {
    _ = UIApplication.shared.sendAction(action, to: fruits.addButton.target, from: fruits.addButton, for: nil)
  }
  check.frames(2)
  check.expect(fruits.tableView.numberOfRows(inSection: 0) == 3, "the action of a bar item")

  guard let cell = fruits.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
  check.finger.tap(cell.convert(CGPoint(x: 100, y: 30), to: nil))
  check.settle()
  check.expect(fruits.events == ["loaded", "prepare showFruit", "selected"], "the order of a selection: \(fruits.events)")
  guard let detail = navigation.topViewController as? DetailController else {
    return check.expect(false, "the segue of a cell pushes")
  }
  check.expect(detail.nameLabel.text == "Banana", "what prepare passed")
  checkDetail(detail, check)
  detail.performSegue(withIdentifier: "more", sender: nil)
  check.settle()
  guard let about = navigation.topViewController as? AboutController else { return check.expect(false, "a named segue") }
  check.expect(about.choice.selectedSegmentIndex == 1 && about.choice.numberOfSegments == 2, "segments")
  check.expect(about.textView.text == "Two\nlines", "a text of two lines")
  let done = about.view.subviews.compactMap { $0 as? UIButton }.first
  check.expect(done?.frame.minY ?? 0, is: about.view.safeAreaInsets.top + 8, "the guide of the bars")
  done?.sendActions(for: .touchUpInside)
  check.settle()
  check.expect(navigation.topViewController === fruits, "an unwind segue pops")
  check.expect(fruits.events.last == "back from about", "the action of an unwind segue")
  fruits.performSegue(withIdentifier: "about", sender: nil)
  check.settle()
  let shown = fruits.presentedViewController ?? navigation.presentedViewController
  check.expect(shown is AboutController && shown?.modalPresentationStyle == .fullScreen, "a segue that presents")
  checkNibs(check)
  checkPlaces(check)
}

/// Checks segue actions, the segues of detail buttons, and controls that consist of several parts.
@MainActor private func checkPlaces(_ check: Check) {
  let navigation = makePlaces()
  check.show { navigation }
  check.frames(2)
  guard let list = navigation.viewControllers.first as? PlacesController else { return check.expect(false, "the list") }
  let top = navigation.navigationBar.frame.maxY
  check.finger.tap(CGPoint(x: 60, y: top + 75))
  check.expect(check.settle(), "it comes to rest")
  guard let place = navigation.topViewController as? PlaceController else {
    return check.expect(false, "a segue action makes the controller that is pushed")
  }
  check.expect(place.place == "Station" && place.segue == "showPlace", "what the action passed: \(place.place)")
  check.expect(list.events == ["prepare showPlace"], "\(list.events)")
  check.expect(place.searchBar.frame, is: CGRect(x: 0, y: top, width: 320, height: 56), "the search bar")
  check.expect(place.searchBar.placeholder == "Search places" && place.searchBar.showsCancelButton, "its properties")
  check.expect(place.pages.numberOfPages == 4 && place.pages.currentPage == 2 && place.pages.hidesForSinglePage, "pages")
  check.expect(place.pages.frame.midX, is: 160, "the center of the pages")
  check.expect(place.zoom.value == 25 && place.zoom.maximumValue == 100 && !place.zoom.isContinuous, "the slider")
  check.expect(place.loading.progress == 0.25, "the progress")
  check.expect(place.loading.frame.width, is: 200, "its width")
  check.expect(place.kinds.frame, is: CGRect(x: 10, y: top + 66, width: 300, height: 32), "the segments")
  check.expect(place.kinds.titleForSegment(at: 2) == "Satellite" && place.kinds.widthForSegment(at: 2) == 100, "a width")
  check.expect(!place.kinds.isEnabledForSegment(at: 1), "a segment that is not enabled")
  check.finger.tap(CGPoint(x: 300, y: top + 82))
  check.expect(place.choices == [2], "the chosen segment: \(place.choices)")
  place.searchBar.becomeFirstResponder()
  check.frames(1)
  check.finger.type("cafe")
  check.expect(place.searches.last == "cafe", "what was typed: \(place.searches)")
  place.searchBar.resignFirstResponder()
  navigation.popViewController(animated: false)
  check.frames(2)
  let cell = list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
  check.expect(cell?.accessoryType == .detailDisclosureButton, "the detail button")
  check.finger.tap(CGPoint(x: 274, y: top + 125))
  check.expect(check.settle(), "it comes to rest")
  let info = (list.presentedViewController ?? navigation.presentedViewController) as? InfoController
  check.expect(info?.place == "Park", "the segue of a detail button: \(list.events)")
  check.expect(list.events.suffix(2) == ["prepare showInfo", "accessory 2"], "its order: \(list.events)")
  check.expect(navigation.viewControllers.count == 1, "the row is not selected")
}

@MainActor private func checkDetail(_ detail: DetailController, _ check: Check) {
  check.expect(detail.title == "Detail" && detail.storyboard != nil, "the title")
  let stack = detail.nameLabel.superview as? UIStackView
  check.expect(stack?.arrangedSubviews.count == 4 && stack?.spacing == 10, "the stack")
  check.expect(stack?.frame.minX ?? 0, is: 20, "the stack's left edge")
  check.expect(stack?.frame.width ?? 0, is: 280, "the stack's width")
  check.expect(stack?.frame.minY ?? 0, is: detail.view.safeAreaInsets.top + 20, "the stack's top")
  check.expect(detail.inputs.count == 2, "a collection of outlets")
  (detail.inputs[0] as? UIButton)?.sendActions(for: .touchUpInside)
  detail.inputs[1].sendActions(for: .valueChanged)
  check.expect(detail.eaten == 1 && !detail.isOn, "actions")
  check.expect((detail.inputs[0] as? UIButton)?.title(for: .normal) == "Eat \"it\"", "a title with quotes")
  let field = stack?.arrangedSubviews[3] as? UITextField
  check.expect(field?.placeholder == "Note" && field?.delegate === detail && field?.returnKeyType == .done, "the field")
  check.expect(detail.boxHeight.constant == 80, "an outlet of a constraint")
  let round = detail.view.subviews.compactMap { $0 as? RoundView }.first
  check.expect(round?.origin == "coder" && round?.rim == 2.5 && round?.layer.cornerRadius == 8, "runtime attributes")
  check.expect(round?.frame.size == CGSize(width: 44, height: 22), "a ratio: \(round?.frame.height ?? 0)")
  if let round { check.finger.tap(round.convert(CGPoint(x: 20, y: 10), to: nil)) }
  check.expect(detail.taps == 1, "a recognizer")
  guard let settings = detail.settings else { return check.expect(false, "an embedded controller") }
  check.expect(settings.parent === detail, "its parent")
  check.expect(settings.view.superview?.frame.height ?? 0, is: 80, "its container")
  check.expect(settings.view.frame.width, is: 320, "its width")
  check.expect(settings.tableView.numberOfRows(inSection: 0) == 2, "static cells")
  check.expect(settings.versionLabel.text == "1.0", "an outlet in a static cell")
  check.expect(settings.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, is: 70, "the height of a static cell")
}

@MainActor private func checkNibs(_ check: Check) {
  let banner = BannerViewController()
  check.expect(banner.view.bounds.height == 100 && banner.banner.text == "Banner", "a controller with a nib of its name")
  banner.view.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
  check.expect(banner.presses == 1, "the action of a nib")
  let owner = BannerViewController(nibName: nil, bundle: nil)
  check.expect(loadBanner(for: owner) === owner.viewIfLoaded, "a nib that is loaded by hand")
  let tags = TagsController(collectionViewLayout: UICollectionViewFlowLayout())
  check.show { tags }
  check.frames(2)
  let cell = tags.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) as? TagCell
  check.expect(cell?.label.text == "Tag 2", "a cell of a nib")
  check.expect(cell?.label.frame.minX ?? 0, is: 4, "a constraint of a nib")
}
