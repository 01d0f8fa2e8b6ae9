// SPDX-License-Identifier: MIT
#include "stage_widget.h"

#include "stage_element.h"

// The minimum size of a resizable stage, in points.
static const int least_size = 120;

typedef struct {
  GtkWidget parent;
  StageWidgetFunctions functions;
  void *data;
  int width, height;
  gboolean is_fixed;
} StageWidget;

typedef struct {
  GtkWidgetClass parent;
} StageWidgetClass;

static GType stage_widget_get_type(void);
G_DEFINE_TYPE(StageWidget, stage_widget, GTK_TYPE_WIDGET)

static void stage_widget_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  StageWidget *self = (StageWidget *)widget;
  GskRenderNode *node = self->functions.draw(self->data);
  if (!node) return;
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
  gtk_snapshot_push_clip(snapshot, &bounds);
  gtk_snapshot_append_node(snapshot, node);
  gtk_snapshot_pop(snapshot);
}

static void stage_widget_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                                 int *minimum_baseline, int *natural_baseline) {
  (void)for_size;
  StageWidget *self = (StageWidget *)widget;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
  *minimum = self->is_fixed ? *natural : MIN(least_size, *natural);
  *minimum_baseline = *natural_baseline = -1;
}

static void stage_widget_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)baseline;
  StageWidget *self = (StageWidget *)widget;
  self->functions.resize(self->data, width, height);
  stage_element_allocate_children(widget);
}

static void stage_widget_dispose(GObject *object) {
  stage_element_remove_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(stage_widget_parent_class)->dispose(object);
}

static void stage_widget_class_init(StageWidgetClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = stage_widget_snapshot;
  widget_class->measure = stage_widget_measure;
  widget_class->size_allocate = stage_widget_size_allocate;
  G_OBJECT_CLASS(class)->dispose = stage_widget_dispose;
  gtk_widget_class_set_css_name(widget_class, "stage");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void stage_widget_init(StageWidget *self) { gtk_widget_set_focusable(GTK_WIDGET(self), TRUE); }

GtkWidget *stage_widget_new(StageWidgetFunctions functions, void *data) {
  StageWidget *self = g_object_new(stage_widget_get_type(), NULL);
  self->functions = functions;
  self->data = data;
  return GTK_WIDGET(self);
}

void stage_widget_set_size(GtkWidget *widget, int width, int height, int is_fixed) {
  StageWidget *self = (StageWidget *)widget;
  self->width = width;
  self->height = height;
  self->is_fixed = is_fixed;
  gtk_widget_queue_resize(widget);
}

void stage_widget_set_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
