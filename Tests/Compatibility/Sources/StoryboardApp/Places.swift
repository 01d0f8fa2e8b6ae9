// SPDX-License-Identifier: MIT

import UIKit

class PlacesController: UITableViewController {
  var places = ["Harbor", "Station", "Park"]
  var events: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = places[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    events.append("accessory \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "")")
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
    (segue.destination as? InfoController)?.place = places[path.row]
  }

  @IBSegueAction private func makePlace(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> PlaceController? {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return nil }
    return PlaceController(coder: coder, place: places[path.row], by: segueIdentifier ?? "none")
  }
}

class PlaceController: UIViewController, UISearchBarDelegate {
  @IBOutlet private(set) weak var searchBar: UISearchBar!
  @IBOutlet weak var pages: UIPageControl!
  @IBOutlet weak var zoom: UISlider!
  @IBOutlet weak var kinds: UISegmentedControl!
  @IBOutlet weak var loading: UIProgressView!
  let place: String
  let segue: String
  var searches: [String] = []
  var turns: [Int] = []
  var choices: [Int] = []

  init?(coder: NSCoder, place: String, by segue: String) {
    self.place = place
    self.segue = segue
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("a place is needed") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { searches.append(searchText) }

  @IBAction func turned(_ sender: UIPageControl) { turns.append(sender.currentPage) }
  @IBAction func choose(_ sender: UISegmentedControl) { choices.append(sender.selectedSegmentIndex) }
}

class InfoController: UIViewController {
  var place = "none"
}

@MainActor func makePlaces() -> UINavigationController {
  return UIStoryboard(name: "Extras", bundle: nil).instantiateInitialViewController() as! UINavigationController
}
