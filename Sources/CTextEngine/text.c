#include "CTextEngine.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uversion.h>

/* ICU's name of a locale ("zh_Hans") for a BCP-47 tag; empty, which is the root locale, for no tag. */
static void icu_locale(const char *language_tag, char *locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  locale[0] = 0;
  if (language_tag == NULL) return;
  uloc_forLanguageTag(language_tag, locale, capacity, NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;
}

struct te_language {
  char locale[ULOC_FULLNAME_CAPACITY];
  bool is_right_to_left;
  UBreakIterator *clusters;
  UBreakIterator *lines[4]; /* by strictness */
};

te_language *te_language_open(const char *language_tag) {
  te_language *language = calloc(1, sizeof *language);
  if (language == NULL) return NULL;
  icu_locale(language_tag[0] == 0 ? NULL : language_tag, language->locale, sizeof language->locale);
  language->is_right_to_left = uloc_isRightToLeft(language->locale);
  return language;
}

void te_language_close(te_language *language) {
  if (language == NULL) return;
  if (language->clusters != NULL) ubrk_close(language->clusters);
  for (size_t i = 0; i < 4; i++) {
    if (language->lines[i] != NULL) ubrk_close(language->lines[i]);
  }
  free(language);
}

bool te_language_is_right_to_left(const te_language *language) { return language->is_right_to_left; }

static UBreakIterator *open_iterator(UBreakIteratorType type, const char *language, te_strictness strictness) {
  static const char *const keywords[] = {NULL, "strict", "normal", "loose"};
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  strcpy(locale, language);
  if (keywords[strictness] != NULL) uloc_setKeywordValue("lb", keywords[strictness], locale, sizeof locale, &status);
  status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

static UBreakIterator *line_iterator(te_language *language, te_strictness strictness) {
  UBreakIterator **place = &language->lines[strictness];
  if (*place == NULL) *place = open_iterator(UBRK_LINE, language->locale, strictness);
  return *place;
}

static UBreakIterator *cluster_iterator(te_language *language) {
  if (language->clusters == NULL) language->clusters = open_iterator(UBRK_CHARACTER, "", te_strictness_natural);
  return language->clusters;
}

static bool mark_boundaries(UBreakIterator *iterator, UBreakIteratorType type, const uint16_t *text, size_t length,
    uint8_t *marks) {
  UErrorCode status = U_ZERO_ERROR;
  if (iterator == NULL) return false;
  ubrk_setText(iterator, (const UChar *)text, (int32_t)length, &status);
  if (U_FAILURE(status)) return false;
  for (int32_t offset = ubrk_first(iterator); offset != UBRK_DONE; offset = ubrk_next(iterator)) {
    if (type == UBRK_CHARACTER) {
      marks[offset] |= te_mark_cluster;
      continue;
    }
    marks[offset] |= te_mark_line_break;
    int32_t rule = ubrk_getRuleStatus(iterator);
    if (offset > 0 && rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT) marks[offset] |= te_mark_hard_line_break;
  }
  return true;
}

/* White space that does not glue words together. */
static bool is_hanging_space(UChar unit) {
  if (unit <= 0x20) return unit == 0x20 || (unit >= 0x09 && unit <= 0x0D);
  if (unit < 0x80) return false;
  return unit != 0xA0 && unit != 0x202F && unit != 0x2007 && u_isUWhiteSpace(unit);
}

/* Characters that are a grapheme cluster each beside any other of these: no mark, joiner, jamo, emoji or control. */
static bool stands_alone(UChar unit) {
  if (unit < 0x300) return unit >= 0x20 && (unit < 0x7F || (unit >= 0xA0 && unit != 0xA9 && unit != 0xAD && unit != 0xAE));
  return (unit >= 0x370 && unit < 0x483) || (unit >= 0x48A && unit < 0x530) || (unit >= 0x3041 && unit < 0x3097)
      || (unit >= 0x30A1 && unit < 0x30FB) || (unit >= 0x4E00 && unit < 0xA000) || (unit >= 0xAC00 && unit < 0xD7A4);
}

/* Letters of line-break class AL: between two of them no line breaks. */
static bool is_plain_letter(UChar unit) {
  if (unit < 0x80) return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z');
  return (unit >= 0xC0 && unit < 0x250 && unit != 0xD7 && unit != 0xF7) || (unit >= 0x391 && unit < 0x3A2)
      || (unit >= 0x3AC && unit < 0x3CF) || (unit >= 0x400 && unit < 0x482);
}

/* The marks of a text in which every character is a cluster, and every break follows a blank. ICU finds the same, far slower;
   a test compares both. */
static bool mark_plain_text(const uint16_t *text, size_t length, bool with_line_breaks, uint8_t *marks) {
  for (size_t i = 0; i < length; i++) {
    if (text[i] != ' ' && !is_plain_letter(text[i])) return false;
  }
  for (size_t i = 0; i < length; i++) {
    bool may_break = with_line_breaks && i > 0 && text[i - 1] == ' ' && text[i] != ' ';
    marks[i] = te_mark_cluster | (text[i] == ' ' ? te_mark_space : 0) | (may_break || (with_line_breaks && i == 0) ? te_mark_line_break : 0);
  }
  marks[length] = te_mark_cluster | (with_line_breaks ? te_mark_line_break : 0);
  return true;
}

static bool mark_clusters(te_language *language, const uint16_t *text, size_t length, uint8_t *marks) {
  size_t plain = 0;
  while (plain < length && stands_alone(text[plain])) plain++;
  if (plain < length) {
    return mark_boundaries(cluster_iterator(language), UBRK_CHARACTER, text, length, marks);
  }
  for (size_t i = 0; i <= length; i++) marks[i] |= te_mark_cluster;
  return true;
}

bool te_text_marks(
    te_language *language, const uint16_t *text, size_t length, te_strictness strictness, bool with_line_breaks,
    uint8_t *marks) {
  if (length > INT32_MAX / 2) return false;
  if (mark_plain_text(text, length, with_line_breaks, marks)) return true;
  memset(marks, 0, length + 1);
  for (size_t i = 0; i < length; i++) {
    if (is_hanging_space(text[i])) marks[i] |= te_mark_space;
  }
  if (!mark_clusters(language, text, length, marks)) return false;
  if (!with_line_breaks) return true;
  return mark_boundaries(line_iterator(language, strictness), UBRK_LINE, text, length, marks);
}

/* Whether a character may run from right to left or steer direction; surrogates count where their plane holds such scripts. */
static bool may_turn(UChar unit) {
  if (unit < 0x590) return false;
  return unit < 0x900 || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E) || (unit >= 0x2066 && unit <= 0x2069)
      || (unit >= 0xFB1D && unit < 0xFE00) || (unit >= 0xFE70 && unit < 0xFF00) || (unit >= 0xD802 && unit <= 0xD803)
      || (unit >= 0xD83A && unit <= 0xD83B);
}

static bool runs_left_to_right(const uint16_t *text, size_t length, te_direction direction) {
  if (direction != te_left_to_right && direction != te_natural_else_left_to_right) return false;
  for (size_t i = 0; i < length; i++) {
    if (may_turn(text[i])) return false;
  }
  return true;
}

int te_text_levels(const uint16_t *text, size_t length, te_direction direction, uint8_t *levels) {
  if (runs_left_to_right(text, length, direction)) {
    memset(levels, 0, length);
    return 0;
  }
  if (length > INT32_MAX / 2) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  if (bidi == NULL) return -1;
  static const UBiDiLevel bases[] = {UBIDI_LTR, UBIDI_RTL, UBIDI_DEFAULT_LTR, UBIDI_DEFAULT_RTL};
  ubidi_setPara(bidi, (const UChar *)text, (int32_t)length, bases[direction], NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) && length > 0 ? ubidi_getLevels(bidi, &status) : NULL;
  bool is_done = U_SUCCESS(status) && (length == 0 || found != NULL);
  if (is_done && length > 0) memcpy(levels, found, length);
  int paragraph = is_done ? ubidi_getParaLevel(bidi) : -1;
  ubidi_close(bidi);
  return paragraph;
}

void te_visual_order(const uint8_t *levels, size_t count, int32_t *order) {
  ubidi_reorderVisual(levels, (int32_t)count, order);
}

bool te_is_ignorable(uint32_t code_point) {
  if (code_point > 0x10FFFF) return true;
  return u_hasBinaryProperty((UChar32)code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)
      || u_charType((UChar32)code_point) == U_CONTROL_CHAR;
}

static void copy_version(const UVersionInfo info, char *version, size_t capacity) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  if (capacity == 0) return;
  u_versionToString(info, text);
  strncpy(version, text, capacity - 1);
  version[capacity - 1] = 0;
}

void te_icu_version(char *version, size_t capacity) {
  UVersionInfo info;
  u_getVersion(info);
  copy_version(info, version, capacity);
}

void te_unicode_version(char *version, size_t capacity) {
  UVersionInfo info;
  u_getUnicodeVersion(info);
  copy_version(info, version, capacity);
}
