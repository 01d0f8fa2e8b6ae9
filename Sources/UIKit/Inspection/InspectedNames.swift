// SPDX-License-Identifier: MIT

/// The class names that the inspector displays. They are the values of `kindName`, which each class of the library
/// overrides.
enum InspectedNames {
  static func name(of view: UIView) -> String {
    if view is UITableViewCell { return "UITableViewCell" }
    if view is UITableView { return "UITableView" }
    if view is UICollectionViewCell { return "UICollectionViewCell" }
    if view is UICollectionReusableView { return "UICollectionReusableView" }
    if view is UICollectionView { return "UICollectionView" }
    return view.kindName
  }
}
