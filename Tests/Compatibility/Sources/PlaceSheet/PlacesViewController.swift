// SPDX-License-Identifier: MIT

import UIKit

class PlacesViewController: UITableViewController, UISheetPresentationControllerDelegate {
  let places = (1...40).map { "Place \($0)" }
  var heights: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Place")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return places.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Place", for: indexPath)
    cell.textLabel?.text = places[indexPath.row]
    return cell
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    if sheetPresentationController.selectedDetentIdentifier == .large {
      heights.append("large")
    } else {
      heights.append("small")
    }
  }
}

final class MapViewController: UIViewController {
  let places = PlacesViewController()
  private let findButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    findButton.setTitle("Find", for: .normal)
    findButton.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
    findButton.addTarget(self, action: #selector(find), for: .touchUpInside)
    view.addSubview(findButton)
  }

  @objc func find() {
    if let sheet = places.sheetPresentationController {
      let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
        min(200, context.maximumDetentValue / 2)
      }
      sheet.detents = [small, .large()]
      sheet.largestUndimmedDetentIdentifier = small.identifier
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 16
      sheet.delegate = places
    }
    present(places, animated: true)
  }
}
