// SPDX-License-Identifier: MIT

import Foundation
import OwnFoundation
import Testing

/// Compares time zones and the lengths of months and years with Foundation's.
@Suite struct CalendarRangeTests {
  @Test func ranges() throws {
    var theirs = Foundation.Calendar(identifier: .gregorian)
    let zone = Foundation.TimeZone(secondsFromGMT: 3600)
    let ownZone = OwnFoundation.TimeZone(secondsFromGMT: 3600)
    theirs.timeZone = try #require(zone)
    var ours = OwnFoundation.Calendar(identifier: .gregorian)
    ours.timeZone = try #require(ownZone)
    #expect(ours.timeZone.secondsFromGMT() == 3600 && ours.secondsFromGMT == 3600)
    for month in 0..<600 {
      let seconds = Double(month) * 2_629_800 + 12_345
      let own = OwnFoundation.Date(timeIntervalSince1970: seconds)
      let other = Foundation.Date(timeIntervalSince1970: seconds)
      #expect(ours.range(of: .day, in: .month, for: own) == theirs.range(of: .day, in: .month, for: other))
      #expect(ours.range(of: .day, in: .year, for: own) == theirs.range(of: .day, in: .year, for: other))
      #expect(ours.range(of: .month, in: .year, for: own) == theirs.range(of: .month, in: .year, for: other))
    }
    #expect(ours.range(of: .year, in: .day, for: .init()) == nil)
  }

  @Test func invalidTimeZonesAreNil() {
    typealias Zone = OwnFoundation.TimeZone
    #expect(Zone(secondsFromGMT: 100_000) == nil && Zone(identifier: "Nowhere") == nil)
    #expect(Zone(identifier: "UTC") == Zone(secondsFromGMT: 0))
  }

  @Test func formatterUsesItsTimeZone() {
    let formatter = OwnFoundation.DateFormatter()
    formatter.dateFormat = "HH:mm"
    formatter.timeZone = OwnFoundation.TimeZone(secondsFromGMT: 5400)
    #expect(formatter.string(from: .init(timeIntervalSince1970: 0)) == "01:30")
  }
}
