// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A delegate of menus and drags on a plain view.
@MainActor
final class LifetimeInteractions: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  weak var stage: LifetimeStage?

  init(_ stage: LifetimeStage) {
    self.stage = stage
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { .lifetimes(stage) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { stage?.callback() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { stage?.callback() }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    stage?.callback()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { stage?.callback() }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    stage?.callback()
    return UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { stage?.callback() }
}

extension LifetimeScene {
  static let menus: [LifetimeScene] = [
    LifetimeScene("context menu") { stage in
      let (card, _) = stage.makeCard()
      let delegate = LifetimeInteractions(stage)
      stage.help(delegate)
      let interaction = UIContextMenuInteraction(delegate: delegate)
      card.addInteraction(interaction)
      if stage.oneIn(3) {
        stage.keep(interaction) { $0.dismissMenu() }
        stage.keep(card.gestureRecognizers?.first) { $0.isEnabled.toggle() }
      } else {
        stage.track(interaction, "the interaction")
      }
      stage.finger(at: CGPoint(x: 100, y: 100), to: stage.oneIn(2) ? CGPoint(x: 110, y: 300) : nil, rest: 34)
      if stage.oneIn(2) { stage.tap(stage.point(), after: 44) }
    },
    LifetimeScene("button menu") { stage in
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.frame = CGRect(x: 60, y: 100, width: 100, height: 44)
      button.menu = .lifetimes(stage)
      button.showsMenuAsPrimaryAction = true
      stage.show(button, "the button")
      if stage.oneIn(3) { stage.keep(button.gestureRecognizers?.first) { $0.isEnabled.toggle() } }
      stage.tap(CGPoint(x: 100, y: 120))
      stage.tap(CGPoint(x: 100, y: 170), after: 20)
    },
    LifetimeScene("drag and drop") { stage in
      let (card, inner) = stage.makeCard()
      let delegate = LifetimeInteractions(stage)
      stage.help(delegate)
      let drag = UIDragInteraction(delegate: delegate)
      drag.isEnabled = true
      inner.addInteraction(drag)
      card.addInteraction(UIDropInteraction(delegate: delegate))
      if stage.oneIn(3) {
        stage.keep(inner.gestureRecognizers?.first) { $0.isEnabled.toggle() }
        stage.keep(inner.gestureRecognizers?.last) { $0.isEnabled.toggle() }
      }
      stage.finger(at: CGPoint(x: 80, y: 100), to: stage.oneIn(2) ? CGPoint(x: 200, y: 200) : stage.point(), rest: 34)
      if stage.oneIn(3) { stage.later(stage.int(20..<50)) { [weak inner] in inner?.removeFromSuperview() } }
    },
    LifetimeScene("edit menu") { stage in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.text = "some words"
      stage.show(field, "the text field")
      _ = field.becomeFirstResponder()
      UIMenuController.shared.showMenu(from: field, rect: field.bounds)
      stage.tap(CGPoint(x: 100, y: 80), after: 10)
    },
  ]
}
