// SPDX-License-Identifier: MIT

extension UIWindowScene {
  /// The geometry of a scene on the screen at one moment.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// The coordinates of the screen. They are those of now, not of then.
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    /// The direction of the screen, by its sides.
    public let interfaceOrientation: UIInterfaceOrientation
    let size: CGSize

    init(orientation: UIInterfaceOrientation, size: CGSize) {
      interfaceOrientation = orientation
      self.size = size
      super.init()
    }

    #if hasFeature(Embedded)
      /// Whether `object` is a geometry of the same size and direction.
      public override func isEqual(_ object: AnyObject?) -> Bool { isSame(as: object as? Geometry) }
    #else
      /// Whether `object` is a geometry of the same size and direction.
      public nonisolated override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? Geometry) }
    #endif

    /// A hash of size and direction; equal geometries have equal hashes.
    public nonisolated override var hash: Int { size.width.hashValue ^ interfaceOrientation.rawValue }

    private nonisolated func isSame(as other: Geometry?) -> Bool {
      other?.size == size && other?.interfaceOrientation == interfaceOrientation
    }
  }

  /// Notifies the delegate that the screen has changed.
  final func notifyGeometryChanged(from old: Geometry, _ oldTraits: UITraitCollection) {
    guard !effectiveGeometry.isEqual(old) else { return }
    #if hasFeature(Embedded)
      let listener = delegate?._windowSceneDelegate
    #else
      let listener = delegate as? any UIWindowSceneDelegate
    #endif
    listener?.windowScene(
      self, didUpdate: old.coordinateSpace, interfaceOrientation: old.interfaceOrientation, traitCollection: oldTraits)
    listener?.windowScene(self, didUpdateEffectiveGeometry: old)
  }
}
