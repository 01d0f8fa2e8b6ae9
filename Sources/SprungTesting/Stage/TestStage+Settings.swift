// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// The person's settings outside of the application. Every call shows a frame.
extension TestStage {
  /// Gives the stage another size, as a window that is drawn larger. Sizes that are not positive and finite stop the program.
  public func resize(to size: CGSize, file: StaticString = #filePath, line: UInt = #line) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "TestStage.resize(to:): \(size.width) x \(size.height) points are invalid: both must be positive and finite")
    guard isLive(file, line) else { return }
    self.size = size
    send(.resize, x: Double(size.width), y: Double(size.height), a: device.scale)
    frame(file: file, line: line)
  }

  /// Turns the device: width and height change places.
  public func rotate(file: StaticString = #filePath, line: UInt = #line) {
    resize(to: CGSize(width: size.height, height: size.width), file: file, line: line)
  }

  /// Asks for the dark look, or the light one.
  public func setDark(_ isDark: Bool, file: StaticString = #filePath, line: UInt = #line) {
    tell(.appearance, isDark ? 1 : 0, file, line)
  }

  /// Asks for more contrast, or no longer does.
  public func setIncreasedContrast(_ isIncreased: Bool, file: StaticString = #filePath, line: UInt = #line) {
    tell(.contrast, isIncreased ? 1 : 0, file, line)
  }

  /// Prefers another size of texts.
  public func setTextSize(_ textSize: UIContentSizeCategory, file: StaticString = #filePath, line: UInt = #line) {
    tell(.contentSize, Int32(TestDevice.textSizes.firstIndex(of: textSize) ?? 3), file, line)
  }

  /// Reads in another direction.
  public func setDirection(
    _ direction: UIUserInterfaceLayoutDirection, file: StaticString = #filePath, line: UInt = #line
  ) {
    tell(.direction, direction == .rightToLeft ? 1 : 0, file, line)
  }

  /// Asks for less motion, or no longer does.
  public func setReducedMotion(_ isReduced: Bool, file: StaticString = #filePath, line: UInt = #line) {
    tell(.reducedMotion, isReduced ? 1 : 0, file, line)
  }

  /// Sets the height of the keyboard on the screen in points; 0, the default, for none.
  public func setKeyboardHeight(_ height: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.keyboard(height: Double(height))) }
  }

  /// Sends a memory warning on behalf of the system.
  public func warnOfMemory(file: StaticString = #filePath, line: UInt = #line) { tell(.memoryWarning, 0, file, line) }

  private func tell(_ kind: InputKind, _ number: Int32, _ file: StaticString, _ line: UInt) {
    guard isLive(file, line) else { return }
    send(kind, number)
    frame(file: file, line: line)
  }
}
