/* Opens random font files and does with them what measuring and drawing do. An input is a font file. */
#include "CTextEngine.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* Letters that combine, join and reorder, an emoji with a joiner, and half a surrogate pair. */
static const uint16_t text[] = {'f', 'f', 'i', 'A', 'V', 0x301, 0x627, 0x644, 0x644, 0x647, 0x915, 0x94D, 0x937, 0x93F,
                                0xE01, 0xE33, 0x1100, 0x1161, 0xD83D, 0xDC69, 0x200D, 0xD83D, 0xDC66, 0xFE0F, 0xD800};
enum { length = sizeof text / sizeof *text };

static void shape(const te_font *font, uint32_t script, bool is_right_to_left) {
  te_shaper *shaper = te_shaper_open();
  te_glyph glyphs[8];
  te_unit units[length];
  te_run run = {text, length, 0, length, script, is_right_to_left, te_shaping_language("ur")};
  te_shape(shaper, font, run, glyphs, 8);
  te_shape_units(shaper, font, run, units);
  run.start = 3, run.count = 9;
  te_shape(shaper, font, run, glyphs, 8);
  te_shaper_close(shaper);
}

static void use(const te_font *font) {
  char name[16];
  uint8_t table[32];
  te_segment segments[16];
  te_font_metrics(font);
  for (uint32_t id = 0; id < 26; id++) te_font_name(font, id, name, sizeof name);
  te_font_table(font, 'n' << 24 | 'a' << 16 | 'm' << 8 | 'e', table, sizeof table);
  te_font_covered(font, text, length);
  shape(font, 'L' << 24 | 'a' << 16 | 't' << 8 | 'n', false);
  shape(font, 'A' << 24 | 'r' << 16 | 'a' << 8 | 'b', true);
  shape(font, 'D' << 24 | 'e' << 16 | 'v' << 8 | 'a', false);
  for (uint32_t glyph = 0; glyph < 64; glyph++) te_font_outline(font, glyph, segments, 16);
}

static void vary(const te_font *font) {
  te_axis axes[4] = {0};
  te_instance instance;
  float places[4];
  size_t count = te_font_axes(font, axes, 4);
  for (uint32_t index = 0; index < 3; index++) te_font_instance(font, index, &instance, places, 4);
  te_variation variations[] = {{axes[0].tag, axes[0].maximum}, {'w' << 24 | 'g' << 16 | 'h' << 8 | 't', 1e9f}};
  te_font *variant = te_font_variant(font, variations, count ? 2 : 1, true);
  if (!variant) return;
  use(variant);
  te_font_close(variant);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static int file = -1;
  if (file < 0) file = memfd_create("font", 0);
  if (ftruncate(file, 0) || pwrite(file, data, size, 0) != (ssize_t)size) return 0;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  uint32_t count = te_font_count(path);
  for (uint32_t index = 0; index < 2; index++) {
    te_font_check(path, index);
    te_font *font = te_font_open(path, index);
    if (!font) continue;
    use(font), vary(font);
    te_font_close(font);
  }
  return count > 1 << 20 ? -1 : 0;
}
