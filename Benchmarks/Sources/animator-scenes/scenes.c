// SPDX-License-Identifier: MIT
// The same scenes, linked with UIDynamicAnimator: a package's targets cannot share a file.
#include "../../peers/scenes.c"
