(() => {
  const say = document.currentScript.dataset;
  const form = document.getElementById("filter");
  if (!form) return;
  const cards = [...document.querySelectorAll(".issue")];
  const groups = [...document.querySelectorAll("details.group")];
  const { names: [levels, rules, locales, sizes], findings } = JSON.parse(document.getElementById("findings-index").textContent);
  const words = (list) => (list ? list.split(" ") : []);
  const texts = cards.map((card) => `${card.dataset.rule} ${card.textContent}`.toLowerCase());
  // One question for a card of the page and for a finding of the index.
  const matches = (choice, level, rule, languages, screen, contentSizes, state) =>
    choice.levels.includes(level) && (!choice.states.length || choice.states.includes(state)) &&
    (!choice.rule || choice.rule === rule) && (!choice.screen || choice.screen === screen) &&
    (!choice.size || contentSizes.includes(choice.size)) &&
    (!choice.language || !languages.length || languages.includes(choice.language));
  const read = () => {
    const data = new FormData(form);
    const get = (name) => data.get(name) || "";
    return {
      levels: data.getAll("level"), states: data.getAll("state"), rule: get("rule"), language: get("language"),
      screen: get("screen"), size: get("size"), text: get("text").trim().toLowerCase(),
    };
  };
  const fill = (text, ...values) => values.reduce((filled, value) => filled.replace("%@", value), text);
  const apply = () => {
    const choice = read();
    let shown = 0;
    cards.forEach((card, index) => {
      const { level, rule, locales: tags, screen, sizes: own, state } = card.dataset;
      const visible = matches(choice, level, rule, words(tags), screen, words(own), state) && texts[index].includes(choice.text);
      if (card.hidden === visible) card.hidden = !visible;
      if (visible) shown += 1;
      if (!visible) return;
      for (const place of card.querySelectorAll(".places > li, .film > li[data-locale]:not(.source)")) {
        const own = words(place.dataset.locales || place.dataset.locale);
        place.hidden = Boolean(choice.language && own.length && !own.includes(choice.language));
      }
    });
    const total = findings.filter(([level, rule, tags, screen, own, known]) => matches(
      choice, levels[level], rules[rule], tags.map((tag) => locales[tag]), String(screen), own.map((size) => sizes[size]),
      known ? "known" : "new")).length;
    groups.forEach((group) => { group.hidden = !group.querySelector(".issue:not([hidden])"); });
    if (choice.text || choice.rule || choice.language || choice.screen || choice.size || choice.levels.length === 1) {
      groups.forEach((group) => { if (!group.hidden) group.open = true; });
    }
    const count = choice.text ? shown : total;
    form.querySelector("output").textContent = count ? fill(say.shown, shown, count) : say.none;
    form.querySelector("output").dataset.count = count;
    return choice;
  };
  const store = () => {
    const pairs = [...new FormData(form)].filter(([, value]) => value);
    history.replaceState(null, "", `#filter?${new URLSearchParams(pairs)}`);
  };
  const restore = () => {
    if (!location.hash.startsWith("#filter?")) return false;
    const query = new URLSearchParams(location.hash.slice(8));
    for (const field of form.elements) {
      if (field.type === "checkbox") field.checked = query.getAll(field.name).includes(field.value);
      else if (field.name) field.value = query.get(field.name) || "";
    }
    return true;
  };
  form.hidden = false;
  form.addEventListener("input", () => { apply(); store(); });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(() => { apply(); history.replaceState(null, "", "#issues"); }));
  addEventListener("hashchange", () => { if (restore()) apply(); });
  restore();
  apply();
})();
