// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests layers and views in drawings.
@Suite("Layer pictures", .oneApplication)
@MainActor
struct LayerPictureTests {
  private func texts(_ commands: [DrawingCommand]) -> [DrawnText] {
    commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test("Box, corners, border, content and sublayers are drawn in position; hidden layers are skipped")
  func tree() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.backgroundColor = .red
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    inner.backgroundColor = .blue
    inner.alpha = 0.5
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let hidden = UIView(frame: view.bounds)
    hidden.backgroundColor = .blue
    hidden.isHidden = true
    view.addSubview(hidden)
    view.addSubview(inner)
    let commands = recorded { view.layer.render(in: $0) }
    #expect(
      commands.filter { $0 != .save && $0 != .restore } == [
        .fill(.red, [], steps(0, 0, 40, 20)), .transform([2, 0, 0, 2, 0, 1]), .alpha(0.5), .beginGroup,
        .fill(.blue, [], steps(0, 0, 10, 10)), .endGroup,
        .stroke(DrawnLine(color: .blue, width: 2), steps(1, 1, 38, 18)),
      ])
  }

  @Test("A label's text is drawn at the same position as by a host")
  func label() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Go"
    label.textAlignment = .center
    label.textColor = .red
    let drawn = texts(recorded { label.layer.render(in: $0) })
    #expect(drawn.count == 1 && drawn[0].text == "Go" && drawn[0].color == .red)
    let width = CGFloat(drawn[0].width)
    #expect(abs(CGFloat(drawn[0].x) - (100 - width) / 2) < 0.01)
    let top = (40 - label.font.lineHeight) / 2
    #expect(abs(CGFloat(drawn[0].baseline) - (top + label.font.ascender)) < 0.1)
  }

  @Test("A view with drawing, an image, a gradient, a shape and a mask is drawn")
  func contents() {
    let drawing = BlockView { context, rect in context.fillEllipse(in: rect) }
    let picture = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(.zero) })
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.addSubview(drawing)
    view.addSubview(picture)
    view.layer.addSublayer(gradient)
    view.layer.addSublayer(shape)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    var kinds: [String] = []
    for command in recorded({ view.layer.render(in: $0) }) {
      switch command {
      case .beginMask: kinds.append("mask")
      case .endMask: kinds.append("end")
      case .image(let image): kinds.append("image \(Int(image.target.width))")
      case .gradient(let gradient): kinds.append("gradient \(gradient.stops.count)")
      case .fill: kinds.append("fill")
      case .stroke: kinds.append("stroke")
      default: break
      }
    }
    #expect(kinds == ["mask", "image 40", "image 4", "gradient 2", "fill", "stroke", "end"])
  }

  @Test("drawHierarchy fills the rectangle and shows running animations; an empty view returns false")
  func hierarchy() {
    let stage = DrawnStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    stage.show(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.frame.origin.x = 20 }
    stage.tick()
    stage.stage.wait(0.5)
    let places = { (isPresentation: Bool) -> [Float] in
      recordedOn(stage) { context in
        if isPresentation {
          #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 20), afterScreenUpdates: false))
        } else {
          view.layer.render(in: context)
        }
      }.compactMap { if case .transform(let n) = $0, n[4] > 0 { n[4] } else { nil } }
    }
    #expect(places(false) == [20])
    let shown = places(true)
    #expect(shown.count == 1 && abs(shown[0] - 10) < 0.2)
    _ = recordedOn(stage) { _ in
      #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 1, height: 1), afterScreenUpdates: true))
    }
  }

  /// Returns the drawing commands that a closure records, without resetting the application.
  private func recordedOn(_ stage: DrawnStage, _ block: (CGContext) -> Void) -> [DrawingCommand] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { block($0.cgContext) }
    let view = UIImageView(image: image)
    let known = Set(stage.pictures.keys)
    stage.show(view)
    return stage.pictures.filter { !known.contains($0.key) }.max { $0.key < $1.key }?.value.commands ?? []
  }
}
