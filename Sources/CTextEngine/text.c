#include "CTextEngine.h"

#include <limits.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/uversion.h>

/* ICU's name of a locale ("zh_Hans") for a BCP-47 tag; empty, which is the root locale, for no tag. */
static void icu_locale(const char *language_tag, char *locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  locale[0] = 0;
  if (language_tag == NULL) return;
  uloc_forLanguageTag(language_tag, locale, capacity, NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;
}

static bool mark_boundaries(
    UBreakIteratorType type, const char *locale, const uint16_t *text, size_t length, uint8_t *marks) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, (const UChar *)text, (int32_t)length, &status);
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
  ubrk_close(iterator);
  return true;
}

/* White space that does not glue words together. */
static bool is_hanging_space(UChar unit) {
  return unit != 0xA0 && unit != 0x202F && unit != 0x2007 && u_isUWhiteSpace(unit);
}

bool te_text_marks(const uint16_t *text, size_t length, const char *language_tag, bool with_line_breaks, uint8_t *marks) {
  char locale[ULOC_FULLNAME_CAPACITY];
  if (length > INT32_MAX / 2) return false;
  memset(marks, 0, length + 1);
  icu_locale(language_tag, locale, sizeof locale);
  for (size_t i = 0; i < length; i++) {
    if (is_hanging_space(text[i])) marks[i] |= te_mark_space;
  }
  if (!mark_boundaries(UBRK_CHARACTER, locale, text, length, marks)) return false;
  return !with_line_breaks || mark_boundaries(UBRK_LINE, locale, text, length, marks);
}

int te_text_levels(const uint16_t *text, size_t length, te_direction direction, uint8_t *levels) {
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

#define TAG(a, b, c, d) ((uint32_t)(a) << 24 | (uint32_t)(b) << 16 | (uint32_t)(c) << 8 | (uint32_t)(d))
static const uint32_t common = TAG('Z', 'y', 'y', 'y');
static const uint32_t inherited = TAG('Z', 'i', 'n', 'h');
static const uint32_t emoji = TAG('Z', 's', 'y', 'e');

static bool is_shown_as_emoji(UChar32 character, UChar following) {
  if (following == 0xFE0E) return false;
  return following == 0xFE0F || (character > 0x7F && u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION));
}

static uint32_t script_tag(UChar32 character) {
  if (character < 0x80) return u_isalpha(character) ? TAG('L', 'a', 't', 'n') : common;
  UErrorCode status = U_ZERO_ERROR;
  const char *name = uscript_getShortName(uscript_getScript(character, &status));
  if (U_FAILURE(status) || name == NULL || strlen(name) != 4) return common;
  return TAG(name[0], name[1], name[2], name[3]);
}

void te_text_scripts(const uint16_t *text, size_t length, uint32_t *scripts) {
  uint32_t last_real = common, previous = common;
  int32_t offset = 0, unresolved = 0;
  while (offset < (int32_t)length) {
    int32_t start = offset;
    UChar32 character;
    U16_NEXT(text, offset, (int32_t)length, character);
    uint32_t tag = script_tag(character);
    if (is_shown_as_emoji(character, offset < (int32_t)length ? text[offset] : 0)) {
      tag = emoji;
    } else if (tag == inherited) {
      tag = previous;
    } else if (tag == common) {
      tag = last_real;
    } else {
      last_real = tag;
    }
    for (int32_t i = start; i < offset; i++) scripts[i] = tag;
    previous = tag;
    /* Punctuation before the first letter takes that letter's script. */
    if (last_real == common) continue;
    for (; unresolved < start; unresolved++) {
      if (scripts[unresolved] == common) scripts[unresolved] = last_real;
    }
    unresolved = (int32_t)length;
  }
}

bool te_language_is_right_to_left(const char *language_tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  icu_locale(language_tag, locale, sizeof locale);
  return uloc_isRightToLeft(locale);
}

bool te_is_ignorable(uint32_t code_point) {
  if (code_point > 0x10FFFF) return true;
  return u_hasBinaryProperty((UChar32)code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)
      || u_charType((UChar32)code_point) == U_CONTROL_CHAR;
}

void te_icu_version(char *version, size_t capacity) {
  UVersionInfo info;
  char text[U_MAX_VERSION_STRING_LENGTH];
  if (capacity == 0) return;
  u_getVersion(info);
  u_versionToString(info, text);
  strncpy(version, text, capacity - 1);
  version[capacity - 1] = 0;
}
