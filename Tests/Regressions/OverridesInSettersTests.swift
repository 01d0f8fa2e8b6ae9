// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Setting `attributedPlaceholder` also set `placeholder`, so a subclass that copies each property into the other
/// overflowed the stack. `UITableView()` called the subclass's `reloadData()` in its initializer and again for each
/// `dataSource`. Initializers and setters now write to storage directly. `Scripts/overridable-calls` finds initializers
/// and setters that do not.
@Suite(.oneApplication) @MainActor struct OverridesInSettersTests {
  private final class Mirror: UITextField {
    var calls: [String] = []

    override var placeholder: String? {
      didSet {
        calls.append("placeholder")
        attributedPlaceholder = placeholder.map {
          NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.red])
        }
      }
    }
    override var attributedPlaceholder: NSAttributedString? { didSet { calls.append("attributed") } }
    override var font: UIFont? { didSet { calls.append("font") } }
    override var textColor: UIColor? { didSet { calls.append("color") } }
  }

  @Test func fieldCanMirrorItsPlaceholder() {
    let field = Mirror(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(field.calls.isEmpty)
    field.placeholder = "Name"
    #expect(field.calls == ["placeholder", "attributed"] && field.attributedPlaceholder?.string == "Name")
    field.calls = []
    field.attributedPlaceholder = NSAttributedString(string: "Mail")
    #expect(field.calls == ["attributed"] && field.placeholder == "Mail")
    field.calls = []
    field.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(field.calls.isEmpty && field.font?.pointSize == 30 && field.text == "x")
  }

  private final class MirrorLabel: UILabel {
    var calls: [String] = []
    override var text: String? {
      didSet {
        calls.append("text")
        attributedText = text.map {
          NSAttributedString(string: $0, attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        }
      }
    }
    override var font: UIFont! { didSet { calls.append("font") } }
    override var textColor: UIColor! { didSet { calls.append("color") } }
  }

  @Test func labelCanMirrorItsText() {
    let label = MirrorLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Name"
    #expect(label.calls == ["text"] && label.attributedText?.string == "Name" && label.font.pointSize == 20)
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17 && label.textColor == .label && label.calls == ["text", "font", "color"])
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private final class CountingTable: UITableView {
    var reloads = 0
    override var backgroundColor: UIColor? { didSet { reloads += 100 } }
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class CountingCollection: UICollectionView {
    var reloads = 0
    override var clipsToBounds: Bool { didSet { reloads += 100 } }
    override var backgroundColor: UIColor? { didSet { reloads += 100 } }
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  @Test func tableDoesNotCallOverriddenReloadData() {
    let source = Source()
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    #expect(table.reloads == 0)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.reloads == 0 && table.numberOfRows(inSection: 0) == 3 && table.visibleCells.count == 3)
    table.dataSource = nil
    table.layoutIfNeeded()
    #expect(table.reloads == 0 && table.visibleCells.isEmpty)
    table.reloadData()
    #expect(table.reloads == 1)
  }

  @Test func collectionViewCallsOverriddenReloadDataOnlyOnce() {
    let source = Source()
    let view = CountingCollection(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    #expect(view.reloads == 0 && view.numberOfItems(inSection: 0) == 3)
    view.reloadData()
    #expect(view.reloads == 1)
  }

  private final class Controls {
    final class Slider: UISlider {
      var calls = 0
      override var minimumValue: Float { didSet { calls += 1 } }
      override var maximumValue: Float { didSet { calls += 1 } }
      override func setValue(_ value: Float, animated: Bool) {
        calls += 10
        super.setValue(value, animated: animated)
      }
    }
    final class Pages: UIPageControl {
      var calls = 0
      override var currentPage: Int { didSet { calls += 1 } }
    }
    final class Tabs: UITabBar {
      var calls = 0
      override var selectedItem: UITabBarItem? { didSet { calls += 1 } }
    }
    final class Stack: UIStackView {
      var calls = 0
      override func addArrangedSubview(_ view: UIView) { calls += 1 }
    }
    final class Navigation: UINavigationController {
      var calls = 0
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        calls += 1
        super.setViewControllers(viewControllers, animated: animated)
      }
    }
  }

  @Test func settersOfControlsAndContainersCallOverridesOnce() {
    let slider = Controls.Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.maximumValue = -5
    #expect(slider.calls == 1 && slider.minimumValue == -5 && slider.maximumValue == -5 && slider.value == -5)
    slider.minimumValue = 7
    #expect(slider.calls == 2 && slider.maximumValue == 7 && slider.value == 7)
    let pages = Controls.Pages(frame: .zero)
    pages.numberOfPages = 5
    pages.currentPage = 4
    pages.numberOfPages = 2
    #expect(pages.calls == 1 && pages.currentPage == 1)
    let tabs = Controls.Tabs(frame: .zero)
    let item = UITabBarItem(title: "One", image: nil, tag: 1)
    tabs.items = [item]
    tabs.selectedItem = item
    tabs.items = []
    #expect(tabs.calls == 1 && tabs.selectedItem == nil && item.title == "One" && item.tag == 1)
    let stack = Controls.Stack(arrangedSubviews: [UIView(), UIView()])
    #expect(stack.calls == 0 && stack.arrangedSubviews.count == 2)
    let navigation = Controls.Navigation(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.calls == 0 && navigation.viewControllers.count == 2)
    navigation.viewControllers = [UIViewController()]
    #expect(navigation.calls == 1)
  }
}
