import UIKit

/// A grid of pictures. Tapping a picture opens it.
final class RootViewController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Picture.all.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(Picture.all[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let photo = PhotoViewController(Picture.all[indexPath.item])
    photo.modalPresentationStyle = .fullScreen
    photo.modalTransitionStyle = .crossDissolve
    present(photo, animated: true)
  }
}

/// A placeholder for your own pictures. Replace it with images.
struct Picture {
  let title: String
  let colors: [UIColor]

  static let all: [Picture] = (1...60).map { number in
    let hue = CGFloat(number) / 60
    return Picture(
      title: "Picture \(number)",
      colors: [
        UIColor(hue: hue, saturation: 0.55, brightness: 0.95, alpha: 1),
        UIColor(hue: (hue + 0.15).truncatingRemainder(dividingBy: 1), saturation: 0.8, brightness: 0.6, alpha: 1),
      ])
  }
}

/// Draws a picture.
final class PictureView: UIView {
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ picture: Picture) { gradient.colors = picture.colors.map { $0.cgColor } }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}

final class PictureCell: UICollectionViewCell {
  private let picture = PictureView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ picture: Picture) {
    self.picture.show(picture)
    accessibilityLabel = picture.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
  }
}
