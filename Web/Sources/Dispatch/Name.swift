// SPDX-License-Identifier: MIT

// An empty module that makes `import` valid. UIKit contains the parts that the browser build supports.
