// SPDX-License-Identifier: MIT

import UIKit

struct Post {
  let title: String
  let photoHeight: CGFloat
}

// A cell that is sized by its constraints.
final class PostCell: UICollectionViewCell {
  private lazy var width: NSLayoutConstraint = {
    let width = contentView.widthAnchor.constraint(equalToConstant: bounds.size.width)
    width.isActive = true
    return width
  }()
  private var photoHeight: NSLayoutConstraint!
  let stripe = UIView()
  let photo = UIView()

  var post: Post? {
    didSet {
      guard let post = post else { return }
      photoHeight.constant = post.photoHeight
      accessibilityLabel = post.title
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    setupViews()
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupViews() {
    for view in [stripe, photo] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    photoHeight = photo.heightAnchor.constraint(equalToConstant: 0)
    photoHeight.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stripe.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stripe.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stripe.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stripe.heightAnchor.constraint(equalToConstant: 20),
      photo.topAnchor.constraint(equalTo: stripe.bottomAnchor, constant: 4),
      photo.leadingAnchor.constraint(equalTo: stripe.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: stripe.trailingAnchor),
      photoHeight,
      contentView.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
    ])
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    width.constant = bounds.size.width
    return contentView.systemLayoutSizeFitting(CGSize(width: targetSize.width, height: 1))
  }
}

class PostsViewController: UIViewController {
  var posts: [Post]
  var collectionView: UICollectionView!

  private var layout: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: UIScreen.main.bounds.size.width, height: 10)
    layout.minimumLineSpacing = 2
    return layout
  }()

  init(posts: [Post]) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    self.posts = []
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(PostCell.self, forCellWithReuseIdentifier: "PostCell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }
}

extension PostsViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return posts.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PostCell", for: indexPath) as! PostCell
    cell.post = posts[indexPath.row]
    return cell
  }
}
