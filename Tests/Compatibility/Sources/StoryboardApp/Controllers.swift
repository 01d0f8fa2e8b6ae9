// SPDX-License-Identifier: MIT

import UIKit

class FruitCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = nameLabel != nil
  }

  func show(_ name: String) { nameLabel.text = name }
  var label: UILabel { nameLabel }
}

class FruitsController: UITableViewController {
  @IBOutlet weak var addButton: UIBarButtonItem!
  var fruits = ["Apple", "Banana"]
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append(addButton == nil ? "no button" : "loaded")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath) as! FruitCell
    cell.show(fruits[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { events.append("selected") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "")")
    if segue.identifier == "showFruit", let cell = sender as? UITableViewCell,
      let path = tableView.indexPath(for: cell), let detail = segue.destination as? DetailController
    {
      detail.fruit = fruits[path.row]
    }
  }

  @IBAction private func addFruit(_ sender: UIBarButtonItem) {
    fruits.append("Cherry")
    tableView.reloadData()
  }

  @IBAction func backToFruits(_ segue: UIStoryboardSegue) {
    events.append("back from \(segue.source is AboutController ? "about" : "elsewhere")")
  }
}

@IBDesignable class RoundView: UIView {
  @IBInspectable var rim: CGFloat = 0
  var origin = "frame"

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    origin = "coder"
  }
}

class DetailController: UIViewController, UITextFieldDelegate {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet weak var boxHeight: NSLayoutConstraint!
  @IBOutlet var inputs: [UIControl]!
  var fruit = "none"
  var eaten = 0
  var taps = 0
  var isOn = true
  var settings: SettingsController?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = fruit
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let child = segue.destination as? SettingsController { settings = child }
  }

  @IBAction func eat(_ sender: UIButton) { eaten += 1 }
  @IBAction func toggled() { isOn.toggle() }
  @IBAction func tapped(_ recognizer: UITapGestureRecognizer) { taps += 1 }
}

class AboutController: UIViewController {
  @IBOutlet weak var choice: UISegmentedControl!
  @IBOutlet weak var textView: UITextView!
}

class SettingsController: UITableViewController {
  @IBOutlet weak var versionLabel: UILabel!
}

class BannerViewController: UIViewController {
  @IBOutlet weak var banner: UILabel!
  var presses = 0
  @IBAction func press() { presses += 1 }
}

class TagCell: UICollectionViewCell {
  @IBOutlet weak var label: UILabel!
}

class TagsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UINib(nibName: "TagCell", bundle: nil), forCellWithReuseIdentifier: "tag")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
    cell.label.text = "Tag \(indexPath.item)"
    return cell
  }
}

@MainActor func makeStart() -> UIViewController {
  return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
}

@MainActor func makeDetail() -> DetailController {
  let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
  return storyboard.instantiateViewController(withIdentifier: "detail") as! DetailController
}

@MainActor func loadBanner(for owner: BannerViewController) -> UIView? {
  return Bundle.main.loadNibNamed("BannerView", owner: owner, options: nil)?.first as? UIView
}
