import UIKit

final class RootViewController: UICollectionViewController {
  init() { super.init(collectionViewLayout: HoneycombLayout()) }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(RoundCell.self, forCellWithReuseIdentifier: "round")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 80 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "round", for: indexPath)
    (cell as? RoundCell)?.label.text = "\(indexPath.item + 1)"
    return cell
  }
}

final class RoundCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemOrange
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.width / 2
    label.frame = contentView.bounds
  }
}
