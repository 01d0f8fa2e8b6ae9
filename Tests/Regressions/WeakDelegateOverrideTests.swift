// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Subclasses override delegates as `weak`, as in source code for iOS. In Swift, such a declaration can only override a
/// `weak` property. These delegates therefore stay `weak` outside the browser, while the library uses `@WeakReference`
/// for its other references.
@Suite(.oneApplication)
@MainActor
struct WeakDelegateOverrideTests {
  final class Field: UITextField {
    var changes = 0
    override weak var delegate: (any UITextFieldDelegate)? { didSet { changes += 1 } }
  }

  final class Bar: UITabBar {
    override weak var delegate: (any UITabBarDelegate)? { didSet {} }
  }

  final class Navigation: UINavigationController {
    override weak var delegate: (any UINavigationControllerDelegate)? { didSet {} }
  }

  final class Search: UISearchBar {
    override weak var delegate: (any UISearchBarDelegate)? { didSet {} }
  }

  final class Animator: UIDynamicAnimator {
    override weak var delegate: (any UIDynamicAnimatorDelegate)? { didSet {} }
  }

  final class Delegate: NSObject, UITextFieldDelegate {}

  @Test("an overridden delegate is notified of changes and not retained")
  func overridden() {
    let field = Field(frame: .zero)
    var delegate: Delegate? = Delegate()
    field.delegate = delegate
    #expect(field.changes == 1 && field.delegate === delegate)
    delegate = nil
    #expect(field.delegate == nil)
  }
}
