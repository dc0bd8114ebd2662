#include "font.h"

#include <errno.h>
#include <fcntl.h>
#include <hb-ot.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { most_axes = 64, largest_copy = 8 << 20 };

static atomic_uint_fast64_t fonts_opened;

/* The bytes of an open file of that size; fewer if it is cut meanwhile. */
static hb_blob_t *copy_file(int file, size_t size) {
  char *bytes = malloc(size > 0 ? size : 1);
  if (bytes == NULL) return NULL;
  size_t length = 0;
  while (length < size) {
    ssize_t count = read(file, bytes + length, size - length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    length += (size_t)count;
  }
  return hb_blob_create_or_fail(bytes, (unsigned int)length, HB_MEMORY_MODE_READONLY, bytes, free);
}

/* The bytes of a regular file. It is opened without waiting, as for a pipe of a font's name, and copied: a mapped file that is
   cut while it is in use ends the process. Only the largest, which are collections of the system, are mapped. */
static hb_blob_t *read_file(const char *path) {
  int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat status;
  bool is_regular = fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  bool is_copied = is_regular && status.st_size <= largest_copy;
  hb_blob_t *blob = is_copied ? copy_file(file, (size_t)status.st_size) : NULL;
  close(file);
  return is_copied || !is_regular ? blob : hb_blob_create_from_file_or_fail(path);
}

static uint32_t big_endian(const unsigned char *bytes, unsigned int count) {
  uint32_t number = 0;
  for (unsigned int i = 0; i < count; i++) number = number << 8 | bytes[i];
  return number;
}

/* Whether every table that the directory of a face lists is inside the file; HarfBuzz makes up what is missing. */
static bool is_whole(hb_blob_t *blob, uint32_t index) {
  unsigned int size = 0;
  const unsigned char *file = (const unsigned char *)hb_blob_get_data(blob, &size);
  uint64_t start = 0;
  if (size >= 12 && memcmp(file, "ttcf", 4) == 0) {
    uint64_t place = 12 + 4 * (uint64_t)index;
    if (place + 4 > size) return false;
    start = big_endian(file + place, 4);
  }
  if (start + 12 > size) return false;
  uint32_t tables = big_endian(file + start + 4, 2);
  if (start + 12 + 16 * (uint64_t)tables > size) return false;
  for (uint32_t i = 0; i < tables; i++) {
    const unsigned char *record = file + start + 12 + 16 * (uint64_t)i;
    if ((uint64_t)big_endian(record + 8, 4) + big_endian(record + 12, 4) > size) return false;
  }
  return true;
}

uint32_t te_font_count(const char *path) {
  hb_blob_t *blob = read_file(path);
  if (blob == NULL) return 0;
  uint32_t count = hb_face_count(blob);
  hb_blob_destroy(blob);
  return count;
}

static hb_feature_t feature(hb_tag_t tag, uint32_t value) {
  return (hb_feature_t){tag, value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
}

/* A font that owns a reference to the face. */
static te_font *make_font(
    hb_face_t *face, const hb_variation_t *variations, unsigned int count, bool has_monospaced_digits) {
  te_font *font = malloc(sizeof *font);
  te_learnt *learnt = calloc(1, sizeof *learnt);
  if (font == NULL || learnt == NULL) {
    free(font);
    free(learnt);
    return NULL;
  }
  int upem = (int)hb_face_get_upem(face);
  font->learnt = learnt;
  font->serial = atomic_fetch_add(&fonts_opened, 1) + 1;
  font->face = hb_face_reference(face);
  font->font = hb_font_create(face);
  hb_font_set_scale(font->font, upem, upem);
  if (count > 0) hb_font_set_variations(font->font, variations, count);
  hb_font_make_immutable(font->font);
  /* Tracking depends on the size, and a text is shaped once for all sizes. */
  font->features[0] = feature(HB_TAG('t', 'r', 'a', 'k'), 0);
  font->features[1] = feature(HB_TAG('t', 'n', 'u', 'm'), 1);
  font->feature_count = has_monospaced_digits ? 2 : 1;
  return font;
}

te_font *te_font_open(const char *path, uint32_t index) {
  hb_blob_t *blob = read_file(path);
  if (blob == NULL) return NULL;
  /* HarfBuzz gives the only face of a file for any index. */
  bool is_there = index < hb_face_count(blob) && is_whole(blob, index);
  hb_face_t *face = hb_face_create(is_there ? blob : hb_blob_get_empty(), index);
  hb_blob_destroy(blob);
  hb_face_make_immutable(face);
  te_font *font = hb_face_get_glyph_count(face) > 0 ? make_font(face, NULL, 0, false) : NULL;
  hb_face_destroy(face);
  return font;
}

void te_font_close(te_font *font) {
  if (font == NULL) return;
  hb_font_destroy(font->font);
  hb_face_destroy(font->face);
  te_words_close(atomic_load(&font->learnt->words));
  free(font->learnt);
  free(font);
}

static bool maps_no_character(hb_face_t *face) {
  hb_set_t *characters = hb_set_create();
  hb_face_collect_unicodes(face, characters);
  bool is_empty = hb_set_is_empty(characters);
  hb_set_destroy(characters);
  return is_empty;
}

static te_font_fault face_fault(hb_blob_t *blob, uint32_t index) {
  if (index >= hb_face_count(blob)) return hb_face_count(blob) > 0 ? te_font_has_no_such_face : te_font_is_no_font;
  if (!is_whole(blob, index)) return te_font_is_cut_short;
  hb_face_t *face = hb_face_create(blob, index);
  te_font_fault fault = te_font_is_good;
  if (hb_face_get_glyph_count(face) == 0) fault = te_font_is_no_font;
  else if (maps_no_character(face)) fault = te_font_has_no_characters;
  hb_face_destroy(face);
  return fault;
}

te_font_fault te_font_check(const char *path, uint32_t index) {
  struct stat status;
  if (stat(path, &status) != 0) {
    return errno == ENOENT || errno == ENOTDIR ? te_font_is_missing : te_font_is_unreadable;
  }
  if (!S_ISREG(status.st_mode)) return te_font_is_no_file;
  if (status.st_size == 0) return te_font_is_empty;
  hb_blob_t *blob = read_file(path);
  if (blob == NULL) return te_font_is_unreadable;
  te_font_fault fault = face_fault(blob, index);
  hb_blob_destroy(blob);
  return fault;
}

/* ---- Variable fonts ---- */

te_font *te_font_variant(
    const te_font *font, const te_variation *variations, size_t count, bool has_monospaced_digits) {
  hb_variation_t places[most_axes];
  unsigned int used = 0;
  for (size_t i = 0; i < count && used < most_axes; i++) {
    places[used++] = (hb_variation_t){variations[i].tag, variations[i].value};
  }
  return make_font(font->face, places, used, has_monospaced_digits);
}

size_t te_font_axes(const te_font *font, te_axis *axes, size_t capacity) {
  hb_ot_var_axis_info_t infos[most_axes];
  unsigned int stored = most_axes;
  unsigned int count = hb_ot_var_get_axis_infos(font->face, 0, &stored, infos);
  for (unsigned int i = 0; i < stored && i < capacity; i++) {
    axes[i] = (te_axis){infos[i].tag, infos[i].min_value, infos[i].default_value, infos[i].max_value};
  }
  return count < most_axes ? count : most_axes;
}

bool te_font_instance(const te_font *font, uint32_t index, te_instance *instance, float *places, size_t capacity) {
  if (index >= hb_ot_var_get_named_instance_count(font->face)) return false;
  instance->subfamily_name = hb_ot_var_named_instance_get_subfamily_name_id(font->face, index);
  instance->post_script_name = hb_ot_var_named_instance_get_postscript_name_id(font->face, index);
  unsigned int stored = (unsigned int)capacity;
  hb_ot_var_named_instance_get_design_coords(font->face, index, &stored, places);
  return true;
}

/* ---- What a face says of itself ---- */

te_metrics te_font_metrics(const te_font *font) {
  hb_font_extents_t extents = {0};
  hb_font_get_h_extents(font->font, &extents);
  return (te_metrics){
      .units_per_em = (int32_t)hb_face_get_upem(font->face),
      .ascender = extents.ascender,
      .descender = extents.descender,
      .weight = hb_style_get_value(font->font, HB_STYLE_TAG_WEIGHT),
      .width = hb_style_get_value(font->font, HB_STYLE_TAG_WIDTH),
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

size_t te_font_table(const te_font *font, uint32_t tag, uint8_t *bytes, size_t capacity) {
  hb_blob_t *table = hb_face_reference_table(font->face, tag);
  unsigned int size = 0;
  const char *data = hb_blob_get_data(table, &size);
  if (data != NULL && capacity > 0) memcpy(bytes, data, size < capacity ? size : capacity);
  hb_blob_destroy(table);
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
