// SPDX-License-Identifier: MIT

import UIKit

struct Person: Hashable {
  let id: Int
  var name: String

  static func == (lhs: Person, rhs: Person) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum Team: Int, CaseIterable {
  case red, blue
}

// A data source subclass that adds section titles and editing.
class PeopleDataSource: UITableViewDiffableDataSource<Team, Person> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard let team = sectionIdentifier(for: section) else { return nil }
    switch team {
    case .red: return "Red"
    case .blue: return "Blue"
    }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      if let person = itemIdentifier(for: indexPath) {
        var snapshot = self.snapshot()
        snapshot.deleteItems([person])
        apply(snapshot)
      }
    }
  }
}

class PeopleViewController: UITableViewController {
  private let reuseIdentifier = "cell"
  lazy var dataSource = makeDataSource()
  var people: [Team: [Person]] = [
    .red: [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")],
    .blue: [Person(id: 3, name: "Cy"), Person(id: 4, name: "Di")],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: reuseIdentifier)
    tableView.dataSource = dataSource
    dataSource.defaultRowAnimation = .fade
    update(animate: false)
  }

  func makeDataSource() -> PeopleDataSource {
    let reuseIdentifier = self.reuseIdentifier
    return PeopleDataSource(tableView: tableView) { tableView, indexPath, person in
      let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = person.name
      content.secondaryText = "Number \(person.id)"
      content.prefersSideBySideTextAndSecondaryText = true
      cell.contentConfiguration = content
      return cell
    }
  }

  func update(animate: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Team, Person>()
    snapshot.appendSections(Team.allCases)
    for team in Team.allCases {
      snapshot.appendItems(people[team] ?? [], toSection: team)
    }
    dataSource.apply(snapshot, animatingDifferences: animate)
  }

  func shufflePeople() {
    var snapshot = dataSource.snapshot()
    for team in snapshot.sectionIdentifiers {
      let reversed = Array(snapshot.itemIdentifiers(inSection: team).reversed())
      snapshot.deleteItems(reversed)
      snapshot.appendItems(reversed, toSection: team)
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func rename(_ person: Person) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([person])
    dataSource.apply(snapshot)
  }
}
