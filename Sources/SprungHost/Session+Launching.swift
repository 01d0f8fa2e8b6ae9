// SPDX-License-Identifier: MIT

import UIKit

extension Session {
  #if !hasFeature(Embedded)
    /// Resets the application. It launches with an instance of the delegate class; see `launch()`. The launch calls are
    /// in Apple's order, as with `@main` on a device. See `UIApplication.launch(_:options:)`.
    ///
    /// The new delegate is `UIApplication.shared.delegate`.
    public convenience init(
      application delegateClass: any UIApplicationDelegate.Type, size: CGSize, scale: CGFloat,
      contentSizeCategory: UIContentSizeCategory = .large,
      layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false
    ) {
      self.init(
        size: size, scale: scale, contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
        hasDeviceInsets: hasDeviceInsets
      ) {
        ApplicationStart(delegateClass: delegateClass).launch()
        return nil
      }
    }
  #else
    /// Resets the application. It launches with an instance of the delegate class, created with `init()`.
    public convenience init<Delegate: UIApplicationDelegate>(
      application delegateClass: Delegate.Type, size: CGSize, scale: CGFloat
    ) {
      self.init(size: size, scale: scale) {
        delegateClass.main()
        return nil
      }
    }
  #endif
}
