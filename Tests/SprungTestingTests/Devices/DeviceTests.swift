// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct DeviceTests {
  @Test func keysAreParsedUnchanged() {
    var device = TestDevice(width: 320.5, height: 568, scale: 2)
    #expect(device.key == "320.5x568@2,L,ltr,light,60")
    device.textSize = .accessibilityLarge
    device.direction = .rightToLeft
    device.isDark = true
    device.frameRate = 90
    device.reducesMotion = true
    #expect(device.key == "320.5x568@2,AX2,rtl,dark,90,still")
    #expect(TestDevice(key: device.key) == device)
    device.increasesContrast = true
    #expect(device.key == "320.5x568@2,AX2,rtl,dark,90,contrast,still")
    #expect(TestDevice(key: device.key) == device)
    #expect(TestDevice(key: "390x844@3") == .phone)
    for device in DeviceRange.all.sample(300) { #expect(TestDevice(key: device.key) == device) }
  }

  @Test("The application knows all preferences of the device when it launches")
  func preferencesAtLaunch() throws {
    final class Reader: UIViewController {
      var traits = UITraitCollection.current
      var reducesMotion = false

      override func viewDidLoad() {
        super.viewDidLoad()
        traits = traitCollection
        reducesMotion = UIAccessibility.isReduceMotionEnabled
      }
    }
    var device = TestDevice.phone
    device.isDark = true
    device.increasesContrast = true
    device.reducesMotion = true
    device.textSize = .extraLarge
    device.direction = .rightToLeft
    var reader = Reader()
    let stage = try TestStage(device) { reader }
    #expect(reader.traits.userInterfaceStyle == .dark && reader.traits.accessibilityContrast == .high)
    #expect(reader.traits.preferredContentSizeCategory == .extraLarge && reader.traits.layoutDirection == .rightToLeft)
    #expect(reader.reducesMotion && stage.host.window.safeAreaInsets == device.safeAreaInsets)
    reader = Reader()
    _ = try TestStage(.phone) { reader }
    #expect(reader.traits.userInterfaceStyle == .light && !reader.reducesMotion)
  }

  @Test(arguments: [
    "", "phone", "320x568", "0x568@2", "-1x5@2", "320x568@2,huge", "320x568@2,L,-60", "nanx1@1", "infx1@1",
  ])
  func invalidKeysAreRejected(key: String) { #expect(TestDevice(key: key) == nil) }

  @Test func sampleContainsCornersAndIsReproducible() {
    let range = DeviceRange.all
    let sample = range.sample(1000)
    #expect(sample.count == 1000 && Set(sample).count == 1000)
    #expect(sample == range.sample(1000))
    #expect(sample != range.sample(1000, seed: 2))
    #expect(Set(range.corners).isSubset(of: sample))
    #expect(
      sample.contains {
        $0.width == 240 && $0.textSize == .accessibilityExtraExtraExtraLarge && $0.direction == .rightToLeft
      })
    #expect(
      sample.contains { $0.width == 1920 && $0.textSize == .extraSmall && $0.frameRate == 120 && $0.isDark })
  }

  @Test("A thousand devices combine every size with every text size and direction")
  func pairs() {
    let range = DeviceRange.all
    let sample = range.sample(1000)
    var texts: Set<String> = []
    var directions: Set<String> = []
    for device in sample {
      texts.insert("\(device.size) \(device.textSize.rawValue)")
      directions.insert("\(device.size) \(device.direction)")
    }
    let sizes = Set(range.sizes.map { "\($0)" }).count
    #expect(directions.count == sizes * 2)
    #expect(texts.count == sizes * 12)
  }

  @Test func smallRangesAreSampledCompletely() {
    var range = DeviceRange(sizes: [CGSize(width: 100, height: 100)])
    range.textSizes = [.large]
    range.scales = [2]
    #expect(range.count == 16)
    #expect(range.sample(1000).count == 16)
    #expect(range.sample(15).count == 15)
    #expect(range.sample(0).isEmpty)
    // The sample is smaller than the number of corner cases, but still includes both layout directions.
    #expect(Set(DeviceRange.all.sample(12).map { $0.direction }).count == 2)
    range.directions = []
    #expect(range.sample(5).isEmpty)
  }
}
