// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the appearance states as values, without a controller, view or application.
@Suite(.uiKit)
@MainActor
struct ControllerAppearanceTests {
  @Test("An appearance begins from rest, and ends once")
  func appearing() {
    var state = ControllerAppearance()
    #expect(state.phase == .disappeared && state.end() == nil)
    #expect(state.canBegin(isAppearing: true) && !state.canBegin(isAppearing: false))
    state.begin(isAppearing: true, animated: true)
    #expect(state.phase == .appearing && state.isAnimated && !state.canBegin(isAppearing: true))
    #expect(state.end() == .appeared && state.end() == nil && state.phase == .appeared)
  }

  @Test("During an appearance, the opposite one can begin, as in a canceled swipe")
  func turningRound() {
    var state = ControllerAppearance()
    state.begin(isAppearing: true, animated: true)
    #expect(state.canBegin(isAppearing: false))
    state.begin(isAppearing: false, animated: false)
    #expect(state.phase == .disappearing && !state.isAnimated && state.canBegin(isAppearing: true))
    #expect(state.end() == .disappeared)
  }

  @Test("A scroll view is found for each of its edges, replaced for the same edges, and not retained")
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

  @Test("The edit button shows the result of the next press, and is created once")
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

  @Test("A title is applied to items created before and after it")
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
