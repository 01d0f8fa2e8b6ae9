// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "stage_element.h"

#include <dlfcn.h>

// GTK installs actions per class, so pressable and adjustable elements have separate classes. Adjustable elements are
// invisible GtkScale widgets, because GTK exposes values only for its own widgets.
typedef GtkWidget StageElement;
typedef GtkWidgetClass StageElementClass;
typedef GtkWidget StagePressed;
typedef GtkWidgetClass StagePressedClass;
typedef GtkScale StageAdjusted;
typedef GtkScaleClass StageAdjustedClass;

static GType stage_element_get_type(void);
static GType stage_pressed_get_type(void);
static GType stage_adjusted_get_type(void);
G_DEFINE_TYPE(StageElement, stage_element, GTK_TYPE_WIDGET)
G_DEFINE_TYPE(StagePressed, stage_pressed, stage_element_get_type())
G_DEFINE_TYPE(StageAdjusted, stage_adjusted, GTK_TYPE_SCALE)

typedef struct {
  StageElementFunctions functions;
  void *data;
  uint32_t layer;
  GdkRectangle box;
  gboolean is_changing;
} Element;

static GQuark element_quark(void) { return g_quark_from_static_string("stage-element"); }

/// The element data of a widget, or NULL if the widget is not an element.
static Element *element_of(GtkWidget *widget) { return g_object_get_qdata(G_OBJECT(widget), element_quark()); }

// MARK: Geometry

void stage_element_allocate_children(GtkWidget *widget) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    const Element *element = element_of(child);
    if (!element) continue;
    int least, natural;
    // GTK requires a widget to be measured before it is allocated.
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &least, &natural, NULL, NULL);
    gtk_widget_size_allocate(child, &element->box, -1);
  }
}

static void stage_element_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)width, (void)height, (void)baseline;
  stage_element_allocate_children(widget);
}

void stage_element_set_box(GtkWidget *element, int x, int y, int width, int height) {
  GdkRectangle box = {x, y, MAX(width, 0), MAX(height, 0)};
  Element *self = element_of(element);
  if (gdk_rectangle_equal(&box, &self->box)) return;
  self->box = box;
  GtkWidget *parent = gtk_widget_get_parent(element);
  if (parent) gtk_widget_queue_allocate(parent);
}

static void stage_element_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                                  int *minimum_baseline, int *natural_baseline) {
  (void)widget, (void)orientation, (void)for_size;
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void stage_element_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) { (void)widget, (void)snapshot; }

// MARK: The tree

void stage_element_insert(GtkWidget *element, GtkWidget *parent, GtkWidget *previous) {
  GtkWidget *old = gtk_widget_get_parent(element);
  if (old == parent && gtk_widget_get_prev_sibling(element) == previous) return;
  g_object_ref(element);
  if (old && old != parent) gtk_widget_unparent(element);
  gtk_widget_insert_after(element, parent, previous);
  g_object_unref(element);
}

void stage_element_remove_children(GtkWidget *widget) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  while (child) {
    GtkWidget *next = gtk_widget_get_next_sibling(child);
    if (element_of(child)) gtk_widget_unparent(child);
    child = next;
  }
}

static void stage_element_dispose(GObject *object) {
  stage_element_remove_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(stage_element_parent_class)->dispose(object);
}

// MARK: Actions

static void press(GtkWidget *widget, const char *name, GVariant *parameter) {
  (void)name, (void)parameter;
  Element *self = element_of(widget);
  self->functions.press(self->data, self->layer);
}

static void increase(GtkWidget *widget, const char *name, GVariant *parameter) {
  (void)name, (void)parameter;
  Element *self = element_of(widget);
  self->functions.adjust(self->data, self->layer, 1);
}

static void decrease(GtkWidget *widget, const char *name, GVariant *parameter) {
  (void)name, (void)parameter;
  Element *self = element_of(widget);
  self->functions.adjust(self->data, self->layer, -1);
}

// GTK 4.8 rejects AT-SPI focus requests, so elements offer a focus action.
static void focus(GtkWidget *widget, const char *name, GVariant *parameter) {
  (void)name, (void)parameter;
  Element *self = element_of(widget);
  // GTK emits no signal while the window is inactive, so the callback is called directly.
  if (gtk_widget_grab_focus(widget)) self->functions.focused(self->data, self->layer);
}

static void value_changed(GtkWidget *widget) {
  Element *self = element_of(widget);
  double value = gtk_range_get_value(GTK_RANGE(widget));
  double *old = g_object_get_data(G_OBJECT(widget), "stage-value");
  if (self && !self->is_changing && old && value != *old) self->functions.adjust(self->data, self->layer, value > *old ? 1 : -1);
}

static void focus_changed(GtkWidget *widget) {
  Element *self = element_of(widget);
  if (self && gtk_widget_is_focus(widget)) self->functions.focused(self->data, self->layer);
}

// MARK: Description

void stage_element_describe(GtkWidget *element, const StageElementState *state) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(element);
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, state->label, -1);
  if (state->description) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, state->description, -1);
  } else {
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  }
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_MODAL, state->is_modal, -1);
  if (state->level > 0) gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL, state->level, -1);
  if (state->has_value && GTK_IS_RANGE(element)) {
    Element *self = element_of(element);
    self->is_changing = TRUE;
    gtk_range_set_range(GTK_RANGE(element), 0, MAX(state->maximum, 0));
    gtk_range_set_value(GTK_RANGE(element), state->value);
    self->is_changing = FALSE;
    double *value = g_new(double, 1);
    *value = gtk_range_get_value(GTK_RANGE(element));
    g_object_set_data_full(G_OBJECT(element), "stage-value", value, g_free);
  }
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED, state->is_disabled, -1);
  if (state->is_checked >= 0) {
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_CHECKED,
                                state->is_checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  }
  if (state->is_pressed >= 0) {
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_PRESSED,
                                state->is_pressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  } else {
    gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_PRESSED);
  }
  if (state->is_selected >= 0) {
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, state->is_selected, -1);
  }
  if (state->position > 0) {
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, state->position,
                                   GTK_ACCESSIBLE_RELATION_SET_SIZE, state->count, -1);
  }
  gtk_widget_set_focusable(element, state->is_focusable);
  gtk_widget_action_set_enabled(element, "element.focus", state->is_focusable);
  gtk_widget_action_set_enabled(element, "element.press", !state->is_disabled);
}

gboolean stage_announce(GtkWidget *widget, const char *text) {
  typedef void (*Announce)(GtkAccessible *, const char *, int);
  Announce announce = (Announce)dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
  // With medium priority, the text is read after the current speech ends.
  if (announce) announce(GTK_ACCESSIBLE(widget), text, 1);
  return announce != NULL;
}

// MARK: Classes

static void stage_element_class_init(StageElementClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = stage_element_snapshot;
  widget_class->measure = stage_element_measure;
  widget_class->size_allocate = stage_element_size_allocate;
  G_OBJECT_CLASS(class)->dispose = stage_element_dispose;
  gtk_widget_class_set_css_name(widget_class, "stage-element");
}

static void stage_pressed_class_init(StagePressedClass *class) {
  gtk_widget_class_install_action(GTK_WIDGET_CLASS(class), "element.press", NULL, press);
  gtk_widget_class_install_action(GTK_WIDGET_CLASS(class), "element.focus", NULL, focus);
}

static void stage_adjusted_class_init(StageAdjustedClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = stage_element_snapshot;
  widget_class->measure = stage_element_measure;
  gtk_widget_class_set_css_name(widget_class, "stage-element");
  gtk_widget_class_install_action(widget_class, "element.increase", NULL, increase);
  gtk_widget_class_install_action(widget_class, "element.decrease", NULL, decrease);
  gtk_widget_class_install_action(widget_class, "element.focus", NULL, focus);
}

static void stage_element_init(StageElement *self) { (void)self; }
static void stage_pressed_init(StagePressed *self) { (void)self; }
static void stage_adjusted_init(StageAdjusted *self) { (void)self; }

GtkWidget *stage_element_new(GtkAccessibleRole role, StageElementKind kind, uint32_t layer, StageElementFunctions functions,
                             void *data) {
  GType type = kind == STAGE_ELEMENT_IS_PRESSED    ? stage_pressed_get_type()
               : kind == STAGE_ELEMENT_IS_ADJUSTED ? stage_adjusted_get_type()
                                                   : stage_element_get_type();
  GtkWidget *widget = g_object_new(type, "accessible-role", role, NULL);
  Element *element = g_new0(Element, 1);
  element->functions = functions;
  element->data = data;
  element->layer = layer;
  g_object_set_qdata_full(G_OBJECT(widget), element_quark(), element, g_free);
  gtk_widget_set_can_target(widget, FALSE);
  g_signal_connect(widget, "notify::has-focus", G_CALLBACK(focus_changed), NULL);
  if (kind == STAGE_ELEMENT_IS_ADJUSTED) g_signal_connect(widget, "value-changed", G_CALLBACK(value_changed), NULL);
  return widget;
}
