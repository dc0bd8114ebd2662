/// What guides to English style say of titles.
package enum EnglishTitles {
  /// Words that title style leaves in lowercase, except at either end: articles, coordinating conjunctions, prepositions of at
  /// most four letters, "to" and "as".
  package static let minorWords = Figure<Set<String>>(
    [
      "a", "an", "the", "and", "but", "for", "nor", "or", "so", "yet", "as", "at", "by", "down", "from", "in", "into",
      "like", "near", "of", "off", "on", "onto", "out", "over", "past", "per", "than", "to", "up", "upon", "via",
      "with",
    ], .styleGuide)
  /// Words whose capitals are their own: their small first letter is no fault.
  package static let ownSpellings = Figure<Set<String>>(
    [
      "iphone", "ipad", "ipod", "imac", "ios", "ipados", "macos", "tvos", "watchos", "icloud", "imessage", "ebay", "vs",
      "px",
    ],
    Source("Apple trademark list; common brands", .general))
  /// Words with which sentences and questions begin, and hardly ever titles.
  package static let sentenceStarts = Figure<Set<String>>(
    [
      "i", "i'm", "i've", "i'll", "i'd", "we", "we're", "you", "you're", "it", "it's", "they", "this", "that", "these",
      "there", "here", "how", "what", "why", "where", "when", "who", "which", "is", "are", "was", "does", "did", "can",
      "could", "should", "would", "already", "didn't", "haven't", "have", "need",
    ], .commonKnowledge)
  /// Verbs with which titles of buttons begin, and the few words that mean one.
  package static let verbs = Figure<Set<String>>(
    Set(
      """
      accept activate add adjust allow annotate answer append apply approve archive arrange ask assign attach authenticate \
      authorize back begin block bookmark book browse build buy calculate call cancel change chat check checkout choose \
      clean clear clone close collapse combine compare complete compose configure confirm connect contact continue convert \
      copy correct create crop customize cut debug deactivate decline decrease define delete deny deselect detach dial \
      disable discard disconnect dismiss display done donate download drag draw duplicate edit eject email empty enable end \
      enlarge enter erase exit expand explore export extract favorite fetch fill filter find finish fix flag flip follow \
      format forward forget generate get give go got grant group help hide hold ignore import include increase insert inspect \
      install invite join jump keep launch learn leave let like link listen load lock log look lower make manage mark measure \
      merge message minimize mirror modify move mute name navigate next no notify ok okay open order organize pair paste pause pay \
      perform pick pin place play post present press preview previous print proceed publish pull purchase push put quit rate \
      read reboot record redo reduce refresh register reject reload remind remove rename renew reopen reorder repeat replace \
      reply report request require reschedule resend reset resize resolve restart restore resume retry return reveal review revert \
      rotate run save scan schedule scroll search see select send set share shop show shuffle shut sign skip sleep snooze sort \
      split start stay stop store submit subscribe suggest switch sync take tap tell test toggle transfer translate trim trust \
      try turn type unblock undo unfollow ungroup uninstall unlink unlock unmute unpin unsubscribe update upgrade upload use \
      validate verify view visit wait wake watch withdraw write yes zoom
      """.split(separator: " ").map(String.init)),
    Source("Words of menu commands and button titles in Apple's guidelines, by hand", .general))
  /// How many words are a few.
  package static let mostWords = Figure(4, .buttonGuidelines)
  /// From how many words on a title is read as a sentence.
  package static let sentenceLength = Figure(8, .commonKnowledge)
}
