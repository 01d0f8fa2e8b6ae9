// SPDX-License-Identifier: MIT
#ifndef MATRICES_H
#define MATRICES_H

#include <gtk/gtk.h>

// Matrices of graphene hold vectors of the processor, which Swift does not import.

/// The transform of a matrix of sixteen numbers, row by row, which the caller releases.
GskTransform *stage_transform(const float numbers[16]);

/// A node that replaces the colors of a child by the product with a matrix and a sum.
GskRenderNode *stage_color_node(GskRenderNode *child, const float numbers[16], const float sum[4]);

#endif
