// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension TestStage {
  /// An SVG picture of the stage at the last frame, which all browsers can display.
  public var picture: String { StagePicture(self).text }

  /// Expects that the stage looks like a golden picture. For NAME in `Tests/AppTests`, it is the file
  /// `Tests/Goldens/AppTests/NAME.svg`.
  ///
  /// The failure message names the first four elements that differ, with their old and new values. With
  /// `SPRUNG_UPDATE_GOLDENS=1` in the environment, the file is written instead, and the test passes. A missing file is
  /// a failure. With `SPRUNG_GOLDEN_OUTPUT=FOLDER`, a picture that differs is also written to that folder. The glyphs
  /// depend on the fonts of the viewing machine; only their positions are compared, not their shapes.
  public func expectPicture(named name: String, file: StaticString = #filePath, line: UInt = #line) {
    let folder = GoldenFolder.of(file)
    if isLive(file, line) { comparePicture(name, in: folder, isUpdating: GoldenFile.isUpdating, file, line) }
  }

  /// Compares the stage with a picture, or writes the picture.
  package func comparePicture(
    _ name: String, in folder: URL, isUpdating: Bool, _ file: StaticString, _ line: UInt
  ) {
    func fail(_ sentence: String) { TestFailure("picture \(name): \(sentence)", file: file, line: line).report() }
    let place = folder.appendingPathComponent(name + ".svg")
    let now = picture
    if isUpdating {
      do {
        try GoldenFolder.write(now, to: place)
      } catch {
        fail("it could not be written: \(error)")
      }
      return
    }
    guard let before = try? String(contentsOf: place, encoding: .utf8) else {
      return fail("\(place.path) does not exist; \(GoldenFolder.remedy)")
    }
    guard before != now else { return }
    let kept = GoldenFolder.keep(now, as: name + ".svg")
    fail(Self.difference(from: before, to: now) + kept + ". If intended, \(GoldenFolder.remedy)")
  }

  /// Describes the differences.
  static func difference(from before: String, to now: String) -> String {
    guard let old = PictureList(of: before), let new = PictureList(of: now) else {
      return "the golden is not a picture of this library"
    }
    let differences = old.differences(to: new)
    guard differences.isEmpty else {
      let shown = differences.prefix(4).joined(separator: "; ")
      return differences.count > 4 ? "\(shown); and \(differences.count - 4) more" : shown
    }
    let lines = (before.split(separator: "\n"), now.split(separator: "\n"))
    for (index, pair) in zip(lines.0, lines.1).enumerated() where pair.0 != pair.1 {
      return "the elements are equal, but line \(index + 1) differs: '\(pair.0)' became '\(pair.1)'"
    }
    return "the elements are equal, but the drawing has \(lines.1.count) lines instead of \(lines.0.count)"
  }
}
