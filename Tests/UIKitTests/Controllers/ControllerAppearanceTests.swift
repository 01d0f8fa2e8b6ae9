// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// The states of controllers as values: no controller, view or application is made.
@Suite(.uiKit)
@MainActor
struct ControllerAppearanceTests {
  @Test("from rest an appearance begins, and ends once")
  func appearing() {
    var state = ControllerAppearance()
    #expect(state.phase == .disappeared && state.end() == nil)
    #expect(state.canBegin(isAppearing: true) && !state.canBegin(isAppearing: false))
    state.begin(isAppearing: true, animated: true)
    #expect(state.phase == .appearing && state.isAnimated && !state.canBegin(isAppearing: true))
    #expect(state.end() == .appeared && state.end() == nil && state.phase == .appeared)
  }

  @Test("in the middle of an appearance the opposite one may begin, as a canceled swipe does")
  func turningRound() {
    var state = ControllerAppearance()
    state.begin(isAppearing: true, animated: true)
    #expect(state.canBegin(isAppearing: false))
    state.begin(isAppearing: false, animated: false)
    #expect(state.phase == .disappearing && !state.isAnimated && state.canBegin(isAppearing: true))
    #expect(state.end() == .disappeared)
  }

  @Test("a scroll view is found by any of its edges, replaced by the same edges, and not retained")
  func contentScrollViews() {
    var views = ContentScrollViews()
    var scrollView: UIScrollView? = UIScrollView()
    views[[.top, .bottom]] = scrollView
    #expect(views[.top] === scrollView && views[.bottom] === scrollView && views[.leading] == nil)
    let other = UIScrollView()
    views[[.top, .bottom]] = other
    #expect(views[.top] === other)
    views[[.top, .bottom]] = nil
    #expect(views[.top] == nil)
    views[.leading] = scrollView
    scrollView = nil
    #expect(views[.leading] == nil)
  }

  @Test("the button that begins editing displays what a press does, and is made once")
  func editButton() {
    let items = ControllerBarItems()
    var presses = 0
    let button = items.editButton { presses += 1 }
    #expect(items.editButton {} === button && button.title == "Edit" && button.style == .plain)
    items.setEditing(true)
    #expect(items.isEditing && button.title == "Done" && button.style == .done)
    button.press()
    #expect(presses == 1)
  }

  @Test("a title reaches the items that were made before and after it")
  func titles() {
    let items = ControllerBarItems()
    items.title = "Shelf"
    #expect(items.navigationItem.title == "Shelf" && items.tabBarItem == nil)
    let item = items.tabBarItem(titled: "Shelf")
    #expect(item.title == "Shelf" && items.tabBarItem(titled: "Other") === item)
    items.title = "Desk"
    #expect(item.title == "Desk" && items.navigationItem.title == "Desk")
  }
}
