#include "CTextEngine.h"

#if defined(__linux__) && __has_include(<fontconfig/fontconfig.h>)

#include <fontconfig/fontconfig.h>

/* The configuration is our own, not the process's, so that nobody else changes it. */
te_installed *te_installed_open(void) {
  FcConfig *config = FcInitLoadConfigAndFonts();
  return (te_installed *)config;
}

void te_installed_close(te_installed *installed) {
  if (installed != NULL) FcConfigDestroy((FcConfig *)installed);
}

/* Listing compares whole names; only matching would substitute. */
static FcFontSet *list(FcConfig *config, const char *property, const char *name) {
  FcPattern *pattern = FcPatternCreate();
  FcObjectSet *wanted = FcObjectSetBuild(FC_FILE, FC_INDEX, (char *)NULL);
  FcFontSet *fonts = NULL;
  if (pattern != NULL && wanted != NULL && FcPatternAddString(pattern, property, (const FcChar8 *)name)) {
    fonts = FcFontList(config, pattern, wanted);
  }
  if (wanted != NULL) FcObjectSetDestroy(wanted);
  if (pattern != NULL) FcPatternDestroy(pattern);
  return fonts;
}

void te_installed_named(
    te_installed *installed, const char *name, void (*found)(const char *path, uint32_t index, void *context),
    void *context) {
  static const char *const properties[] = {FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME};
  for (size_t i = 0; i < sizeof properties / sizeof *properties; i++) {
    FcFontSet *fonts = list((FcConfig *)installed, properties[i], name);
    for (int number = 0; fonts != NULL && number < fonts->nfont; number++) {
      FcChar8 *path = NULL;
      int index = 0;
      if (FcPatternGetString(fonts->fonts[number], FC_FILE, 0, &path) != FcResultMatch) continue;
      FcPatternGetInteger(fonts->fonts[number], FC_INDEX, 0, &index);
      /* The upper half tells a variable font's instance. */
      found((const char *)path, (uint32_t)index & 0xFFFF, context);
    }
    if (fonts != NULL) FcFontSetDestroy(fonts);
  }
}

#else

te_installed *te_installed_open(void) { return NULL; }

void te_installed_close(te_installed *installed) { (void)installed; }

void te_installed_named(
    te_installed *installed, const char *name, void (*found)(const char *path, uint32_t index, void *context),
    void *context) {
  (void)installed, (void)name, (void)found, (void)context;
}

#endif
