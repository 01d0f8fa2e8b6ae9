// SPDX-License-Identifier: MIT

import UIKit

// Pages on the faces of a rotating cube.
class CubeLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    itemSize = collectionView.bounds.size
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView,
      let list = super.layoutAttributesForElements(in: rect.insetBy(dx: -itemSize.width, dy: 0))
    else { return nil }
    let bounds = collectionView.bounds
    return list.map { original in
      let attributes = original.copy() as! UICollectionViewLayoutAttributes
      let distance = (attributes.center.x - bounds.midX) / bounds.width
      guard abs(distance) < 1 else {
        attributes.isHidden = abs(distance) > 1
        return attributes
      }
      let half = bounds.width / 2
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 1000
      transform = CATransform3DTranslate(transform, 0, 0, -half)
      transform = CATransform3DRotate(transform, distance * .pi / 2, 0, 1, 0)
      transform = CATransform3DTranslate(transform, 0, 0, half)
      // The viewpoint is in front of the center of the screen, not of each face.
      attributes.transform3D = CATransform3DConcat(
        transform, CATransform3DMakeTranslation(-distance * bounds.width, 0, 0))
      attributes.zIndex = abs(distance) < 0.5 ? 1 : 0
      return attributes
    }
  }
}

class CubeViewController: UIViewController {
  private(set) var page = 0 {
    didSet { if page != oldValue { onTurn?(page) } }
  }
  var onTurn: ((Int) -> Void)?

  lazy var collectionView: UICollectionView = {
    $0.isPagingEnabled = true
    $0.contentInsetAdjustmentBehavior = .never
    $0.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Face")
    $0.dataSource = self
    $0.delegate = self
    return $0
  }(UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: CubeLayout()))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }
}

extension CubeViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 5 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Face", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
