// SPDX-License-Identifier: MIT

// peers/scenes.c for WebAssembly; `scene_main` is its `main`.

#ifndef CSCENES_H
#define CSCENES_H

int scene_main(int argc, char **argv);

#endif
