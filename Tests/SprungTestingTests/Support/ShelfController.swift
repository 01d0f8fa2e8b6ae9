// SPDX-License-Identifier: MIT

import UIKit

/// A small screen with one element of each kind that the tests need.
final class ShelfController: UIViewController, UITableViewDataSource {
  let save = UIButton(type: .system)
  let heading = UILabel()
  let field = UITextField()
  let star = UISwitch()
  let table = UITableView()
  var saves = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    heading.text = "Shelf"
    heading.accessibilityTraits = .header
    save.setTitle("Save", for: .normal)
    save.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        saves += 1
        heading.text = "Saved \(saves)"
      }, for: .touchUpInside)
    field.placeholder = "Title"
    star.accessibilityLabel = "Star"
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    for part in [heading, save, field, star, table] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    heading.frame = CGRect(x: 20, y: 20, width: width - 40, height: 30)
    save.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
    field.frame = CGRect(x: 110, y: 60, width: width - 130, height: 44)
    star.frame = CGRect(x: 20, y: 110, width: 51, height: 31)
    table.frame = CGRect(x: 0, y: 150, width: width, height: view.bounds.height - 150)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Book \(indexPath.row + 1)"
    return cell
  }
}

/// Labeled boxes at given positions.
final class BoxesController: UIViewController {
  private let frames: [CGRect]
  private(set) var boxes: [UIView] = []

  init(_ frames: [CGRect]) {
    self.frames = frames
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("boxes are made by tests") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, frame) in frames.enumerated() {
      let box = UIView(frame: frame)
      box.backgroundColor = .red
      box.isAccessibilityElement = true
      box.accessibilityTraits = .button
      box.accessibilityLabel = "Box \(index + 1)"
      box.accessibilityIdentifier = "box-\(index + 1)"
      view.addSubview(box)
      boxes.append(box)
    }
  }
}
