// SPDX-License-Identifier: MIT

import UIKit

final class HourCell: UICollectionViewCell {
  static let reuseIdentifier = "HourCell"

  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let hour = UILabel()
    hour.font = .preferredFont(forTextStyle: .caption1)
    let icon = UIImageView()
    icon.contentMode = .scaleAspectFit
    let temperature = UILabel()
    temperature.font = .boldSystemFont(ofSize: 15)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 6
    [hour, icon, temperature].forEach { stack.addArrangedSubview($0) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.heightAnchor.constraint(equalToConstant: 24),
    ])
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with hour: Hour) {
    let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
    labels.first?.text = "\(hour.hour):00"
    labels.last?.text = "\(hour.temperature)°"
    for case let icon as UIImageView in stack.arrangedSubviews {
      icon.image = UIImage(systemName: hour.condition.symbolName)
      icon.tintColor = hour.condition.tint
    }
  }
}

final class CityDetailViewController: UIViewController {
  private enum Section { case main }

  private let city: City
  private let hours: [Hour]
  private let unit: Unit
  private var dataSource: UICollectionViewDiffableDataSource<Section, Hour>!
  private let gradient = CAGradientLayer()
  private let temperatureLabel = UILabel()

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 64, height: 100)
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .clear
    view.showsHorizontalScrollIndicator = false
    view.register(HourCell.self, forCellWithReuseIdentifier: HourCell.reuseIdentifier)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  init(city: City, hours: [Hour], unit: Unit) {
    self.city = city
    self.hours = hours
    self.unit = unit
    super.init(nibName: nil, bundle: nil)
    title = city.name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    gradient.colors = [city.condition.tint.cgColor, UIColor.systemBackground.cgColor]
    view.layer.insertSublayer(gradient, at: 0)

    temperatureLabel.text = unit.format(city.temperature)
    temperatureLabel.font = UIFont.systemFont(ofSize: 80, weight: .thin)
    temperatureLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(temperatureLabel)
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      temperatureLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      temperatureLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      collectionView.topAnchor.constraint(equalTo: temperatureLabel.bottomAnchor, constant: 24),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: 100),
    ])

    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, hour in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: HourCell.reuseIdentifier, for: indexPath)
      (cell as? HourCell)?.configure(with: hour)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Hour>()
    snapshot.appendSections([.main])
    snapshot.appendItems(hours)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
  }
}
