// SPDX-License-Identifier: MIT
// The same scenes, linked with UIDynamicAnimator. Targets of a package cannot share a source file.
#include "../../peers/scenes.c"
