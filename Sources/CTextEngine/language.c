#include "CTextEngine.h"

#include <pthread.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

/* ICU's name of a locale ("zh_Hans") for a BCP-47 tag; empty, which is the root locale, for what is none. */
static void icu_locale(const char *language_tag, char *locale, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(language_tag, locale, capacity, NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;
}

static bool language_tag_of(const char *locale, char *language_tag, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  if (capacity > INT32_MAX) return false;
  uloc_toLanguageTag(locale, language_tag, (int32_t)capacity, false, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

/* ---- Locales ---- */

bool te_tag_is_right_to_left(const char *language_tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  icu_locale(language_tag, locale, sizeof locale);
  return uloc_isRightToLeft(locale);
}

bool te_maximized_tag(const char *language_tag, char *maximized, size_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY], likely[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  icu_locale(language_tag, locale, sizeof locale);
  uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return false;
  return language_tag_of(likely, maximized, capacity);
}

size_t te_language_name(const char *language_tag, const char *display_tag, uint16_t *name, size_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY], display[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  icu_locale(language_tag, locale, sizeof locale);
  icu_locale(display_tag, display, sizeof display);
  if (locale[0] == 0 || capacity > INT32_MAX) return 0;
  int32_t length = uloc_getDisplayName(locale, display, name, (int32_t)capacity, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? (size_t)length : 0;
}

size_t te_locale_count(void) { return (size_t)uloc_countAvailable(); }

bool te_locale_tag(size_t index, char *language_tag, size_t capacity) {
  if (index >= te_locale_count()) return false;
  return language_tag_of(uloc_getAvailable((int32_t)index), language_tag, capacity);
}

/* Text that counts what it cannot hold. */
typedef struct {
  char *start;
  size_t length, capacity;
} writer;

static void write_bytes(writer *out, const char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (out->length < out->capacity) out->start[out->length] = bytes[i];
    out->length++;
  }
}

static void write_units(writer *out, const UChar *units, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    char byte = (char)(units[i] < 0x80 ? units[i] : '?');
    write_bytes(out, &byte, 1);
  }
}

/* A resource that is one text or a list of them. */
static void write_texts(writer *out, UResourceBundle *resource) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  ures_resetIterator(resource);
  while (ures_hasNext(resource)) {
    const UChar *text = ures_getNextString(resource, &length, NULL, &status);
    if (U_FAILURE(status)) return;
    write_bytes(out, " ", 1);
    write_units(out, text, length);
  }
}

size_t te_parent_locales(char *lines, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  writer out = {lines, 0, capacity};
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &status);
  while (U_SUCCESS(status) && ures_hasNext(parents)) {
    UResourceBundle *children = ures_getNextResource(parents, NULL, &status);
    if (U_SUCCESS(status)) {
      const char *parent = ures_getKey(children);
      write_bytes(&out, parent, strlen(parent));
      write_texts(&out, children);
      write_bytes(&out, "\n", 1);
    }
    ures_close(children);
  }
  ures_close(parents);
  ures_close(data);
  return out.length;
}

/* ---- Plurals ---- */

static te_plural plural_named(const UChar *keyword, int32_t length) {
  static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
  for (int category = te_plural_zero; category < te_plural_unknown; category++) {
    const char *name = names[category];
    if (strlen(name) != (size_t)length) continue;
    int32_t matched = 0;
    while (matched < length && keyword[matched] == (UChar)name[matched]) matched++;
    if (matched == length) return (te_plural)category;
  }
  return te_plural_unknown;
}

te_plural_rules *te_plural_rules_open(const char *language_tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  icu_locale(language_tag, locale, sizeof locale);
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
  return U_SUCCESS(status) ? (te_plural_rules *)rules : NULL;
}

void te_plural_rules_close(te_plural_rules *rules) { uplrules_close((UPluralRules *)rules); }

uint32_t te_plural_categories(const te_plural_rules *rules) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords((const UPluralRules *)rules, &status);
  uint32_t categories = 0;
  int32_t length = 0;
  while (U_SUCCESS(status)) {
    const UChar *keyword = uenum_unext(keywords, &length, &status);
    if (keyword == NULL) break;
    te_plural category = plural_named(keyword, length);
    if (category != te_plural_unknown) categories |= 1u << category;
  }
  uenum_close(keywords);
  return categories;
}

te_plural te_plural_select(const te_plural_rules *rules, int64_t number) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length = uplrules_select((const UPluralRules *)rules, (double)number, keyword, 16, &status);
  return U_SUCCESS(status) ? plural_named(keyword, length) : te_plural_unknown;
}

/* ---- Scripts ---- */

_Static_assert(
    (int)te_script_common == (int)USCRIPT_COMMON && (int)te_script_inherited == (int)USCRIPT_INHERITED
        && (int)te_script_arabic == (int)USCRIPT_ARABIC && (int)te_script_cyrillic == (int)USCRIPT_CYRILLIC
        && (int)te_script_greek == (int)USCRIPT_GREEK && (int)te_script_han == (int)USCRIPT_HAN
        && (int)te_script_hangul == (int)USCRIPT_HANGUL && (int)te_script_hebrew == (int)USCRIPT_HEBREW
        && (int)te_script_hiragana == (int)USCRIPT_HIRAGANA && (int)te_script_katakana == (int)USCRIPT_KATAKANA
        && (int)te_script_khmer == (int)USCRIPT_KHMER && (int)te_script_lao == (int)USCRIPT_LAO
        && (int)te_script_latin == (int)USCRIPT_LATIN && (int)te_script_myanmar == (int)USCRIPT_MYANMAR
        && (int)te_script_thai == (int)USCRIPT_THAI,
    "the numbers of scripts are ICU's");

te_script te_script_of(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)code_point, &status);
  return U_SUCCESS(status) ? (te_script)script : te_script_common;
}

bool te_script_uses(te_script script, uint32_t code_point) {
  return uscript_hasScript((UChar32)code_point, (UScriptCode)script);
}

/* What of an ICU list fits into the room. */
static size_t copy_scripts(const UScriptCode *found, int32_t count, te_script *scripts, size_t capacity) {
  for (int32_t i = 0; i < count && (size_t)i < capacity; i++) scripts[i] = (te_script)found[i];
  return count > 0 ? (size_t)count : 0;
}

enum { script_room = 64 };

size_t te_script_extensions(uint32_t code_point, te_script *scripts, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode found[script_room];
  int32_t count = uscript_getScriptExtensions((UChar32)code_point, found, script_room, &status);
  return U_SUCCESS(status) ? copy_scripts(found, count, scripts, capacity) : 0;
}

size_t te_language_scripts(const char *language_tag, te_script *scripts, size_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode found[script_room];
  icu_locale(language_tag, locale, sizeof locale);
  int32_t count = uscript_getCode(locale, found, script_room, &status);
  return U_SUCCESS(status) ? copy_scripts(found, count, scripts, capacity) : 0;
}

te_script te_script_named(const char *name) {
  int32_t value = u_getPropertyValueEnum(UCHAR_SCRIPT, name);
  return value == UCHAR_INVALID_CODE ? -1 : (te_script)value;
}

const char *te_script_code(te_script script) { return uscript_getShortName((UScriptCode)script); }

const char *te_script_name(te_script script) { return uscript_getName((UScriptCode)script); }

/* ---- Characters ---- */

te_bidi te_bidi_class(uint32_t code_point) {
  switch (u_charDirection((UChar32)code_point)) {
    case U_LEFT_TO_RIGHT: return te_bidi_left_to_right;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return te_bidi_right_to_left;
    case U_LEFT_TO_RIGHT_EMBEDDING: return te_bidi_embedding_ltr;
    case U_RIGHT_TO_LEFT_EMBEDDING: return te_bidi_embedding_rtl;
    case U_LEFT_TO_RIGHT_OVERRIDE: return te_bidi_override_ltr;
    case U_RIGHT_TO_LEFT_OVERRIDE: return te_bidi_override_rtl;
    case U_POP_DIRECTIONAL_FORMAT: return te_bidi_pop_embedding;
    case U_LEFT_TO_RIGHT_ISOLATE: return te_bidi_isolate_ltr;
    case U_RIGHT_TO_LEFT_ISOLATE: return te_bidi_isolate_rtl;
    case U_FIRST_STRONG_ISOLATE: return te_bidi_isolate_first_strong;
    case U_POP_DIRECTIONAL_ISOLATE: return te_bidi_pop_isolate;
    default: return te_bidi_neutral;
  }
}

/* A count that fits ICU's. */
static int32_t limited(size_t count) { return count > INT32_MAX ? INT32_MAX : (int32_t)count; }

bool te_is_nfc(const uint16_t *text, size_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  bool is_normalized = unorm2_isNormalized(nfc, (const UChar *)text, limited(length), &status);
  return U_FAILURE(status) || is_normalized;
}

size_t te_nfc(const uint16_t *text, size_t length, uint16_t *normalized, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
  int32_t count =
      unorm2_normalize(nfc, (const UChar *)text, limited(length), (UChar *)normalized, limited(capacity), &status);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? 0 : (size_t)count;
}

static pthread_once_t spoof_once = PTHREAD_ONCE_INIT;
static USpoofChecker *spoof_checker = NULL;

static void open_spoof_checker(void) {
  UErrorCode status = U_ZERO_ERROR;
  USpoofChecker *checker = uspoof_open(&status);
  if (U_SUCCESS(status)) spoof_checker = checker;
}

size_t te_skeleton(const char *text, size_t length, char *skeleton, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  pthread_once(&spoof_once, open_spoof_checker);
  if (spoof_checker == NULL) return 0;
  int32_t count = uspoof_getSkeletonUTF8(spoof_checker, 0, text, limited(length), skeleton, limited(capacity), &status);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? 0 : (size_t)count;
}

/* ---- Punctuation of a language ---- */

static ULocaleData *locale_data(const char *language_tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  icu_locale(language_tag, locale, sizeof locale);
  ULocaleData *data = ulocdata_open(locale, &status);
  return U_SUCCESS(status) ? data : NULL;
}

size_t te_quotation_mark(const char *language_tag, te_quote which, uint16_t *mark, size_t capacity) {
  static const ULocaleDataDelimiterType types[] = {
      ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END};
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = locale_data(language_tag);
  if (data == NULL) return 0;
  int32_t length = ulocdata_getDelimiter(data, types[which], (UChar *)mark, limited(capacity), &status);
  ulocdata_close(data);
  return U_SUCCESS(status) ? (size_t)length : 0;
}

size_t te_punctuation(const char *language_tag, uint32_t *code_points, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = locale_data(language_tag);
  if (data == NULL) return 0;
  USet *set = ulocdata_getExemplarSet(data, NULL, 0, ULOCDATA_ES_PUNCTUATION, &status);
  size_t count = 0;
  for (int32_t item = 0; U_SUCCESS(status) && item < uset_getItemCount(set); item++) {
    UChar32 first, last;
    UErrorCode range = U_ZERO_ERROR;
    if (uset_getItem(set, item, &first, &last, NULL, 0, &range) != 0) continue; /* a sequence */
    for (UChar32 character = first; character <= last; character++, count++) {
      if (count < capacity) code_points[count] = (uint32_t)character;
    }
  }
  uset_close(set);
  ulocdata_close(data);
  return count;
}
