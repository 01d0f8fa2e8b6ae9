// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Pairs

@MainActor @Suite(.uiKit)
struct PairsTests {
  @Test func theRulesHold() {
    var game = PairsGame(signs: ["A", "B"], shuffle: 1)
    let first = game.faces.firstIndex(of: "A")!
    let second = game.faces.lastIndex(of: "A")!
    let other = game.faces.firstIndex(of: "B")!
    #expect(game.turn(first) == .opened)
    #expect(game.turn(first) == .nothing)
    #expect(game.turn(other) == .missed(first, other))
    #expect(game.turn(first) == .opened)
    #expect(game.turn(second) == .pair(first, second))
    #expect(game.turn(second) == .nothing)
    #expect(game.turns == 2 && !game.isOver)
  }

  @Test func aWholeGameEmptiesTheTable() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let controller = try stage.controller(PairsViewController.self)
    stage.expectSettled(within: 10)
    for sign in Set(controller.game.faces).sorted() {
      for card in controller.game.faces.indices where controller.game.faces[card] == sign {
        stage.tap(at: controller.place(of: card))
      }
      stage.expectSettled(within: 20)
    }
    #expect(stage.shows(.text, "Done in 8 turns"))
    #expect(controller.cards.allSatisfy { $0.superview == nil })
  }

  @Test func aMissIsTurnedBackByTheNextCard() throws {
    let stage = try TestStage(application: AppDelegate.self)
    let controller = try stage.controller(PairsViewController.self)
    stage.expectSettled(within: 10)
    let first = controller.game.faces[0]
    let other = try #require(controller.game.faces.firstIndex { $0 != first })
    stage.tap(at: controller.place(of: 0))
    stage.tap(at: controller.place(of: other))
    stage.expectSettled(within: 10)
    #expect(controller.cards[0].isOpen && controller.cards[other].isOpen)
    let next = try #require(controller.cards.indices.first { $0 != 0 && $0 != other })
    stage.tap(at: controller.place(of: next))
    #expect(!controller.cards[0].isOpen && !controller.cards[other].isOpen && controller.cards[next].isOpen)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let stage = try TestStage(application: AppDelegate.self, on: TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
