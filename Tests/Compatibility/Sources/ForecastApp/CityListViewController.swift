// SPDX-License-Identifier: MIT

import UIKit

final class CityCell: UITableViewCell {
  static let reuseIdentifier = String(describing: CityCell.self)

  private let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  private let conditionLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  private lazy var temperatureLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 34, weight: .light)
    label.textAlignment = .right
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  private let iconView = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupViews()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setupViews() {
    iconView.contentMode = .scaleAspectFit
    iconView.translatesAutoresizingMaskIntoConstraints = false
    [iconView, nameLabel, conditionLabel, temperatureLabel].forEach(contentView.addSubview)
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      iconView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 32),
      iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor),

      nameLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: temperatureLabel.leadingAnchor, constant: -8),

      conditionLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      conditionLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      conditionLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),

      temperatureLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      temperatureLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  func configure(with city: City, unit: Unit) {
    nameLabel.text = city.isFavorite ? "★ \(city.name)" : city.name
    conditionLabel.text = "\(city.condition)".capitalized
    temperatureLabel.text = unit.format(city.temperature)
    iconView.image = UIImage(systemName: city.condition.symbolName)
    iconView.tintColor = city.condition.tint
  }
}

final class CityListViewController: UIViewController {
  private let viewModel: CityListViewModel
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let spinner = UIActivityIndicatorView(style: .large)
  private let errorLabel = UILabel()
  private lazy var unitControl: UISegmentedControl = {
    let control = UISegmentedControl(items: ["°C", "°F"])
    control.selectedSegmentIndex = viewModel.unit.rawValue
    control.addTarget(self, action: #selector(unitChanged(_:)), for: .valueChanged)
    return control
  }()

  init(viewModel: CityListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Weather"
    view.backgroundColor = .systemBackground
    navigationItem.titleView = unitControl
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(reload))
    setupTable()
    setupPlaceholders()
    viewModel.onChange = { [weak self] state in
      self?.render(state)
    }
    viewModel.load()
  }

  private func setupTable() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(CityCell.self, forCellReuseIdentifier: CityCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    tableView.tableFooterView = UIView()
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setupPlaceholders() {
    errorLabel.numberOfLines = 0
    errorLabel.textAlignment = .center
    errorLabel.isHidden = true
    spinner.hidesWhenStopped = true
    for placeholder in [spinner, errorLabel] as [UIView] {
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(placeholder)
      placeholder.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      placeholder.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
    errorLabel.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40).isActive = true
  }

  private func render(_ state: CityListViewModel.State) {
    errorLabel.isHidden = true
    switch state {
    case .idle:
      break
    case .loading:
      spinner.startAnimating()
    case .loaded:
      spinner.stopAnimating()
    case .failed(let error):
      spinner.stopAnimating()
      errorLabel.text = error.message
      errorLabel.isHidden = false
    }
    tableView.reloadData()
  }

  @objc private func reload() {
    viewModel.load()
  }

  @objc private func unitChanged(_ sender: UISegmentedControl) {
    guard let unit = Unit(rawValue: sender.selectedSegmentIndex) else { return }
    viewModel.unit = unit
  }
}

// MARK: - UITableViewDataSource

extension CityListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return viewModel.cities.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: CityCell.reuseIdentifier, for: indexPath) as? CityCell
    else {
      return UITableViewCell()
    }
    cell.configure(with: viewModel.cities[indexPath.row], unit: viewModel.unit)
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

// MARK: - UITableViewDelegate

extension CityListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let city = viewModel.cities[indexPath.row]
    let detail = CityDetailViewController(city: city, hours: viewModel.hours(for: city), unit: viewModel.unit)
    navigationController?.pushViewController(detail, animated: true)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Favorite") { [weak self] _, _, completion in
      self?.viewModel.toggleFavorite(at: indexPath.row)
      completion(true)
    }
    action.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [action])
  }
}
