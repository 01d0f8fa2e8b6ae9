// SPDX-License-Identifier: MIT

import UIKit

class ThemedViewController: UIViewController {
  var applied: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    applyTheme()
    view.backgroundColor = themeColor
  }
}

extension ThemedViewController {
  @objc func applyTheme() { applied.append("base") }

  @objc var themeColor: UIColor { return .white }

  @objc class func identifier() -> String { return "themed" }

  @objc func title(at index: Int, of count: Int) -> String { return "\(index + 1)/\(count)" }
}

class DarkViewController: ThemedViewController {
  private let secret = "dark"
}

extension DarkViewController {
  override func applyTheme() {
    super.applyTheme()
    applied.append(secret)
  }

  override var themeColor: UIColor { return .black }

  override class func identifier() -> String { return super.identifier() + ".dark" }

  override var prefersStatusBarHidden: Bool { return true }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    applied.append("layout")
  }
}

final class NightViewController: DarkViewController {
}

extension NightViewController {
  override func applyTheme() {
    super.applyTheme()
    applied.append("night")
  }

  override func title(at index: Int, of count: Int) -> String {
    return "*" + super.title(at: index, of: count)
  }
}

class BadgeLabel: UILabel {
  let inset: CGFloat = 6
}

// MARK: - Layout
extension BadgeLabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    layer.cornerRadius = inset
  }
}
