// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Pairs

@MainActor @Suite(.uiKit)
struct PairsTests {
  @Test func gameFollowsRules() throws {
    var game = PairsGame(symbols: ["A", "B"], number: 1)
    let first = try #require(game.faces.firstIndex(of: "A"))
    let second = try #require(game.faces.lastIndex(of: "A"))
    let other = try #require(game.faces.firstIndex(of: "B"))
    #expect(game.turn(first) == .opened)
    #expect(game.turn(first) == .ignored)
    #expect(game.turn(other) == .missed(first, other))
    #expect(game.turn(first) == .opened)
    #expect(game.turn(second) == .pair(first, second))
    #expect(game.turn(second) == .ignored)
    #expect(game.turns == 2 && !game.isOver)
  }

  @Test func gridFitsArea() {
    let phone = TableGrid(count: 16, in: CGRect(x: 12, y: 107, width: 366, height: 695))
    #expect(phone.cardSize == CGSize(width: 78, height: 104))
    #expect(phone.center(of: 0).y == phone.center(of: 3).y && phone.center(of: 4).y > phone.center(of: 3).y)
    let landscape = TableGrid(count: 16, in: CGRect(x: 0, y: 0, width: 800, height: 300))
    #expect(landscape.center(of: 0).y == landscape.center(of: 7).y)
  }

  private func start(_ device: TestDevice = .phone) throws -> (TestStage, PairsViewController) {
    let stage = try TestStage(application: AppDelegate.self, on: device)
    stage.expectSettled(within: 10)
    return (stage, try stage.controller(PairsViewController.self))
  }

  @Test func cardsSnapToTheirPositions() throws {
    let (_, controller) = try start()
    for index in controller.cards.indices {
      let center = controller.cards[index].center
      let position = controller.position(of: index)
      #expect(abs(center.x - position.x) < 0.5 && abs(center.y - position.y) < 0.5)
    }
  }

  @Test func pairIsThrownOffTableWithSparks() throws {
    let (stage, controller) = try start()
    let face = controller.game.faces[0]
    let second = try #require(controller.game.faces.lastIndex(of: face))
    stage.tap(at: controller.position(of: 0))
    stage.tap(at: controller.position(of: second))
    stage.advance(by: 0.6)
    let particles = try #require(controller.view.subviews.last)
    #expect(particles.layer.sublayers?.count { $0 is CAEmitterLayer } == 2)
    #expect(controller.cards[0].center.y < controller.position(of: 0).y)
    stage.expectSettled(within: 10)
    #expect(controller.cards[0].superview == nil && controller.cards[second].superview == nil)
    #expect(particles.layer.sublayers?.contains { $0 is CAEmitterLayer } != true)
    #expect(stage.shows(.text, "1 of 8 pairs, 1 turn"))
  }

  @Test func nextCardTurnsMissFaceDown() throws {
    let (stage, controller) = try start()
    let first = controller.game.faces[0]
    let other = try #require(controller.game.faces.firstIndex { $0 != first })
    stage.tap(at: controller.position(of: 0))
    stage.tap(at: controller.position(of: other))
    stage.expectSettled(within: 10)
    #expect(controller.cards[0].isFaceUp && controller.cards[other].isFaceUp)
    let next = try #require(controller.cards.indices.first { $0 != 0 && $0 != other })
    stage.tap(at: controller.position(of: next))
    #expect(!controller.cards[0].isFaceUp && !controller.cards[other].isFaceUp && controller.cards[next].isFaceUp)
    stage.expectSettled(within: 10)
    let center = controller.cards[0].center
    #expect(abs(center.x - controller.position(of: 0).x) < 0.5 && abs(controller.cards[0].transform.b) < 0.01)
  }

  @Test func missedCardCanStartNextTurn() throws {
    let (stage, controller) = try start()
    let first = controller.game.faces[0]
    let other = try #require(controller.game.faces.firstIndex { $0 != first })
    for card in [0, other] { stage.tap(at: controller.position(of: card)) }
    stage.expectSettled(within: 10)
    stage.tap(at: controller.position(of: 0))
    #expect(controller.cards[0].isFaceUp && !controller.cards[other].isFaceUp)
  }

  @Test func finishedGameEmptiesTableAndNewGameFillsIt() throws {
    let (stage, controller) = try start()
    for symbol in CardSymbol.all {
      for card in controller.game.faces.indices where controller.game.faces[card] == symbol.name {
        stage.tap(at: controller.position(of: card))
      }
      stage.expectSettled(within: 20)
    }
    #expect(stage.shows(.text, "Done in 8 turns"))
    #expect(controller.cards.allSatisfy { $0.superview == nil })
    let before = controller.game.faces
    try stage.tap(.button, "New Game")
    stage.expectSettled(within: 10)
    #expect(stage.shows(.text, "0 of 8 pairs, 0 turns") && controller.game.faces != before)
    #expect(controller.cards.allSatisfy { $0.superview != nil })
    stage.expectNoOverlap(stage.elements(of: controller.cards))
  }

  @Test func cardsFitWithoutOverlapOnEveryScreen() {
    onDevices(count: 100) {
      PairsViewController()
    } check: { stage in
      stage.expectSettled(within: 20)
      let cards = stage.elements(of: try stage.controller(PairsViewController.self).cards)
      stage.expectNoOverlap(cards)
      stage.expectInsideBounds(cards)
    }
  }

  @Test func rotationPreservesGame() throws {
    let (stage, controller) = try start()
    stage.tap(at: controller.position(of: 0))
    stage.rotate()
    stage.expectSettled(within: 10)
    #expect(controller.cards[0].isFaceUp)
    stage.expectNoOverlap(stage.elements(of: controller.cards))
    stage.expectInsideBounds(stage.elements(of: controller.cards))
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 2.5, 3, 4])
  func noTextIsTruncated(scale: Double) throws {
    let (stage, _) = try start(TestDevice(width: 390, height: 844, scale: scale))
    stage.expectNoTruncation()
  }
}
