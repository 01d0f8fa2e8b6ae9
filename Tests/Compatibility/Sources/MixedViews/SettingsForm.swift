// SPDX-License-Identifier: MIT

import UIKit

/// A form that stores labels and switches in arrays of their specific classes, and passes these arrays where arrays of
/// views are expected.
final class SettingsForm: UIViewController, UITableViewDataSource {
  private(set) var captions: [UILabel] = []
  private(set) var switches: [UISwitch] = []
  private var fields: [String: UITextField] = [:]
  private(set) var animator: UIDynamicAnimator!
  let stack = UIStackView()
  let table = UITableView()
  let names = ["Sound", "Motion", "Color"]

  private var allViews: [UIView] { captions + switches }

  override func viewDidLoad() {
    super.viewDidLoad()
    captions = names.map { name in
      let label = UILabel()
      label.text = name
      return label
    }
    switches = names.map { _ in UISwitch() }
    for name in names { fields[name] = UITextField() }
    let column = UIStackView(arrangedSubviews: captions)
    column.axis = .vertical
    column.spacing = 8
    let other = UIStackView(arrangedSubviews: switches.reversed())
    other.axis = .vertical
    column.frame = CGRect(x: 20, y: 40, width: 140, height: 77)
    other.frame = CGRect(x: 200, y: 40, width: 60, height: 93)
    for view in [column, other] { view.distribution = .fillEqually }
    add([column, other])
    (captions + switches).forEach { $0.isUserInteractionEnabled = false }
    table.frame = CGRect(x: 0, y: 200, width: 320, height: 200)
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    table.dataSource = self
    view.addSubview(table)
    animator = UIDynamicAnimator(referenceView: view)
    let pebbles = (0..<3).map { UILabel(frame: CGRect(x: 20 + 40 * $0, y: 420, width: 30, height: 30)) }
    add(pebbles)
    animator.addBehavior(UICollisionBehavior(items: pebbles))
  }

  func add<Part: UIView>(_ parts: [Part]) {
    let views: [UIView] = parts
    for part in views { view.addSubview(part) }
  }

  func fade(to alpha: CGFloat) {
    for view in captions + switches { view.alpha = alpha }
  }

  var controls: [String: UIControl] { fields }

  func tallest(_ views: [UIView]?) -> CGFloat { views?.map { $0.frame.height }.max() ?? 0 }

  var heightOfCaptions: CGFloat {
    let some: [UILabel]? = captions
    return tallest(some)
  }

  var isComplete: Bool { allViews.count == 6 && Set(allViews).isSuperset(of: switches) }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) as! NameCell
    cell.name = names[indexPath.row]
    return cell
  }

  var visibleNames: [String] { (table.visibleCells as! [NameCell]).map { $0.name } }

  var columns: [UIStackView] { view.subviews.compactMap { $0 as? UIStackView } }

  var switchesInColumn: [UISwitch]? { columns[1].arrangedSubviews as? [UISwitch] }
}

final class NameCell: UITableViewCell {
  var name = "" { didSet { textLabel?.text = name } }
}

func tabs(_ titles: [String]) -> UITabBarController {
  let pages = titles.map { title -> UINavigationController in
    let page = UINavigationController(rootViewController: UIViewController())
    page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    return page
  }
  let controller = UITabBarController()
  controller.viewControllers = pages
  controller.setViewControllers(pages.reversed(), animated: false)
  return controller
}
