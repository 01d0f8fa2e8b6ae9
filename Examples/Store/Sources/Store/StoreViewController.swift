// SPDX-License-Identifier: MIT

import UIKit

/// A store front: a strip of offers that pages, a grid below, and a choice of kinds that changes what is shown.
final class StoreViewController: UIViewController {
  enum Section: Hashable { case offers, products }

  private let choice = UISegmentedControl(items: ["All"] + Product.Kind.allCases.map { $0.rawValue })
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = UICollectionViewDiffableDataSource<Section, Product>(collectionView: list) {
    list, path, product in
    let cell = list.dequeueReusableCell(withReuseIdentifier: "product", for: path)
    (cell as? ProductCell)?.show(product)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .systemBackground
    list.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    view.addSubview(list)
    choice.selectedSegmentIndex = 0
    choice.addAction(UIAction { [weak self] _ in self?.show(animated: true) }, for: .valueChanged)
    view.addSubview(choice)
    show(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    choice.frame = CGRect(x: 16, y: 12, width: view.bounds.width - 32, height: 34)
    list.frame = CGRect(x: 0, y: 56, width: view.bounds.width, height: view.bounds.height - 56)
  }

  /// The products that are chosen.
  private var chosen: [Product] {
    let index = choice.selectedSegmentIndex
    guard index > 0 else { return Product.all }
    return Product.all.filter { $0.kind == Product.Kind.allCases[index - 1] }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Product>()
    let products = chosen
    let offers = Array(products.sorted { ($0.price, $0.number) < ($1.price, $1.number) }.prefix(5))
    snapshot.appendSections([.offers, .products])
    snapshot.appendItems(offers, toSection: .offers)
    snapshot.appendItems(products.filter { !offers.contains($0) }, toSection: .products)
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: whole)
      if index == 0 {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 16, trailing: 0)
        return section
      }
      let columns = max(2, Int(environment.container.effectiveContentSize.width / 180))
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(190))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 16
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }
}
