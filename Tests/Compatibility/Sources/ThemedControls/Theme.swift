// SPDX-License-Identifier: MIT

import UIKit

enum Theme {
  static let brand = UIColor(red: 0.5, green: 0.1, blue: 0.3, alpha: 1)

  @MainActor static func apply() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = brand
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().tintColor = .white

    let tabs = UITabBarAppearance()
    tabs.configureWithOpaqueBackground()
    tabs.stackedLayoutAppearance.selected.iconColor = brand
    UITabBar.appearance().standardAppearance = tabs
    if #available(iOS 15.0, *) {
      UITabBar.appearance().scrollEdgeAppearance = tabs
    }

    UISwitch.appearance().onTintColor = brand
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = brand
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = brand
  }
}
