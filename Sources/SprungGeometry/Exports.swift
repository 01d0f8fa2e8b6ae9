// SPDX-License-Identifier: MIT

// User files import both UIKit and Foundation, so natively the geometry types, IndexPath, IndexSet, NSObject and
// NSCoder must be Foundation's own; a second CGRect would make every use of the name ambiguous.
#if canImport(Foundation)
  @_exported import Foundation
#endif
