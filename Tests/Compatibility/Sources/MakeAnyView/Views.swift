// SPDX-License-Identifier: MIT

import Foundation; import UIKit

final class Chip: UIView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

final class DetailController: UIViewController {
  var kind = "none"
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    kind = "detail"
  }
  required init?(coder: NSCoder) { nil }
  class func page() -> Self { self.init(nibName: nil, bundle: nil) }
}

final class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
}

func makeView<V: UIView>(_ type: V.Type, width: CGFloat) -> V {
  let view = V(frame: CGRect(x: 0, y: 0, width: width, height: 20))
  return view
}

func makeController<C>(_: C.Type) -> C where C: UIViewController { C() }

func makeCell(_ type: UITableViewCell.Type) -> UITableViewCell { type.init(style: .default, reuseIdentifier: "row") }

func makeAll(_ types: [UIView.Type]) -> [UIView] {
  var result: [UIView] = []
  for type in types { result.append(type.init(frame: .zero)) }
  return result
}
