// SPDX-License-Identifier: MIT
#ifndef MATRICES_H
#define MATRICES_H

#include <gtk/gtk.h>

// C wrappers for Graphene's matrices, because these contain SIMD vectors, which Swift cannot import.

/// Returns the transform for a 4 x 4 matrix in row-major order. The caller releases it.
GskTransform *stage_transform(const float numbers[16]);

/// Returns a node that multiplies each color of `child` by a matrix and adds `sum`.
GskRenderNode *stage_color_node(GskRenderNode *child, const float numbers[16], const float sum[4]);

#endif
