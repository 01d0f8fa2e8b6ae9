// SPDX-License-Identifier: MIT
// The same scenes, linked with UIDynamicAnimator. The targets of a package cannot share a source file.
#include "../../peers/scenes.c"
