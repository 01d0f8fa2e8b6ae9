// SPDX-License-Identifier: MIT

import SprungStage

/// The latest gestures and contacts, for inspecting a running application. Nothing is recorded until an inspector
/// enables the log.
package final class EventLog: AppState {
  package static let shared = AppContext.adopt(EventLog())

  /// A recorded event.
  struct Entry {
    /// The time in seconds of the host's clock.
    let time: TimeInterval
    /// The description of the event, such as "Pan began".
    let words: String
    /// The layers of the two affected views. A layer ID of 0 means that there is no layer, for example at a boundary.
    let layer: LayerID
    let other: LayerID
    let point: CGPoint
  }

  /// The maximum number of entries. When the limit is exceeded, the oldest entry is discarded.
  static let limit = 200

  /// Whether events are recorded.
  @exclusivity(unchecked) package var isOn = false
  @exclusivity(unchecked) private var ring: [Entry] = []
  @exclusivity(unchecked) private var next = 0

  /// Discards all entries and stops recording.
  package func reset() {
    ring = []
    next = 0
    isOn = false
  }

  func note(_ words: String, _ layer: LayerID, _ other: LayerID = 0, at point: CGPoint) {
    guard isOn else { return }
    let entry = Entry(
      time: AppContext.shared.currentTime, words: words, layer: layer, other: other, point: point)
    if ring.count < Self.limit {
      ring.append(entry)
    } else {
      ring[next] = entry
      next = (next + 1) % Self.limit
    }
  }

  /// The entries, latest first.
  var entries: [Entry] { (ring[next...] + ring[..<next]).reversed() }

  /// One line per entry, latest first: seconds, event, layer, other layer, x, y, separated by tabs.
  package var text: String {
    entries.map { entry in
      let position = "\(ShortNumber.text(entry.point.x))\t\(ShortNumber.text(entry.point.y))"
      return "\(ShortNumber.text(entry.time))\t\(entry.words)\t\(entry.layer)\t\(entry.other)\t\(position)"
    }.joined(separator: "\n")
  }
}
