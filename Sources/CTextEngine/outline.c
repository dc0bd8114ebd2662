#include "font.h"

#include <hb.h>

typedef struct {
  te_segment *segments;
  size_t capacity;
  size_t count;
} outline;

static void append(outline *path, te_segment segment) {
  if (path->count < path->capacity) path->segments[path->count] = segment;
  path->count++;
}

static void move_to(hb_draw_funcs_t *f, void *path, hb_draw_state_t *s, float x, float y, void *data) {
  append(path, (te_segment){'M', {x, y}});
}

static void line_to(hb_draw_funcs_t *f, void *path, hb_draw_state_t *s, float x, float y, void *data) {
  append(path, (te_segment){'L', {x, y}});
}

static void quadratic_to(
    hb_draw_funcs_t *f, void *path, hb_draw_state_t *s, float cx, float cy, float x, float y, void *data) {
  append(path, (te_segment){'Q', {cx, cy, x, y}});
}

static void cubic_to(
    hb_draw_funcs_t *f, void *path, hb_draw_state_t *s, float c1x, float c1y, float c2x, float c2y, float x, float y,
    void *data) {
  append(path, (te_segment){'C', {c1x, c1y, c2x, c2y, x, y}});
}

static void close_path(hb_draw_funcs_t *f, void *path, hb_draw_state_t *s, void *data) {
  append(path, (te_segment){'Z', {0}});
}

static hb_draw_funcs_t *outline_functions(void) {
  hb_draw_funcs_t *functions = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(functions, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(functions, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(functions, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(functions, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(functions, close_path, NULL, NULL);
  return functions;
}

size_t te_font_outline(const te_font *font, uint32_t glyph, te_segment *segments, size_t capacity) {
  outline path = {segments, capacity, 0};
  hb_draw_funcs_t *functions = outline_functions();
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font->font, glyph, functions, &path);
#else
  hb_font_get_glyph_shape(font->font, glyph, functions, &path);
#endif
  hb_draw_funcs_destroy(functions);
  return path.count;
}
