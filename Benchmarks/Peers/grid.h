#pragma once

#include <stdbool.h>
#include <stddef.h>

/* What a peer is asked to do: the table that the Swift bench writes (Benchmarks/Fitting/PeerTable.swift). */

/* A face of a font file. */
typedef struct {
  char *path;
  unsigned int index;
} grid_font;

/* A stretch of a title in one face; offsets count bytes of UTF-8. */
typedef struct {
  size_t font;
  unsigned int start;
  unsigned int count;
  char script[5];
  bool is_right_to_left;
} grid_run;

/* A title as the faces of one variant set it. */
typedef struct {
  size_t variant;
  char *language;
  char *text;
  grid_run *runs;
  size_t run_count;
} grid_title;

/* A point size, with the variant (text or display face) that it is set in. */
typedef struct {
  size_t variant;
  double points;
} grid_size;

/* A line-break mode by the name that Fitspoken gives it, and how many lines a title may take in it. */
typedef struct {
  char *name;
  int lines;
} grid_mode;

/* All of it; the titles of one text follow one another, and variants are numbered by the sizes' order. */
typedef struct {
  grid_font *fonts;
  grid_size *sizes;
  grid_mode *modes;
  double *widths; /* points */
  grid_title *titles;
  size_t font_count, size_count, mode_count, width_count, title_count;
} grid;

/* Reads a table; ends the program with a message where it cannot. */
grid grid_read(const char *path);

/* How long this thread had the processor, in seconds: other programs do not lengthen it. */
double grid_seconds(void);

/* Ends the program with a message and a name. */
_Noreturn void grid_fail(const char *message, const char *name);
