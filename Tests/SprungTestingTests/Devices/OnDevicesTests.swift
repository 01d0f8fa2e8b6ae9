// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct OnDevicesTests {
  private let boxes = [CGRect(x: 0, y: 0, width: 300, height: 44), CGRect(x: 0, y: 44, width: 300, height: 44)]

  @Test func thousandDevicesAreTestedInOneCall() {
    var seen: Set<TestDevice> = []
    onDevices {
      ShelfController()
    } check: { stage in
      seen.insert(stage.device)
      stage.expectSettled(within: 2)
      stage.expectMonotonic(stage.elements(.listItem), along: .vertical)
      stage.expectNoOverlap(stage.elements(.button) + stage.elements(.textField) + stage.elements(.toggle))
    }
    #expect(seen.count == 1000)
  }

  @Test func failuresAreSummarized() throws {
    let found = sentences {
      onDevices {
        BoxesController(boxes)
      } check: { stage in
        stage.expectInsideBounds(stage.elements(.button))
      }
    }
    // The first few failures are reported in full, followed by a summary with the count.
    #expect(found.count == 4)
    #expect(
      found.first
        == "on 240x320@1,XS,ltr,light,30: button \"Box 1\" at (0, 0, 300, 44) reaches 60 points beyond the right edge of the stage, (0, 0, 240, 320); button \"Box 2\" at (0, 44, 300, 44) reaches 60 points beyond the right edge of the stage, (0, 0, 240, 320). Run it alone with SPRUNG_DEVICE='240x320@1,XS,ltr,light,30'"
    )
    let last = try #require(found.last)
    #expect(
      last.hasSuffix(
        " of 1000 devices failed, the first 3 are listed above; all failing devices have the size 240 x 320"),
      "\(last)")
  }

  @Test("Failed expectations, thrown errors and UIKit faults are failures of their device")
  func otherFailures() {
    var mirrored = TestDevice.phone
    mirrored.direction = .rightToLeft
    let expected = sentences {
      run(on: [mirrored], only: nil, showing: { BoxesController(boxes) }, #filePath, #line) { stage in
        #expect(stage.device.direction == .leftToRight)
        try #require(stage.device.isDark)
      }
    }
    #expect(expected.count == 1)
    #expect(expected.first?.contains("stage.device.direction") == true, "\(expected)")
    #expect(expected.first?.contains("isDark") == true, "\(expected)")
    let thrown = sentences {
      run(on: [.phone], only: nil, showing: { BoxesController(boxes) }, #filePath, #line) { stage in
        try stage.tap(.button, "Box 3")
      }
    }
    #expect(
      thrown == [
        "on 390x844@3,L,ltr,light,60: there is no button \"Box 3\"; there are button \"Box 1\", button \"Box 2\". Run it alone with SPRUNG_DEVICE='390x844@3,L,ltr,light,60'"
      ])
    let fault = sentences {
      run(on: [.phone], only: nil, showing: { BoxesController(boxes) }, #filePath, #line) { _ in
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(fault.first?.hasPrefix("on 390x844@3,L,ltr,light,60: fault viewCycle: ") == true, "\(fault)")
  }

  @Test func singleDeviceCanBeTested() {
    var seen: [String] = []
    func run(_ key: String) -> [String] {
      sentences {
        SprungTesting.run(
          on: DeviceRange.all.sample(10), only: key, showing: { BoxesController(boxes) }, #filePath, #line
        ) { seen.append($0.device.key) }
      }
    }
    #expect(run("320x568@2,S,rtl,dark,120") == [])
    #expect(seen == ["320x568@2,S,rtl,dark,120"])
    #expect(run("big") == ["SPRUNG_DEVICE='big' is not a device; use a key such as 390x844@3,L,ltr,light,60"])
    #expect(
      sentences {
        onDevices(count: 0) {
          BoxesController([])
        } check: { _ in
        }
      }
        == ["onDevices: the range contains no devices, or count is 0"])
  }
}
