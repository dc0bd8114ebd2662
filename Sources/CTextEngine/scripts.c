#include "CTextEngine.h"

#include <limits.h>
#include <stdatomic.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

enum { first_emoji = 0x231A }; /* the first character that is an emoji without a selector (Unicode's emoji-data.txt) */

static bool is_shown_as_emoji(UChar32 character, UChar following) {
  if (following == 0xFE0E) return false;
  return following == 0xFE0F || (character >= first_emoji && u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION));
}

static bool is_ascii_letter(UChar32 character) { return (character | 0x20) >= 'a' && (character | 0x20) <= 'z'; }

static UScriptCode script_of(UChar32 character) {
  if (character < 0x80) return is_ascii_letter(character) ? USCRIPT_LATIN : USCRIPT_COMMON;
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(character, &status);
  return U_SUCCESS(status) ? script : USCRIPT_COMMON;
}

/* Whether a character that several scripts share may stand in one: no list of theirs (Script_Extensions) leaves it out. */
static bool may_stand_in(UScriptCode script, UChar32 character) {
  return character < 0x80 || uscript_hasScript(character, USCRIPT_COMMON) || uscript_hasScript(character, script);
}

static uint32_t named_tag(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (name == NULL || strlen(name) != 4) return named_tag(USCRIPT_COMMON);
  return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

/* The tag of a script. ICU looks it up among the names of all properties, so it is asked once for each. */
static uint32_t tag_of(UScriptCode script) {
  static _Atomic(uint32_t) tags[USCRIPT_CODE_LIMIT];
  if (script < 0 || script >= USCRIPT_CODE_LIMIT) return named_tag(script);
  uint32_t tag = atomic_load_explicit(&tags[script], memory_order_relaxed);
  if (tag != 0) return tag;
  tag = named_tag(script);
  atomic_store_explicit(&tags[script], tag, memory_order_relaxed);
  return tag;
}

enum { no_tag = 0, most_open_brackets = 16 };

/* What a walk through a text's scripts has seen. */
typedef struct {
  UScriptCode last_letter;
  UScriptCode last; /* the last character's own, for the marks on it */
  int32_t waiting;  /* where characters begin that take the next letter's script; -1 where none does */
  struct {
    UChar32 closing;
    UScriptCode script;
  } open[most_open_brackets];
  int32_t depth;
} script_walk;

/* Gives the characters that waited their script: the next letter's, or where they cannot stand in it the last one's. */
static void settle(script_walk *walk, const uint16_t *text, int32_t end, UScriptCode next, uint32_t *scripts) {
  for (int32_t offset = walk->waiting; offset >= 0 && offset < end;) {
    int32_t start = offset;
    UChar32 character;
    U16_NEXT(text, offset, end, character);
    bool takes_next = walk->last_letter == USCRIPT_COMMON || may_stand_in(next, character);
    for (int32_t i = start; i < offset; i++) {
      if (scripts[i] == no_tag) scripts[i] = tag_of(takes_next ? next : walk->last_letter);
    }
  }
  for (int32_t i = 0; i < walk->depth; i++) {
    if (walk->open[i].script == USCRIPT_COMMON) walk->open[i].script = next;
  }
  walk->waiting = -1;
}

static bool opens_bracket(UChar32 character) {
  if (character < 0x80) return character == '(' || character == '[' || character == '{';
  return u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_OPEN;
}

/* Ends a pair of brackets. The closing one has the script of the opening one, and what follows goes on with it (UAX #24, 5.1). */
static void close_bracket(script_walk *walk, UChar32 character) {
  if (walk->depth == 0 || walk->open[walk->depth - 1].closing != character) return;
  UScriptCode script = walk->open[--walk->depth].script;
  if (walk->waiting < 0 && script != USCRIPT_COMMON) walk->last_letter = script;
}

static void open_bracket(script_walk *walk, UChar32 character, UScriptCode script) {
  if (!opens_bracket(character) || walk->depth == most_open_brackets) return;
  walk->open[walk->depth].closing = u_getBidiPairedBracket(character);
  walk->open[walk->depth++].script = script;
}

/* The script of a character that several share; -1 where it waits for the next letter. */
static int shared_script(script_walk *walk, UChar32 character, int32_t start) {
  close_bracket(walk, character);
  UScriptCode script = walk->last_letter;
  bool waits = walk->waiting >= 0 || script == USCRIPT_COMMON || !may_stand_in(script, character);
  if (waits && walk->waiting < 0) walk->waiting = start;
  open_bracket(walk, character, waits ? USCRIPT_COMMON : script);
  return waits ? -1 : (int)script;
}

void te_text_scripts(const uint16_t *text, size_t length, uint32_t *scripts) {
  if (length > INT32_MAX / 2) return;
  script_walk walk = {.last_letter = USCRIPT_COMMON, .last = USCRIPT_COMMON, .waiting = -1};
  for (int32_t offset = 0; offset < (int32_t)length;) {
    int32_t start = offset;
    UChar32 character;
    U16_NEXT(text, offset, (int32_t)length, character);
    int script = script_of(character);
    if (is_shown_as_emoji(character, offset < (int32_t)length ? text[offset] : 0)) {
      script = USCRIPT_SYMBOLS_EMOJI;
    } else if (script == USCRIPT_INHERITED) {
      script = walk.last;
    } else if (script == USCRIPT_COMMON) {
      script = shared_script(&walk, character, start);
    } else {
      settle(&walk, text, start, script, scripts);
      walk.last_letter = script;
    }
    walk.last = script;
    for (int32_t i = start; i < offset; i++) scripts[i] = script < 0 ? no_tag : tag_of(script);
  }
  settle(&walk, text, (int32_t)length, walk.last_letter, scripts);
}
