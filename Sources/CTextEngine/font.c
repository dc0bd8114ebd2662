#include "CTextEngine.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>
#include <string.h>

struct te_font {
  hb_face_t *face;
  hb_font_t *font;
};

uint32_t te_font_count(const char *path) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) return 0;
  uint32_t count = hb_face_count(blob);
  hb_blob_destroy(blob);
  return count;
}

te_font *te_font_open(const char *path, uint32_t index) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) return NULL;
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  te_font *font = hb_face_get_glyph_count(face) > 0 ? malloc(sizeof *font) : NULL;
  if (font == NULL) {
    hb_face_destroy(face);
    return NULL;
  }
  hb_face_make_immutable(face);
  int upem = (int)hb_face_get_upem(face);
  font->face = face;
  font->font = hb_font_create(face);
  hb_font_set_scale(font->font, upem, upem);
  hb_font_make_immutable(font->font);
  return font;
}

void te_font_close(te_font *font) {
  if (font == NULL) return;
  hb_font_destroy(font->font);
  hb_face_destroy(font->face);
  free(font);
}

te_metrics te_font_metrics(const te_font *font) {
  hb_font_extents_t extents = {0};
  hb_font_get_h_extents(font->font, &extents);
  return (te_metrics){
      .units_per_em = (int32_t)hb_face_get_upem(font->face),
      .ascender = extents.ascender,
      .descender = extents.descender,
      .weight = hb_style_get_value(font->font, HB_STYLE_TAG_WEIGHT),
      .is_italic = hb_style_get_value(font->font, HB_STYLE_TAG_ITALIC) > 0,
  };
}

size_t te_font_name(const te_font *font, uint32_t name_id, char *name, size_t capacity) {
  unsigned int size = (unsigned int)capacity;
  if (capacity == 0) return 0;
  name[0] = 0;
  hb_ot_name_get_utf8(font->face, name_id, hb_language_from_string("en", -1), &size, name);
  return size;
}

bool te_font_covers(const te_font *font, uint32_t code_point) {
  hb_codepoint_t glyph;
  return hb_font_get_nominal_glyph(font->font, code_point, &glyph);
}

size_t te_font_covered(const te_font *font, const uint16_t *text, size_t length) {
  size_t offset = 0;
  while (offset < length) {
    uint32_t character = text[offset];
    size_t next = offset + 1;
    if ((character & 0xFC00) == 0xD800 && next < length && (text[next] & 0xFC00) == 0xDC00) {
      character = 0x10000 + ((character & 0x3FF) << 10) + (text[next] & 0x3FF);
      next++;
    }
    if (!te_font_covers(font, character) && !te_is_ignorable(character)) break;
    offset = next;
  }
  return offset;
}

/* ---- Shaping ---- */

struct te_shaper {
  hb_buffer_t *buffer;
};

te_shaper *te_shaper_open(void) {
  te_shaper *shaper = malloc(sizeof *shaper);
  if (shaper != NULL) shaper->buffer = hb_buffer_create();
  return shaper;
}

void te_shaper_close(te_shaper *shaper) {
  if (shaper == NULL) return;
  hb_buffer_destroy(shaper->buffer);
  free(shaper);
}

const void *te_shaping_language(const char *language_tag) {
  return language_tag[0] == 0 ? HB_LANGUAGE_INVALID : hb_language_from_string(language_tag, -1);
}

static hb_glyph_info_t *shape(te_shaper *shaper, const te_font *font, te_run run, unsigned int *count) {
  hb_buffer_t *buffer = shaper->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, run.text, (int)run.length, (unsigned int)run.start, (int)run.count);
  hb_buffer_set_direction(buffer, run.is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(run.script));
  hb_buffer_set_language(buffer, (hb_language_t)run.language);
  hb_shape(font->font, buffer, NULL, 0);
  return hb_buffer_get_glyph_infos(buffer, count);
}

size_t te_shape(te_shaper *shaper, const te_font *font, te_run run, te_glyph *glyphs, size_t capacity) {
  unsigned int count = 0, positions = 0;
  const hb_glyph_info_t *info = shape(shaper, font, run, &count);
  const hb_glyph_position_t *position = hb_buffer_get_glyph_positions(shaper->buffer, &positions);
  for (unsigned int i = 0; i < count && i < capacity; i++) {
    glyphs[i] = (te_glyph){
        info[i].codepoint, info[i].cluster, position[i].x_advance, position[i].x_offset, position[i].y_offset};
  }
  return count;
}

int64_t te_shape_units(te_shaper *shaper, const te_font *font, te_run run, te_unit *units) {
  unsigned int count = 0, positions = 0;
  int64_t sum = 0;
  const hb_glyph_info_t *info = shape(shaper, font, run, &count);
  const hb_glyph_position_t *position = hb_buffer_get_glyph_positions(shaper->buffer, &positions);
  memset(units, 0, run.count * sizeof *units);
  for (unsigned int i = 0; i < count; i++) {
    size_t place = info[i].cluster - run.start;
    if (place >= run.count) continue;
    te_unit *unit = &units[place];
    unit->begins_cluster = true;
    unit->advance += position[i].x_advance;
    if (position[i].x_advance != 0 && unit->glyphs < UINT16_MAX) unit->glyphs++;
    if (hb_glyph_info_get_glyph_flags(&info[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) unit->is_unsafe = true;
    sum += position[i].x_advance;
  }
  return sum;
}

/* ---- Outlines ---- */

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
