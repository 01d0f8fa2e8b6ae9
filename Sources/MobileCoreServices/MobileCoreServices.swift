// SPDX-License-Identifier: MIT

// At Apple this module has names of kinds of data, of which there are none here. Here they are a part of UIKit, so that module is what an import of this one brings.
@_exported import UIKit
