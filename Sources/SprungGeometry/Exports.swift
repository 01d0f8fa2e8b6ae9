// SPDX-License-Identifier: MIT

// User files import both UIKit and Foundation, so natively the geometry types, IndexPath, IndexSet, NSObject and
// NSCoder must be Foundation's own; a second CGRect would make every use of the name ambiguous.
#if !hasFeature(Embedded)
  @_exported import Foundation
#endif

// The browser build's own, so that sources may write `@MainActor`.
#if hasFeature(Embedded) && canImport(_Concurrency)
  @_exported import _Concurrency
#endif
