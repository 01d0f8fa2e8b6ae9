// SPDX-License-Identifier: MIT

import UIKit

class RootTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UINavigationController(rootViewController: RecipeListViewController(style: .insetGrouped))
    list.tabBarItem = UITabBarItem(title: "Recipes", image: UIImage(systemName: "book"), tag: 0)
    let settings = UINavigationController(rootViewController: SettingsViewController(style: .grouped))
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
    viewControllers = [list, settings]
  }
}

class RecipeListViewController: UITableViewController, UISearchBarDelegate {
  private let store = RecipeStore.shared
  private let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    searchBar.delegate = self
    searchBar.placeholder = "Search recipes"
    tableView.tableHeaderView = searchBar
    tableView.keyboardDismissMode = .onDrag
    navigationItem.rightBarButtonItem = editButtonItem
    definesPresentationContext = true
    NotificationCenter.default.addObserver(
      self, selector: #selector(recipesDidChange), name: .recipesDidChange, object: nil)
  }

  @objc private func recipesDidChange() {
    tableView.reloadData()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    query = searchText
    tableView.reloadData()
  }

  private func recipe(at indexPath: IndexPath) -> Recipe {
    store.recipes(in: Recipe.Course.allCases[indexPath.section], matching: query)[indexPath.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Recipe.Course.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.recipes(in: Recipe.Course.allCases[section], matching: query).count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Recipe.Course.allCases[section].rawValue.capitalized
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    let recipe = recipe(at: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = recipe.name
    content.secondaryText = String(format: "%d min", recipe.minutes)
    content.image = UIImage(systemName: recipe.isFavorite ? "star.fill" : "star")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = RecipeDetailViewController(recipe: recipe(at: indexPath))
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.delete(recipe(at: indexPath))
  }
}

class RecipeDetailViewController: UIViewController {
  private var recipe: Recipe
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()

  init(recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe.name
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    setUpViews()
    updateFavoriteButton()
  }

  private func setUpViews() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = 12
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -16),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
    ])
    for (index, step) in recipe.steps.enumerated() {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.attributedText = attributedText(number: index + 1, step: step)
      stackView.addArrangedSubview(label)
    }
    let button = UIButton(type: .system)
    button.setTitle("Start cooking", for: .normal)
    button.addTarget(self, action: #selector(startCooking(_:)), for: .touchUpInside)
    stackView.addArrangedSubview(button)
  }

  private func attributedText(number: Int, step: String) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "\(number). ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemOrange])
    text.append(NSAttributedString(string: step, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    return text
  }

  private func updateFavoriteButton() {
    let image = UIImage(systemName: recipe.isFavorite ? "star.fill" : "star")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: image, style: .plain, target: self, action: #selector(toggleFavorite))
  }

  @objc private func toggleFavorite() {
    RecipeStore.shared.toggleFavorite(recipe)
    recipe.isFavorite.toggle()
    updateFavoriteButton()
  }

  @objc private func startCooking(_ sender: UIButton) {
    let alert = UIAlertController(
      title: recipe.name, message: "Ready in \(recipe.minutes) minutes", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Start", style: .default) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}
