// SPDX-License-Identifier: MIT

/// The assets that the application has registered.
nonisolated enum ImageAssets {
  struct Asset {
    let name: String
    let number: UInt32
    let size: CGSize
  }

  nonisolated(unsafe) private static var assets: [Asset] = []

  static func find(_ name: String) -> Asset? { assets.first { $0.name == name } }

  static func add(_ asset: Asset) {
    assets.removeAll { $0.name == asset.name }
    assets.append(asset)
  }
}
