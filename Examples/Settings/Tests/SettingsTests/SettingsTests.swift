// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Settings

@MainActor @Suite(.uiKit)
struct SettingsTests {
  /// Starts the app with the given stored values.
  private func start(
    _ preferences: Preferences = Preferences(), on device: TestDevice = .phone
  ) throws -> (TestStage, SettingsViewController) {
    preferences.store(in: .standard)
    let stage = try TestStage(application: AppDelegate.self, on: device)
    stage.expectSettled(within: 5)
    return (stage, try stage.controller(SettingsViewController.self))
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func tap(_ view: UIView, in stage: TestStage) {
    stage.tap(at: CGPoint(x: frame(view).midX, y: frame(view).midY))
    stage.expectSettled(within: 5)
  }

  // MARK: Controls

  @Test func switchesEnableTheirRows() throws {
    let (stage, form) = try start()
    #expect(!form.volume.isEnabled && form.firstReminder.isEnabled)
    tap(form.sounds, in: stage)
    #expect(form.preferences.playsSounds && form.volume.isEnabled)
    tap(form.notifications, in: stage)
    #expect(!form.preferences.allowsNotifications && !form.firstReminder.isEnabled && !form.reminders.isEnabled)
    #expect(Preferences(.standard) == form.preferences)
  }

  @Test func sliderFollowsTouch() throws {
    var preferences = Preferences()
    preferences.playsSounds = true
    let (stage, form) = try start(preferences)
    let slider = frame(form.volume)
    stage.drag(from: CGPoint(x: slider.midX, y: slider.midY), to: CGPoint(x: slider.maxX + 40, y: slider.midY))
    stage.expectSettled(within: 5)
    #expect(form.preferences.volume == 1 && Preferences(.standard).volume == 1)
  }

  @Test func stepperCountsReminders() throws {
    let (stage, form) = try start()
    let stepper = frame(form.reminders)
    stage.tap(at: CGPoint(x: stepper.minX + stepper.width / 4, y: stepper.midY))
    stage.expectSettled(within: 5)
    #expect(form.preferences.reminders == 1 && stage.shows(.text, "1 reminder"))
  }

  @Test func nameIsStoredWhileTyping() throws {
    let (stage, form) = try start()
    tap(form.name, in: stage)
    stage.type("Ada\n")
    stage.expectSettled(within: 5)
    #expect(form.preferences.name == "Ada" && Preferences(.standard).name == "Ada")
    #expect(!form.name.isFirstResponder)
  }

  @Test func controlsAlignWithTrailingEdge() throws {
    let (_, form) = try start()
    let edges = [form.notifications, form.reminders, form.firstReminder, form.sounds, form.volume].map {
      frame($0).maxX
    }
    #expect(edges.allSatisfy { abs($0 - edges[0]) < 3 })
    #expect(abs(frame(form.volume).width - frame(form.name).width) < 40)
  }

  // MARK: Sheets

  @Test func themeIsChosenInSheet() throws {
    let (stage, form) = try start()
    try stage.tap(.text, "Theme")
    stage.expectSettled(within: 5)
    let chooser = try stage.controller(ThemeViewController.self)
    // The height of the medium detent is half that of the screen.
    #expect(frame(chooser.navigationController?.view ?? chooser.view).minY > 380)
    try stage.tap(.text, "Dark")
    stage.expectSettled(within: 5)
    #expect(form.preferences.theme == .dark && form.traitCollection.userInterfaceStyle == .dark)
    try stage.tap(.button, "Done")
    stage.expectSettled(within: 5)
    #expect(form.presentedViewController == nil && stage.shows(.text, "Dark"))
  }

  @Test func languageIsChosenWithPicker() throws {
    let (stage, form) = try start()
    try stage.tap(.text, "Language")
    stage.expectSettled(within: 5)
    let chooser = try stage.controller(LanguageViewController.self)
    let wheel = frame(chooser.picker)
    stage.drag(
      from: CGPoint(x: wheel.midX, y: wheel.midY), to: CGPoint(x: wheel.midX, y: wheel.midY - 66), over: 0.4)
    stage.expectSettled(within: 5)
    #expect(chooser.picker.selectedRow(inComponent: 0) == 2)
    try stage.tap(.button, "Done")
    stage.expectSettled(within: 5)
    #expect(form.preferences.language == 2 && stage.shows(.text, "Español"))
  }

  @Test func cancelKeepsLanguage() throws {
    let (stage, form) = try start()
    try stage.tap(.text, "Language")
    stage.expectSettled(within: 5)
    let picker = try stage.controller(LanguageViewController.self).picker
    stage.perform { picker.selectRow(3, inComponent: 0, animated: false) }
    try stage.tap(.button, "Cancel")
    stage.expectSettled(within: 5)
    #expect(form.preferences.language == 0 && form.presentedViewController == nil)
  }

  @Test func resetRequiresConfirmation() throws {
    var preferences = Preferences()
    preferences.reminders = 7
    let (stage, form) = try start(preferences)
    try stage.tap(.button, "Reset")
    stage.expectSettled(within: 5)
    #expect(form.preferences.reminders == 7)
    let buttons = stage.elements(.button, "Reset")
    try stage.tap(#require(buttons.max { $0.frame.minY < $1.frame.minY }))
    stage.expectSettled(within: 5)
    #expect(form.preferences == Preferences() && stage.shows(.text, "2 reminders"))
  }

  // MARK: Storage

  @Test func valuesAreRestoredAfterRestart() throws {
    var preferences = Preferences()
    preferences.name = "Ada"
    preferences.reminders = 4
    preferences.volume = 0.25
    preferences.firstReminder = 375
    let (stage, form) = try start(preferences)
    #expect(form.preferences == preferences && form.reminders.value == 4 && form.volume.value == 0.25)
    #expect(form.name.text == "Ada" && stage.shows(.text, "4 reminders"))
  }

  // MARK: Devices

  @Test func controlsMoveBelowTitlesWithLargeText() throws {
    var device = TestDevice(width: 390, height: 844)
    device.textSize = .accessibilityExtraExtraExtraLarge
    let (stage, form) = try start(on: device)
    let title = try stage.element(.text, "Allow Notifications").frame
    #expect(frame(form.notifications).minY >= title.maxY)
    #expect(abs(frame(form.notifications).minX - 32) < 6)
    stage.expectNoTruncation()
  }

  @Test func controlsAreOnLeftInRightToLeftLayout() throws {
    var device = TestDevice(width: 390, height: 844)
    device.direction = .rightToLeft
    let (stage, form) = try start(on: device)
    #expect(try frame(form.notifications).maxX < stage.element(.text, "Allow Notifications").frame.minX)
  }

  @Test func rowsDoNotOverlapOnAnyScreen() {
    Preferences().store(in: .standard)
    onDevices(count: 100) {
      UINavigationController(rootViewController: SettingsViewController())
    } check: { stage in
      stage.expectSettled(within: 5)
      stage.expectNoOverlap(stage.elements(.listItem))
    }
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func noTextIsTruncated(scale: Double) throws {
    let (stage, _) = try start(on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
