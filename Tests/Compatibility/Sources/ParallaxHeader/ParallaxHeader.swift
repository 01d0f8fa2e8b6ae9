// SPDX-License-Identifier: MIT

import UIKit

// An image above the content. The image stretches when pulled down, and scrolls at half speed.
class ParallaxScrollView: UIScrollView {
  let header = UIImageView()
  let title = UILabel()
  let headerHeight: CGFloat = 200

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    header.contentMode = .scaleAspectFill
    header.clipsToBounds = true
    insertSubview(header, at: 0)
    title.text = "Mountains"
    title.textColor = .white
    title.font = .boldSystemFont(ofSize: 24)
    addSubview(title)
    contentInset.top = headerHeight
    contentOffset.y = -headerHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let offset = contentOffset.y + contentInset.top
    if offset <= 0 {
      header.frame = CGRect(x: 0, y: contentOffset.y, width: bounds.width, height: headerHeight - offset)
    } else {
      header.frame = CGRect(x: 0, y: -headerHeight + offset / 2, width: bounds.width, height: headerHeight)
    }
    title.alpha = max(0, 1 - max(0, offset) / headerHeight)
    title.sizeToFit()
    title.center = CGPoint(x: header.frame.midX, y: -20)
  }
}

class ParallaxViewController: UIViewController {
  let scrollView = ParallaxScrollView()

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = CGSize(width: 320, height: 1200)
  }
}
