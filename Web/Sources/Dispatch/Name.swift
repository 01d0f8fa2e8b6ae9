// SPDX-License-Identifier: MIT

// An empty module that makes `import Dispatch` valid. UIKit contains the parts of Dispatch that the browser build
// supports.
