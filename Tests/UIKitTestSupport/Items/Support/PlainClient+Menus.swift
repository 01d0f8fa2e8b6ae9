// SPDX-License-Identifier: MIT

// Only tests use this file, and only builds for tests can import internal declarations.
#if DEBUG
  @testable import UIKit

  // A plain client has no menus and does not support drag and drop.
  extension PlainClient {
    func menu(ofItemsAt paths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { nil }
    func highlightPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview?
    {
      nil
    }
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview?
    {
      nil
    }
    func menuWillPerformPreviewAction(
      _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    func menuWillDisplay(
      _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    {}
    func showsEditMenu(forItemAt path: IndexPath) -> Bool { false }
    func canPerform(_ action: Selector, forItemAt path: IndexPath) -> Bool { false }
    func perform(_ action: Selector, forItemAt path: IndexPath) {}

    func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }
    func itemsForAdding(to session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] { [] }
    func dragPreviewParameters(ofItemAt path: IndexPath) -> UIDragPreviewParameters? { nil }
    func dragWillBegin(_ session: any UIDragSession) {}
    func dragDidEnd(_ session: any UIDragSession) {}
    func dragAllowsMove(_ session: any UIDragSession) -> Bool { true }

    func canHandleDrop(_ session: any UIDropSession) -> Bool { false }
    func dropDidEnter(_ session: any UIDropSession) {}
    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .cancel)
    }
    func dropDidExit(_ session: any UIDropSession) {}
    func performDrop(_ coordinator: ItemDropCoordinator) {}
    func dropDidEnd(_ session: any UIDropSession) {}
  }
#endif
