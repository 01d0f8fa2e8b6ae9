// SPDX-License-Identifier: MIT

import UIKit

extension Session {
  #if !hasFeature(Embedded)
    /// Restarts the application and launches it with a delegate of a class, in Apple's order, see
    /// `UIApplication.launch(_:options:)`: the same as `@main` on that class does on a device.
    ///
    /// The delegate is `UIApplication.shared.delegate` from then on.
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
    /// Restarts the application and launches it with a delegate of a class, which has `init()`.
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
