// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Settings

@MainActor @Suite(.uiKit)
struct SettingsTests {
  private func form(_ stage: TestStage) throws -> SettingsViewController {
    let form = try stage.controller(SettingsViewController.self)
    stage.expectSettled(within: 5)
    return form
  }

  private func center(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func switchesEnableWhatBelongsToThem() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let form = try form(stage)
    let before = form.preferences
    stage.tap(at: center(form.sounds))
    stage.expectSettled(within: 5)
    #expect(form.preferences.playsSounds != before.playsSounds && form.volume.isEnabled == form.preferences.playsSounds)
    stage.tap(at: center(form.notifies))
    stage.expectSettled(within: 5)
    #expect(form.preferences.notifies != before.notifies && form.wakeUp.isEnabled == form.preferences.notifies)
    #expect(Preferences(.standard) == form.preferences)
  }

  @Test func theThemeIsChosenInASheet() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let form = try form(stage)
    form.chooseTheme()
    stage.expectSettled(within: 5)
    let chooser = try #require(form.presentedViewController as? ThemeViewController)
    let row = try #require(chooser.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    stage.tap(at: center(row))
    stage.expectSettled(within: 5)
    #expect(form.presentedViewController == nil && form.preferences.theme == .dark)
    #expect(form.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func valuesComeBackAfterARestart() throws {
    var changed = Preferences()
    changed.reminders = 4
    changed.volume = 0.25
    changed.wakeUp = 375
    changed.store(.standard)
    let stage = try TestStage(application: AppDelegate.self)
    let form = try form(stage)
    #expect(form.preferences == changed && form.reminders.value == 4 && form.volume.value == 0.25)
    #expect(stage.shows(.text, "4 reminders"))
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
