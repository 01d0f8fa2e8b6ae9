// SPDX-License-Identifier: MIT

/// The properties of bars and bar items that appearance proxies can set.
@MainActor
package enum BarProxies {
  package static var ofNavigationBars: [AppearanceProperty] {
    [
      .optional(UINavigationBar.self, { $0.barTintColor }, { $0.barTintColor = $1 }),
      .value(UINavigationBar.self, { $0.isTranslucent }, { $0.isTranslucent = $1 }),
      .value(UINavigationBar.self, { $0.barStyle }, { $0.barStyle = $1 }),
      .value(UINavigationBar.self, { $0.prefersLargeTitles }, { $0.prefersLargeTitles = $1 }),
      .optional(UINavigationBar.self, { $0.titleTextAttributes }, { $0.titleTextAttributes = $1 }),
      .optional(UINavigationBar.self, { $0.largeTitleTextAttributes }, { $0.largeTitleTextAttributes = $1 }),
      .optional(UINavigationBar.self, { $0.shadowImage }, { $0.shadowImage = $1 }),
      .optional(
        UINavigationBar.self, { $0.backgroundImage(for: .default) }, { $0.setBackgroundImage($1, for: .default) }),
      .optional(
        UINavigationBar.self, { $0.statedAppearance },
        { if let appearance = $1 { $0.standardAppearance = appearance } }),
      .optional(UINavigationBar.self, { $0.scrollEdgeAppearance }, { $0.scrollEdgeAppearance = $1 }),
      .optional(UINavigationBar.self, { $0.compactAppearance }, { $0.compactAppearance = $1 }),
    ]
  }

  package static var ofToolbars: [AppearanceProperty] {
    [
      .optional(UIToolbar.self, { $0.barTintColor }, { $0.barTintColor = $1 }),
      .value(UIToolbar.self, { $0.isTranslucent }, { $0.isTranslucent = $1 }),
      .optional(
        UIToolbar.self, { $0.statedAppearance },
        { if let appearance = $1 { $0.standardAppearance = appearance } }),
      .optional(
        UIToolbar.self, { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) },
        { $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default) }),
      .optional(
        UIToolbar.self, { $0.shadowImage(forToolbarPosition: .any) },
        { $0.setShadowImage($1, forToolbarPosition: .any) }),
    ]
  }

  package static var ofTabBars: [AppearanceProperty] {
    [
      .optional(UITabBar.self, { $0.barTintColor }, { $0.barTintColor = $1 }),
      .optional(UITabBar.self, { $0.unselectedItemTintColor }, { $0.unselectedItemTintColor = $1 }),
      .value(UITabBar.self, { $0.isTranslucent }, { $0.isTranslucent = $1 }),
      .value(UITabBar.self, { $0.barStyle }, { $0.barStyle = $1 }),
      .optional(UITabBar.self, { $0.backgroundImage }, { $0.backgroundImage = $1 }),
      .optional(UITabBar.self, { $0.shadowImage }, { $0.shadowImage = $1 }),
      .optional(
        UITabBar.self, { $0.statedAppearance },
        { if let appearance = $1 { $0.standardAppearance = appearance } }),
      .optional(UITabBar.self, { $0.scrollEdgeAppearance }, { $0.scrollEdgeAppearance = $1 }),
    ]
  }

  /// The properties shared by all bar items.
  package static var ofBarItems: [AppearanceProperty] {
    [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
      AppearanceProperty.optional(UIBarItem.self, { $0.titleStyles[state] }, { $0.setTitleStyle($1, for: state) })
    }
  }

  package static var ofBarButtonItems: [AppearanceProperty] {
    [.optional(UIBarButtonItem.self, { $0.tintColor }, { $0.tintColor = $1 })]
  }
}
