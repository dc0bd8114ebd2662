/* Gives random texts to what the text engine does with ICU. An input is some parameters, then a text in UTF-16.
   Buffers have exactly the size that is promised, so that a sanitizer sees every byte beyond. */
#include "CTextEngine.h"

#include <stdlib.h>
#include <string.h>

static const char *const tags[] = {"", "en", "ja", "zh-Hant", "th", "ar", "my", "lo", "fr-CA", "x-nothing", "de-u-lw-phrase"};

static void *room(size_t size) { return malloc(size ? size : 1); }

static void analyze(const uint16_t *text, size_t length, uint8_t choice) {
  te_language *language = te_language_open(tags[choice % (sizeof tags / sizeof *tags)]);
  if (!language) return;
  uint8_t *marks = room(length + 1), *levels = room(length);
  int32_t *order = room(length * sizeof *order);
  uint32_t *scripts = room(length * sizeof *scripts);
  te_text_marks(language, text, length, (te_strictness)(choice % 4), choice & 1, marks);
  if (te_text_levels(text, length, (te_direction)(choice / 4 % 4), levels) >= 0) te_visual_order(levels, length, order);
  te_text_scripts(text, length, scripts);
  te_is_nfc(text, length);
  free(marks), free(levels), free(order), free(scripts);
  te_language_close(language);
}

/* Asks for the length first, then for a result with too little room and with enough. */
static void normalize(const uint16_t *text, size_t length) {
  for (size_t capacity = 0, i = 0; i < 3; i++) {
    uint16_t *normalized = room(capacity * sizeof *normalized);
    size_t needed = te_nfc(text, length, normalized, capacity);
    free(normalized);
    capacity = i ? needed : needed / 2;
  }
}

static void convert(const char *bytes, size_t length, uint8_t choice) {
  static const char *const encodings[] = {"UTF-8", "ISO-8859-2", "windows-1251", "KOI8-R", "UTF-7", "ISO-2022-JP", "GB18030"};
  for (size_t capacity = 0, i = 0; i < 3; i++) {
    char *skeleton = room(capacity), *utf8 = room(capacity);
    size_t first = te_skeleton(bytes, length, skeleton, capacity);
    size_t second = te_utf8_of(encodings[choice % 7], bytes, length, utf8, capacity);
    free(skeleton), free(utf8);
    size_t needed = first > second ? first : second;
    capacity = i ? needed : needed / 2;
  }
}

/* A random text as the tag of a language. */
static void name(const char *bytes, size_t length, uint8_t choice) {
  char *tag = room(length + 1), small[4], large[64];
  memcpy(tag, bytes, length), tag[length] = 0;
  uint16_t units[8];
  uint32_t points[16];
  te_script scripts[4];
  te_maximized_tag(tag, small, sizeof small), te_maximized_tag(tag, large, sizeof large);
  te_tag_is_right_to_left(tag);
  te_language_name(tag, tags[choice % 10], units, 8), te_language_name("de", tag, units, 8);
  te_language_scripts(tag, scripts, 4);
  te_script_named(tag);
  te_quotation_mark(tag, (te_quote)(choice % 4), units, 1);
  te_punctuation(tag, points, 16);
  te_plural_rules *rules = te_plural_rules_open(tag);
  if (rules) te_plural_categories(rules), te_plural_select(rules, (int64_t)choice << (choice % 56));
  te_plural_rules_close(rules);
  free(tag);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 2) return 0;
  const uint8_t kind = data[0], choice = data[1];
  data += 2, size -= 2;
  /* A copy, since texts are aligned and end where they end. */
  uint16_t *text = room(size / 2 * sizeof *text);
  memcpy(text, data, size / 2 * sizeof *text);
  char *bytes = room(size);
  memcpy(bytes, data, size);
  switch (kind % 4) {
    case 0: analyze(text, size / 2, choice); break;
    case 1: normalize(text, size / 2); break;
    case 2: convert(bytes, size, choice); break;
    case 3: name(bytes, size < 200 ? size : 200, choice); break;
  }
  free(text), free(bytes);
  return 0;
}
