// SPDX-License-Identifier: MIT

import SprungStage

#if !hasFeature(Embedded)
  /// Drags that the host controls: those of other programs over the stage, and the application's own outside the stage.
  enum HostDrag {
    /// Applies a step of the host. Returns the effect that a drop would have or had.
    static func take(_ step: StageDragStep) -> StageDropOperation {
      switch step {
      case .enter(let items, let allowsMove, let x, let y):
        return enter(items, allowsMove, at: CGPoint(x: x, y: y))
      case .move(let x, let y):
        guard let drag = hosted else { return .cancel }
        drag.hostMove(to: CGPoint(x: x, y: y))
        return drag.hostOperation
      case .exit:
        if let drag = DragDriver.current, drag.isOwn { drag.leaveStage() } else { hosted?.hostEnd(.cancel) }
        return .cancel
      case .drop(let x, let y):
        guard let drag = hosted else { return .cancel }
        drag.hostMove(to: CGPoint(x: x, y: y))
        return drag.hostDrop()
      case .end(let operation):
        hosted?.hostEnd(operation.operation)
        return operation
      }
    }

    private static var hosted: DragDriver? { DragDriver.current.flatMap { $0.isHosted ? $0 : nil } }

    private static func enter(_ items: [StageDragItem], _ allowsMove: Bool, at point: CGPoint) -> StageDropOperation {
      if let drag = hosted {
        if drag.isOwn, items.isEmpty {
          drag.returnToStage()
          drag.hostMove(to: point)
          return drag.hostOperation
        }
        // The end of the previous drag was lost.
        drag.hostEnd(.cancel)
      }
      guard DragDriver.current == nil, !items.isEmpty else { return .forbidden }
      let visible = WindowList.shared.visible
      guard let window = visible.last(where: { $0.hitTest(point, with: nil) != nil }) ?? visible.last else {
        return .unhandled
      }
      let session = DragSession()
      session.isRemote = true
      session.allowsMoveOperation = allowsMove
      session.items = items.map { UIDragItem(itemProvider: NSItemProvider($0)) }
      let drag = DragDriver(session, nil, in: window)
      drag.begin(at: point)
      return drag.hostOperation
    }

    // MARK: Items for other programs

    /// Loads the items of a drag that left the stage, and passes them to a closure.
    static func load(_ session: DragSession, _ completion: @escaping ([StageDragItem]) -> Void) {
      let loading = Loading(session.items.count, completion)
      for (index, item) in session.items.enumerated() {
        load(item.itemProvider, into: loading, at: index)
      }
      loading.finishIfComplete()
    }

    /// The items that have been loaded so far.
    private final class Loading {
      var items: [StageDragItem]
      var pending = 0
      private var completion: (([StageDragItem]) -> Void)?

      init(_ count: Int, _ completion: @escaping ([StageDragItem]) -> Void) {
        items = Array(repeating: StageDragItem([]), count: count)
        self.completion = completion
      }

      func finishIfComplete() {
        guard pending == 0, let completion else { return }
        self.completion = nil
        completion(items.filter { !$0.representations.isEmpty })
      }
    }

    private static func load(_ provider: NSItemProvider, into loading: Loading, at index: Int) {
      loading.items[index].name = provider.suggestedName ?? ""
      let name = provider.suggestedName
      loading.pending += provider.formats.count
      for format in provider.formats {
        format.loadFile { url, data, _ in
          let all = representations(of: format.identifier, url, data, name)
          for new in all where !loading.items[index].representations.contains(where: { $0.type == new.type }) {
            loading.items[index].representations.append(new)
          }
          loading.pending -= 1
          loading.finishIfComplete()
        }
      }
    }

    /// Converts a loaded format. Other programs receive files as URLs.
    private static func representations(
      of identifier: String, _ url: URL?, _ data: Data?, _ name: String?
    ) -> [StageDragItem.Representation] {
      typealias Representation = StageDragItem.Representation
      let type = UTType(identifier)
      if let url { return [Representation(type: "text/uri-list", bytes: Array(url.absoluteString.utf8))] }
      guard let data else { return [] }
      if type?.conforms(to: .url) == true { return [Representation(type: "text/uri-list", bytes: [UInt8](data))] }
      if type?.conforms(to: .plainText) == true { return [Representation(type: "text/plain", bytes: [UInt8](data))] }
      var all = [Representation(type: type?.preferredMIMEType ?? identifier, bytes: [UInt8](data))]
      // File managers only accept files.
      if type?.preferredFilenameExtension != nil, let file = ItemFiles.store(data, named: name, type: identifier) {
        all.append(Representation(type: "text/uri-list", bytes: Array(file.absoluteString.utf8)))
      }
      return all
    }
  }

  extension NSItemProvider {
    /// Creates an item provider for an item of another program.
    fileprivate convenience init(_ item: StageDragItem) {
      self.init()
      if !item.name.isEmpty { suggestedName = item.name }
      for representation in item.representations {
        let data = Data(representation.bytes)
        switch representation.type {
        case "text/uri-list":
          guard let url = URL(string: representation.text) else { continue }
          if url.isFileURL {
            formats += ItemFormat.formats(ofFile: url)
            if suggestedName == nil { suggestedName = url.deletingPathExtension().lastPathComponent }
          } else {
            formats.append(ItemFormat(UTType.url.identifier, data))
          }
        case "text/plain": formats.append(ItemFormat(UTType.utf8PlainText.identifier, data))
        case let type: formats.append(ItemFormat(UTType(mimeType: type)?.identifier ?? type, data))
        }
      }
    }
  }

  extension UIDropOperation {
    /// The operation in the host's protocol.
    var stageOperation: StageDropOperation {
      switch self {
      case .cancel: .cancel
      case .forbidden: .forbidden
      case .copy: .copy
      case .move: .move
      }
    }
  }

  extension StageDropOperation {
    /// The operation in the application.
    fileprivate var operation: UIDropOperation {
      switch self {
      case .copy: .copy
      case .move: .move
      case .forbidden: .forbidden
      case .cancel, .unhandled: .cancel
      }
    }
  }
#endif
