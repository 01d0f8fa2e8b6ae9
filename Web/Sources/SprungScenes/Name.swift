// SPDX-License-Identifier: MIT

// Only the name of the module, for `import`: its sources are compiled as part of Scenes, see Package.swift.
