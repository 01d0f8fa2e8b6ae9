// SPDX-License-Identifier: MIT

// An empty module that makes `import Foundation` valid. UIKit contains the parts of Foundation that the browser build
// supports.
