// SPDX-License-Identifier: MIT

extension UIWindowScene {
  /// A snapshot of a scene's geometry on the screen.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// The coordinate space of the screen. This space always reflects the current geometry of the screen, not that of
    /// the snapshot.
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    /// The interface orientation at the time of the snapshot.
    public let interfaceOrientation: UIInterfaceOrientation
    let size: CGSize

    init(orientation: UIInterfaceOrientation, size: CGSize) {
      interfaceOrientation = orientation
      self.size = size
      super.init()
    }

    #if hasFeature(Embedded)
      /// Returns whether `object` is a geometry with the same size and orientation.
      public override func isEqual(_ object: AnyObject?) -> Bool { isSame(as: object as? Geometry) }
    #else
      /// Returns whether `object` is a geometry with the same size and orientation.
      public nonisolated override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? Geometry) }
    #endif

    /// A hash of the size and orientation. Equal geometries have equal hashes.
    public nonisolated override var hash: Int { size.width.hashValue ^ interfaceOrientation.rawValue }

    private nonisolated func isSame(as other: Geometry?) -> Bool {
      other?.size == size && other?.interfaceOrientation == interfaceOrientation
    }
  }

  /// Notifies the delegate if the geometry has changed.
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
