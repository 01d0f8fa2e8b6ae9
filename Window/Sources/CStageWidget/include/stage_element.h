// SPDX-License-Identifier: MIT
#ifndef STAGE_ELEMENT_H
#define STAGE_ELEMENT_H

#include <gtk/gtk.h>
#include <stdint.h>

/// The actions of assistive technology on an element.
typedef enum {
  STAGE_ELEMENT_IS_READ,
  STAGE_ELEMENT_IS_PRESSED,
  STAGE_ELEMENT_IS_ADJUSTED,
} StageElementKind;

/// The callbacks of an element. Each receives the data and the layer with which the element was created.
typedef struct {
  /// Assistive technology presses the element.
  void (*press)(void *data, uint32_t layer);
  /// Assistive technology raises the value (1) or lowers it (-1).
  void (*adjust)(void *data, uint32_t layer, int direction);
  /// The element received keyboard focus.
  void (*focused)(void *data, uint32_t layer);
} StageElementFunctions;

/// The properties and states of an element.
typedef struct {
  const char *label;
  /// NULL for none.
  const char *description;
  gboolean is_disabled, is_focusable, is_modal;
  /// -1 if the element does not have the state, otherwise 0 or 1.
  int is_checked, is_selected, is_pressed;
  /// The level of a heading, or 0.
  int level;
  /// The position in a list counted from 1, and the number of items; 0 for none.
  int position, count;
  gboolean has_value;
  double value, maximum;
} StageElementState;

/// Creates an element: a widget that represents a layer to assistive technology. It draws nothing, and pointers do not
/// hit it.
GtkWidget *stage_element_new(GtkAccessibleRole role, StageElementKind kind, uint32_t layer, StageElementFunctions functions,
                             void *data);

/// Sets all properties that assistive technology reads.
void stage_element_describe(GtkWidget *element, const StageElementState *state);

/// Inserts an element into another one or a stage, after a sibling. If the sibling is NULL, the element becomes the
/// first child.
void stage_element_insert(GtkWidget *element, GtkWidget *parent, GtkWidget *previous);

/// Sets the box in points of the parent.
void stage_element_set_box(GtkWidget *element, int x, int y, int width, int height);

/// Allocates the elements in a widget.
void stage_element_allocate_children(GtkWidget *widget);

/// Removes the elements in a widget.
void stage_element_remove_children(GtkWidget *widget);

/// Makes assistive technology read text aloud. Requires GTK 4.14 or later. Returns whether it can.
gboolean stage_announce(GtkWidget *widget, const char *text);

#endif
