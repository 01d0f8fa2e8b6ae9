// SPDX-License-Identifier: MIT

import Foundation

@testable import UIKit

/// A view of each UIKit class, filled with content, for testing properties that hold for all views.
@MainActor enum EveryView {
  /// A function that creates a view to test, and the classes that the view contains.
  struct Sample {
    let classes: [String]
    let make: @MainActor () -> UIView

    init(_ classes: String..., make: @escaping @MainActor () -> UIView) {
      self.classes = classes
      self.make = make
    }
  }

  /// Classes that cannot be laid out separately, with the reason.
  static let exceptions = [
    "UIWindow": "it has the size of the stage, which the tests of screens change",
    "_ReusableViewFactory": "makes views of registered classes, and is none itself",
    "_OtherReusableView": "as _ReusableViewFactory", "_TableCellFactory": "as _ReusableViewFactory",
    "_OtherTableCell": "as _ReusableViewFactory", "_TableHeaderFooterFactory": "as _ReusableViewFactory",
    "_OtherTableHeaderFooter": "as _ReusableViewFactory", "_ViewFactory": "as _ReusableViewFactory",
    "_OtherView": "as _ReusableViewFactory", "HomeIndicatorWindow": "it is where the screen says",
    "StatusBarWindow": "it has the size of the screen's status bar",
    "WebPageView": "it exists only while a host shows a page, and fills its web view",
  ]

  /// Returns the names of the view classes that the sources declare.
  static func declared() -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
    var parents: [String: String] = [:]
    for case let file as URL in FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
        let words = line.split { " ,{".contains($0) }
        guard let place = words.firstIndex(of: "class"), place + 2 < words.count, words[place + 1].hasSuffix(":"),
          !line.contains("//"), !line.contains("func "), !line.contains("var ")
        else { continue }
        let name = String(words[place + 1].dropLast())
        parents[name] = String(words[place + 2].prefix { $0 != "<" })
      }
    }
    func isView(_ name: String) -> Bool { name == "UIView" || (parents[name].map { isView($0) } ?? false) }
    return parents.keys.filter { isView($0) }.sorted() + ["UIView"]
  }

  private static let picture = UIImage(color: .red, size: CGSize(width: 24, height: 24))

  private static func button(_ type: UIButton.ButtonType, _ inset: CGFloat = 0) -> UIButton {
    let button = UIButton(type: type)
    if type == .custom || type == .system { button.setTitle("Close", for: .normal) }
    button.setImage(inset == 0 ? nil : picture, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    button.titleEdgeInsets = button.contentEdgeInsets
    button.imageEdgeInsets = button.contentEdgeInsets
    return button
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private static func configured(_ cell: any ConfigurableCell) -> UIView {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "Second"
    content.image = picture
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listGroupedCell()
    return cell
  }

  private static func table(_ style: UITableView.Style) -> UIView {
    let table = UITableView(frame: .zero, style: style)
    let source = TinyTableSource()
    table.dataSource = source
    table.delegate = source
    table.refreshControl = UIRefreshControl()
    table.isEditing = style == .grouped
    TinyTableSource.all.append(source)
    return table
  }

  private static func collection(_ layout: UICollectionViewLayout, inset: CGFloat = 0) -> UIView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = TinyCollectionSource()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.contentInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    TinyCollectionSource.all.append(source)
    return view
  }

  private static func dates(_ style: UIDatePickerStyle) -> UIView {
    let picker = UIDatePicker()
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSince1970: 1_800_000_000)
    return picker
  }

  private static var menu: UIMenu {
    UIMenu(
      title: "Menu",
      children: [UIAction(title: "Copy", image: picture) { _ in }, UIMenu(title: "More", children: [])])
  }

  static let samples: [Sample] = [
    Sample("UIView") { UIView() },
    Sample("UIControl") { UIControl() },
    Sample("UILabel") { label("Hello") },
    Sample("UILabel") {
      let made = label("Several words in several lines")
      made.numberOfLines = 0
      made.adjustsFontSizeToFitWidth = true
      return made
    },
    Sample("UIButton") { button(.system) }, Sample("UIButton") { button(.system, -8) },
    Sample("UIButton") { button(.custom, 12) }, Sample("ButtonSign") { button(.close) },
    Sample("ButtonSign") { ButtonSign(.contactAdd) }, Sample("ClearButton") { ClearButton() },
    Sample("UIImageView") { UIImageView(image: picture) },
    Sample("UISwitch") { UISwitch() },
    Sample("UISlider") {
      let slider = UISlider()
      slider.value = 0.5
      slider.minimumValueImage = picture
      slider.maximumValueImage = picture
      return slider
    },
    Sample("UIStepper", "StepperSign") { UIStepper() },
    Sample("UIStepper") {
      let stepper = UIStepper()
      stepper.setIncrementImage(picture, for: .normal)
      stepper.setBackgroundImage(picture, for: .normal)
      return stepper
    },
    Sample("StepperSign") { StepperSign(isPlus: true) },
    Sample("UIPickerView", "PickerWheel", "PickerColumn", "PickerRow") {
      let picker = UIPickerView()
      let source = TinyPickerSource()
      picker.dataSource = source
      picker.delegate = source
      TinyPickerSource.all.append(source)
      return picker
    },
    Sample("PickerColumn") { PickerColumn(frame: .zero) }, Sample("PickerRow") { PickerRow(frame: .zero) },
    Sample("UIDatePicker", "DateWheels") { dates(.wheels) },
    Sample("UIDatePicker", "CompactDateView", "DatePill") { dates(.compact) },
    Sample("UIDatePicker", "InlineDateView", "DateMonthView", "DayButton") { dates(.inline) },
    Sample("DateContentView") { DateContentView(frame: .zero) },
    Sample("UIProgressView") {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 0.4
      return view
    },
    Sample("UIActivityIndicatorView") {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    },
    Sample("UIPageControl") {
      let pages = UIPageControl()
      pages.numberOfPages = 5
      return pages
    },
    Sample("UISegmentedControl", "Segment") {
      let control = UISegmentedControl(items: ["One", "Two", picture])
      control.selectedSegmentIndex = 1
      return control
    },
    Sample("UITextField", "TextCanvas") {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "Ada"
      field.clearButtonMode = .always
      field.leftView = UIImageView(image: picture)
      field.leftViewMode = .always
      return field
    },
    Sample("TextCanvas") { TextCanvas(frame: .zero) },
    Sample("UITextView") {
      let view = UITextView()
      view.text = "Several words"
      view.textContainerInset = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
      return view
    },
    Sample("UITextView") {
      let view = UITextView()
      view.text = "Several words"
      view.isScrollEnabled = false
      return view
    },
    Sample("UISearchBar", "UISearchTextField", "SearchSign") {
      let bar = UISearchBar()
      bar.prompt = "Prompt"
      bar.text = "Ada"
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["All", "Some"]
      bar.showsScopeBar = true
      return bar
    },
    Sample("UINavigationBar", "NavigationSearchRow", "LargeTitleRow") {
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Title")
      item.searchController = UISearchController(searchResultsController: nil)
      item.prompt = "Prompt"
      bar.prefersLargeTitles = true
      bar.items = [item]
      bar.form = NavigationBarForm(
        prompt: 30, large: 52, largeRow: 52, stretch: 9, pull: 9, search: 52, searchRow: 52)
      return bar
    },
    Sample("SearchOverlayView") {
      let view = SearchOverlayView(SearchCourse())
      view.results = UIView()
      return view
    },
    Sample("UIStackView") {
      let stack = UIStackView(arrangedSubviews: [label("One"), button(.system), UISwitch()])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.spacing = 8
      return stack
    },
    Sample("UIStackView") {
      let stack = UIStackView(arrangedSubviews: [label("One"), UIProgressView(progressViewStyle: .bar)])
      stack.axis = .vertical
      stack.distribution = .fillProportionally
      stack.layoutMargins = UIEdgeInsets(top: -9, left: -9, bottom: -9, right: -9)
      stack.isLayoutMarginsRelativeArrangement = true
      return stack
    },
    Sample("UIScrollView") {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 300, height: 300)
      view.contentInset = UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)
      view.flashScrollIndicators()
      return view
    },
    Sample("UIRefreshControl") { UIRefreshControl() },
    Sample("UIVisualEffectView") { UIVisualEffectView(effect: nil) },
    Sample("UINavigationBar") {
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = UIBarButtonItem(customView: UISwitch())
      bar.items = [item]
      return bar
    },
    Sample("UIToolbar") {
      let bar = UIToolbar()
      bar.items = [
        UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(customView: UISwitch()),
      ]
      return bar
    },
    Sample("UITabBar", "TabButton") {
      let bar = UITabBar()
      bar.standardAppearance.backgroundImage = picture
      let item = UITabBarItem(title: "Home", image: picture, tag: 0)
      item.badgeValue = "3"
      bar.items = [item, UITabBarItem(title: "More", image: nil, tag: 1)]
      bar.selectedItem = item
      return bar
    },
    Sample("UITableView", "UITableViewCell", "UITableViewHeaderFooterView") { table(.plain) },
    Sample("UITableView", "CellEditControl", "CellReorderControl") { table(.grouped) },
    Sample("UITableView") { table(.insetGrouped) },
    Sample("UITableViewCell") { UITableViewCell(style: .default, reuseIdentifier: nil) },
    Sample("UITableViewCell", "CellAccessory") {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = picture
      cell.accessoryType = .disclosureIndicator
      return cell
    },
    Sample("UITableViewCell") {
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      return cell
    },
    Sample("UITableViewCell") {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      return cell
    },
    Sample("UIListContentView", "BackgroundConfigurationView") {
      configured(UITableViewCell(style: .default, reuseIdentifier: nil))
    },
    Sample("UITableViewHeaderFooterView") {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Header"
      return view
    },
    Sample("EmptyItemView") { EmptyItemView(frame: .zero) },
    Sample("TableBoundaryHost") { TableBoundaryHost(label("Header")) },
    Sample("UICollectionView") {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      return collection(layout)
    },
    Sample("UICollectionView") {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.sectionInset = UIEdgeInsets(top: -16, left: -16, bottom: -16, right: -16)
      return collection(layout, inset: -12)
    },
    Sample("UICollectionViewListCell", "UIListContentView") {
      collection(UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    },
    Sample("SectionScrollView") {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(10)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.contentInsets = NSDirectionalEdgeInsets(top: -8, leading: -8, bottom: -8, trailing: -8)
      return collection(UICollectionViewCompositionalLayout(section: section))
    },
    Sample("SectionScrollView") { SectionScrollView(section: 0) },
    Sample("UICollectionReusableView") { UICollectionReusableView() },
    Sample("UICollectionViewCell") { configured(UICollectionViewCell()) },
    Sample("UICollectionViewListCell", "AccessorySign", "AccessoryOutlineControl", "AccessoryPopUpButton") {
      let cell = UICollectionViewListCell()
      cell.accessories = [
        .checkmark(), .outlineDisclosure(), .disclosureIndicator(), .popUpMenu(menu), .detail(), .label(text: "12"),
      ]
      return configured(cell)
    },
    Sample("AccessoryMark") { AccessoryMark(color: .red) },
    Sample("AccessorySign") { AccessorySign(.check, color: .red) },
    Sample("AccessoryOutlineControl") { AccessoryOutlineControl(color: .red) { _ in } },
    Sample("CellEditControl") { CellEditControl(frame: .zero) },
    Sample("CellReorderControl") { CellReorderControl(frame: .zero) },
    Sample("CellAccessory") { CellAccessory(.checkmark) },
    Sample("BackgroundConfigurationView") {
      var configuration = UIBackgroundConfiguration.clear()
      configuration.strokeWidth = 2
      configuration.strokeOutset = -10
      configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
      return BackgroundConfigurationView(configuration)
    },
    Sample("SectionIndexBar") {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let bar = SectionIndexBar(view)
      view.addSubview(bar)
      return view
    },
    Sample("SwipeActionsView") {
      SwipeActionsView(
        [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }], isAtRight: true,
        height: 44
      ) { _ in }
    },
    Sample("MenuBubble") { MenuBubble(frame: .zero) },
    Sample("UIContentUnavailableView") {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing"
      configuration.secondaryText = "Add something."
      configuration.image = UIImage(systemName: "folder")
      configuration.button = .filled()
      configuration.button.title = "Add"
      return UIContentUnavailableView(configuration: configuration)
    },
    Sample("WKWebView") {
      let view = WKWebView(frame: .zero)
      _ = view.loadHTMLString("<p>Text</p>", baseURL: nil)
      return view
    },
    Sample("SplitContainerView") { SplitContainerView(frame: .zero) },
    Sample("SplitPane") {
      let pane = SplitPane(.primary)
      pane.setSizeClass(.compact)
      pane.display(UIView(frame: .zero))
      return pane
    },
    Sample("PointerEffectView") {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      container.addSubview(view)
      _ = PointerEffectView(.lift(UITargetedPreview(view: view)))
      return container
    },
    Sample("ContextMenuList", "ContextMenuRow") {
      let list = ContextMenuList(frame: .zero)
      list.fill(menu)
      return list
    },
    Sample("ContextMenuRow") { ContextMenuRow(UIAction(title: "Copy", image: picture) { _ in }) },
    Sample("ContextMenuView") {
      ContextMenuView(
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil), menu, nil, nil,
        at: CGPoint(x: 4, y: 4))
    },
    Sample("PopoverBackgroundView") {
      let view = PopoverBackgroundView(frame: .zero)
      view.show(
        PopoverPlacement.find(
          content: CGSize(width: 40, height: 30), source: CGRect(x: 1, y: 1, width: 2, height: 2),
          area: CGRect(x: 0, y: 0, width: 50, height: 50), permitted: .any))
      return view
    },
    Sample("PopoverOutsideView") { PopoverOutsideView(frame: .zero) },
    Sample("DimmingView") { DimmingView(frame: .zero) },
    Sample("SheetGrabber") { SheetGrabber(frame: CGRect(x: 0, y: 0, width: 36, height: 5)) },
    Sample("ActivityListView", "ActivityRow") {
      let rows = ["Copy", "Share…"].map { ActivityRow(title: $0, image: picture) }
      return ActivityListView(title: "Title", detail: "Detail", image: picture, groups: [rows])
    },
    Sample("ActivityRow") { ActivityRow(title: "Copy", image: picture) },
    Sample("PresentationContainerView") { PresentationContainerView(frame: .zero) },
    Sample("NavigationContainerView") {
      UINavigationController(rootViewController: UITableViewController(style: .plain)).view
    },
    Sample("TabContainerView") {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      return tabs.view
    },
    Sample("PageContainerView", "PageScrollView") {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return pages.view
    },
    Sample("ResizableSnapshot") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      return view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: false, withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        ?? view
    },
    Sample("AlertPanel") {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addTextField { $0.placeholder = "Name" }
      return alert.view
    },
  ]
}

/// A table data source with three rows under a header.
private final class TinyTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  static var all: [TinyTableSource] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.detailTextLabel?.text = "Detail"
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Three items.
private final class TinyCollectionSource: NSObject, UICollectionViewDataSource {
  static var all: [TinyCollectionSource] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Item"
    cell.contentConfiguration = content
    return cell
  }
}

/// A picker data source with two components of four rows each.
private final class TinyPickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  static var all: [TinyPickerSource] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row" }
}

/// A cell of a collection view or a table.
@MainActor private protocol ConfigurableCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
}

extension UICollectionViewCell: ConfigurableCell {}
extension UITableViewCell: ConfigurableCell {}
