// SPDX-License-Identifier: MIT

import Foundation
import OwnFoundation
import SprungTestSupport
import Testing

/// Compares the browser build's dates with Foundation's, in GMT.
@Suite struct DateTests {
  private static let theirs: Foundation.Calendar = {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = Foundation.TimeZone(secondsFromGMT: 0)!
    return calendar
  }()

  /// Returns a random time from 1700 to 2400, in whole seconds. Before 1582, Foundation's calendar is Julian.
  private func seconds(_ random: inout SeededRandom) -> Double {
    Double(random.next() % 22_000_000_000) - 8_500_000_000
  }

  @Test func components() {
    let ours = OwnFoundation.Calendar(identifier: .gregorian)
    var random = SeededRandom(seed: 21)
    for _ in 0..<5000 {
      let seconds = seconds(&random)
      let mine = ours.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday],
        from: OwnFoundation.Date(timeIntervalSince1970: seconds))
      let other = Self.theirs.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday],
        from: Foundation.Date(timeIntervalSince1970: seconds))
      #expect(
        [mine.year, mine.month, mine.day, mine.hour, mine.minute, mine.second, mine.weekday] == [
          other.year, other.month, other.day, other.hour, other.minute, other.second, other.weekday,
        ], "\(seconds)")
      #expect(ours.date(from: mine)?.timeIntervalSince1970 == seconds)
      #expect(
        ours.startOfDay(for: .init(timeIntervalSince1970: seconds)).timeIntervalSince1970
          == Self.theirs.startOfDay(for: .init(timeIntervalSince1970: seconds)).timeIntervalSince1970)
    }
  }

  @Test func adding() {
    let ours = OwnFoundation.Calendar.current
    let pairs: [(OwnFoundation.Calendar.Component, Foundation.Calendar.Component)] = [
      (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
    var random = SeededRandom(seed: 22)
    for _ in 0..<3000 {
      let seconds = seconds(&random)
      let (mine, other) = pairs[Int(random.next() % UInt64(pairs.count))]
      let value = Int(random.next() % 101) - 50
      // If the day does not exist in a month, Foundation does not always stay in that month. The expected behavior is
      // tested below.
      guard ours.component(.day, from: .init(timeIntervalSince1970: seconds)) <= 28 else { continue }
      #expect(
        ours.date(byAdding: mine, value: value, to: .init(timeIntervalSince1970: seconds))?.timeIntervalSince1970
          == Self.theirs.date(byAdding: other, value: value, to: .init(timeIntervalSince1970: seconds))?
          .timeIntervalSince1970, "\(value) \(other) after \(seconds)")
    }
    func day(_ year: Int, _ month: Int, _ day: Int) -> OwnFoundation.Date? {
      ours.date(from: OwnFoundation.DateComponents(year: year, month: month, day: day))
    }
    for (start, months, end) in [((2023, 1, 31), 1, (2023, 2, 28)), ((2024, 3, 31), -1, (2024, 2, 29))] {
      let moved = day(start.0, start.1, start.2).flatMap { ours.date(byAdding: .month, value: months, to: $0) }
      #expect(moved == day(end.0, end.1, end.2))
    }
  }

  @Test(
    arguments: [
      "HH:mm", "yyyy-MM-dd", "yyyy-MM-dd HH:mm:ss", "h:mm a", "EEE, d MMM yyyy", "EEEE MMMM dd yy", "mm:ss.SSS",
      "'at' H 'o''clock'", "d.M.y", "hh",
    ])
  func patterns(pattern: String) {
    let ours = OwnFoundation.DateFormatter()
    ours.dateFormat = pattern
    let theirs = Foundation.DateFormatter()
    theirs.locale = Foundation.Locale(identifier: "en_US_POSIX")
    theirs.timeZone = Foundation.TimeZone(secondsFromGMT: 0)
    theirs.dateFormat = pattern
    var random = SeededRandom(seed: 23)
    for _ in 0..<300 {
      let seconds = seconds(&random) + 0.125 * Double(random.next() % 8)
      #expect(
        ours.string(from: .init(timeIntervalSince1970: seconds))
          == theirs.string(from: .init(timeIntervalSince1970: seconds)),
        "\(seconds)")
    }
  }

  @Test func styles() {
    let pairs: [(OwnFoundation.DateFormatter.Style, Foundation.DateFormatter.Style)] = [
      (.none, .none), (.short, .short), (.medium, .medium), (.long, .long), (.full, .full),
    ]
    let theirs = Foundation.DateFormatter()
    theirs.locale = Foundation.Locale(identifier: "en_US")
    theirs.timeZone = Foundation.TimeZone(secondsFromGMT: 0)
    for (mine, other) in pairs {
      for (myTime, otherTime) in pairs.prefix(3) {
        theirs.dateStyle = other
        theirs.timeStyle = otherTime
        let ours = OwnFoundation.DateFormatter.localizedString(
          from: .init(timeIntervalSince1970: 1_700_000_000), dateStyle: mine, timeStyle: myTime)
        // Newer Foundation tables have a narrow space before AM or PM, and older ones a plain space.
        let expected = theirs.string(from: .init(timeIntervalSince1970: 1_700_000_000))
          .replacingOccurrences(of: "\u{202F}", with: " ")
        #expect(ours == expected)
      }
    }
  }

  @Test func datesAndIntervals() {
    OwnFoundation.Date.hostSeconds = 100
    let now = OwnFoundation.Date()
    OwnFoundation.Date.hostSeconds = 130
    #expect(now.timeIntervalSinceNow == -30 && OwnFoundation.Date().timeIntervalSince(now) == 30)
    #expect(now + 5 > now && (now - 5).timeIntervalSinceReferenceDate == 95 && now.addingTimeInterval(1) == now + 1)
    #expect(OwnFoundation.Date.distantPast < now && now < .distantFuture)
    #expect(
      OwnFoundation.Date.distantPast.timeIntervalSince1970 == Foundation.Date.distantPast.timeIntervalSince1970
        && OwnFoundation.Date.distantFuture.timeIntervalSince1970 == Foundation.Date.distantFuture.timeIntervalSince1970
    )
    OwnFoundation.Date.hostSeconds = 0
  }
}
