// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

private final class Count: @unchecked Sendable {
  nonisolated(unsafe) var value = 0
}

/// Tests that the idiom and orientation of the device follow the size of the stage.
@Suite(.oneApplication)
@MainActor
struct UIDeviceTests {
  init() { UIApplication.shared.reset() }

  private func resize(_ width: Float, _ height: Float) {
    UIApplication.shared.handle(InputEvent(.resize, x: width, y: height, a: 2, milliseconds: 0))
    UIApplication.shared.tick(timestamp: 0)
  }

  @Test(
    "The idiom and orientation follow the screen size",
    arguments: [
      (390, 844, UIUserInterfaceIdiom.phone, UIDeviceOrientation.portrait, "iPhone"),
      (844, 390, .phone, .landscapeLeft, "iPhone"), (744, 1133, .pad, .portrait, "iPad"),
      (1180, 820, .pad, .landscapeLeft, "iPad"),
    ] as [(Float, Float, UIUserInterfaceIdiom, UIDeviceOrientation, String)])
  func kinds(
    width: Float, height: Float, idiom: UIUserInterfaceIdiom, orientation: UIDeviceOrientation, model: String
  ) {
    resize(width, height)
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == idiom && device.orientation == orientation && device.model == model)
    #expect(UITraitCollection.current.userInterfaceIdiom == idiom && UI_USER_INTERFACE_IDIOM() == idiom)
    #expect(device.orientation.isPortrait == UIApplication.shared.statusBarOrientation.isPortrait)
  }

  @Test("Version strings compare as a recent system")
  func version() {
    let device = UIDevice.current
    #expect(device.systemName == "iOS" && device.isMultitaskingSupported)
    #expect(device.systemVersion.compare("13.0", options: .numeric) == .orderedDescending)
  }

  @Test("The battery is unknown and there is no proximity sensor, even while they are monitored")
  func batteryAndProximity() {
    let device = UIDevice.current
    #expect(!device.isBatteryMonitoringEnabled && !device.isProximityMonitoringEnabled)
    device.isBatteryMonitoringEnabled = true
    device.isProximityMonitoringEnabled = true
    #expect(device.isBatteryMonitoringEnabled && device.batteryState == .unknown && device.batteryLevel == -1)
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
    device.playInputClick()
    UIApplication.shared.reset()
    #expect(!UIDevice.current.isBatteryMonitoringEnabled)
    let names: [NSNotification.Name] = [
      UIDevice.batteryStateDidChangeNotification, UIDevice.batteryLevelDidChangeNotification,
      UIDevice.proximityStateDidChangeNotification, UIApplication.significantTimeChangeNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification, UIApplication.userDidTakeScreenshotNotification,
    ]
    #expect(Set(names.map(\.rawValue)).count == 7)
  }

  @Test("An orientation change is reported once, and only while notifications are enabled")
  func orientationChange() {
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in count.value += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    resize(390, 844)
    resize(844, 390)
    #expect(count.value == 0)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    resize(800, 390)
    #expect(count.value == 0)
    resize(390, 844)
    #expect(count.value == 1)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    resize(844, 390)
    #expect(count.value == 1 && !UIDevice.current.isGeneratingDeviceOrientationNotifications)
  }
}
