// SPDX-License-Identifier: MIT

// An empty module that makes `import SprungScenes` valid. The module's sources are compiled as part of Scenes; see
// Package.swift.
