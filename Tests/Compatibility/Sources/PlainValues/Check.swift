// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks values that are encoded and described, views that are distinguished by protocol, and child tasks.
@MainActor public func check(_ check: Check) {
  // Encoding and decoding.
  let cards = [
    Card(title: "A", level: .hard, content: .photo(name: "sea", width: 1.5, caption: nil), marks: [.init(x: 3, label: "m")]),
    Card(title: "B", content: .pair(.text("x"), .empty)),
  ]
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let text = (try? encoder.encode(cards)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  check.expect(
    text == #"[{"content":{"photo":{"name":"sea","width":1.5}},"level":3,"marks":[{"label":"m","x":3}],"title":"A"},"#
      + #"{"content":{"pair":{"_0":{"text":{"_0":"x"}},"_1":{"none":{}}}},"level":2,"marks":[],"title":"B"}]"#, text)
  check.expect((try? JSONDecoder().decode([Card].self, from: Data(text.utf8))) == cards, "read again")
  for wrong in [#"{"text":{"_0":"a"},"none":{}}"#, #"{"text":{}}"#, #"{"other":{}}"#, "{}", "3"] {
    check.expect((try? JSONDecoder().decode(CardContent.self, from: Data(wrong.utf8))) == nil, "refused: \(wrong)")
  }

  // Descriptions.
  var round = Round(number: 2, players: ["Ann", "Bo"], bonus: 1.5)
  check.expect("\(round)".hasPrefix(#"Round(number: 2, players: ["Ann", "Bo"], bonus: Optional(1.5), outcome: "#), "\(round)")
  check.expect("\(round)".hasSuffix("Outcome.open)"), "\(round)")
  round.bonus = nil
  round.outcome = .lost(reason: "time")
  check.expect("\(round)".hasSuffix(#"bonus: nil, outcome: \#(moduleName).Outcome.lost(reason: "time"))"#), "\(round)")
  check.expect(String(describing: round.outcome) == #"lost(reason: "time")"#, String(describing: round.outcome))
  check.expect("\(Outcome.won(points: 3))" == "won(points: 3)", "a case with a number")
  check.expect("\(Card.Mark(x: 1, label: "a"))" == #"Mark(x: 1, label: Optional("a"))"#, "\(Card.Mark(x: 1, label: "a"))")

  // Views.
  let board = BoardView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  check.show(board)
  check.expect(
    board.describeAll() == ["title One", "title Two", "long Three", "markable true", "control"], "\(board.describeAll())")
  check.expect(board.firstHeading == "One", "the first heading")
  board.shiftLabels()
  check.expect(board.log == ["One,Two,Three", "3 labels"], "\(board.log)")
  check.expect(board.subviews[1].frame, is: CGRect(x: 15, y: 30, width: 100, height: 24), "a label was moved")
  check.expect(board.subviews[3].frame.minX, is: 120, "the button was not")

  // Child tasks.
  let loader = Loader()
  let results = Results()
  DispatchQueue.main.async { Task { results.pair = await loader.loadPair() } }
  check.wait(0.5)
  check.expect(results.pair == 11 && loader.loaded.last == "first", "\(results.pair) \(loader.loaded)")
  DispatchQueue.main.async { Task { results.sizes = await loader.loadMany(["a", "bb", "ccc"]) } }
  check.wait(0.6)
  check.expect(results.sizes == [3, 2, 1], "in the order in which they end: \(results.sizes)")

  // Characters.
  let letters = redacted("The Secret of secrets")
  check.expect(letters.string == "The *** of ***s!", letters.string)
  check.expect(letters.attribute(.kern, at: 2, effectiveRange: nil) != nil, "attributes stay")
  check.expect(letters.attribute(.kern, at: 5, effectiveRange: nil) == nil, "where they were")
}

@MainActor private final class Results {
  var pair = 0
  var sizes: [Int] = []
}

private var moduleName: Substring { #fileID.prefix { $0 != "/" } }
