// SPDX-License-Identifier: MIT

// An empty module that makes `import` valid. Its sources are compiled as part of Scenes; see Package.swift.
