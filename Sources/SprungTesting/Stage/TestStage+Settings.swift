// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// Changes the device and the user's system settings. Each call renders a frame.
extension TestStage {
  /// Resizes the stage, as when a window is resized. Sizes that are not positive and finite stop the program.
  public func resize(to size: CGSize, file: StaticString = #filePath, line: UInt = #line) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "TestStage.resize(to:): \(size.width) x \(size.height) points are invalid: both must be positive and finite")
    guard isLive(file, line) else { return }
    self.size = size
    send(.resize, x: Double(size.width), y: Double(size.height), a: device.scale)
    frame(file: file, line: line)
  }

  /// Rotates the device by exchanging width and height.
  public func rotate(file: StaticString = #filePath, line: UInt = #line) {
    resize(to: CGSize(width: size.height, height: size.width), file: file, line: line)
  }

  /// Sets whether the user prefers the dark appearance.
  public func setDark(_ isDark: Bool, file: StaticString = #filePath, line: UInt = #line) {
    tell(.appearance, isDark ? 1 : 0, file, line)
  }

  /// Sets whether the user prefers increased contrast.
  public func setIncreasedContrast(_ isIncreased: Bool, file: StaticString = #filePath, line: UInt = #line) {
    tell(.contrast, isIncreased ? 1 : 0, file, line)
  }

  /// Sets the preferred text size.
  public func setTextSize(_ textSize: UIContentSizeCategory, file: StaticString = #filePath, line: UInt = #line) {
    tell(.contentSize, Int32(TestDevice.textSizes.firstIndex(of: textSize) ?? 3), file, line)
  }

  /// Sets the layout direction.
  public func setDirection(
    _ direction: UIUserInterfaceLayoutDirection, file: StaticString = #filePath, line: UInt = #line
  ) {
    tell(.direction, direction == .rightToLeft ? 1 : 0, file, line)
  }

  /// Sets whether the user prefers reduced motion.
  public func setReducedMotion(_ isReduced: Bool, file: StaticString = #filePath, line: UInt = #line) {
    tell(.reducedMotion, isReduced ? 1 : 0, file, line)
  }

  /// Sets the height of the on-screen keyboard in points; 0, the default, hides it.
  public func setKeyboardHeight(_ height: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.keyboard(height: Double(height))) }
  }

  /// Sends a memory warning, as the system would.
  public func warnOfMemory(file: StaticString = #filePath, line: UInt = #line) { tell(.memoryWarning, 0, file, line) }

  private func tell(_ kind: InputKind, _ number: Int32, _ file: StaticString, _ line: UInt) {
    guard isLive(file, line) else { return }
    send(kind, number)
    frame(file: file, line: line)
  }
}
