// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Slider images and attributed button titles", .oneApplication)
@MainActor
struct UISliderImageTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(color: .red, size: CGSize(width: width, height: height))
  }

  @Test("An image replaces the thumb, and the track leaves space for the images at its ends")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 1
    slider.setThumbImage(picture(10, 20), for: .normal)
    slider.minimumValueImage = picture(30, 30)
    slider.layoutIfNeeded()
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > 30 && track.maxX == 200)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb.size == CGSize(width: 10, height: 20) && thumb.maxX == 200)
    slider.setThumbImage(nil, for: .normal)
    slider.minimumValueImage = nil
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 0 && slider.currentThumbImage == nil)
    #expect(slider.subviews.count == 3)
  }

  @Test("A button shows the attributed title of its state, and otherwise the plain one with its own font")
  func button() {
    let button = UIButton(type: .custom)
    button.setTitle("plain", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12)
    button.setAttributedTitle(
      NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 30)]), for: .selected)
    button.sizeToFit()
    let plain = button.bounds.width
    button.isSelected = true
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(
      button.titleLabel?.text == "rich" && button.titleLabel?.font.pointSize == 30 && button.bounds.width != plain)
    button.isSelected = false
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(
      button.titleLabel?.text == "plain" && button.titleLabel?.font.pointSize == 12 && button.bounds.width == plain)
  }
}
