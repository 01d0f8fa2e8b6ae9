// SPDX-License-Identifier: MIT
#include "matrices.h"

GskTransform *stage_transform(const float numbers[16]) {
  graphene_matrix_t matrix;
  graphene_matrix_init_from_float(&matrix, numbers);
  return gsk_transform_matrix(NULL, &matrix);
}

GskRenderNode *stage_color_node(GskRenderNode *child, const float numbers[16], const float sum[4]) {
  graphene_matrix_t matrix;
  graphene_vec4_t vector;
  graphene_matrix_init_from_float(&matrix, numbers);
  graphene_vec4_init(&vector, sum[0], sum[1], sum[2], sum[3]);
  return gsk_color_matrix_node_new(child, &matrix, &vector);
}
