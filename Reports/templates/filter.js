(() => {
  const form = document.getElementById("filter");
  if (!form) return;
  const cards = [...document.querySelectorAll("article.finding")];
  const blocks = [...document.querySelectorAll(".rule, .section")];
  const heading = (card) => card.closest(".section").querySelector("h3").textContent;
  const texts = cards.map((card) => `${card.dataset.rule} ${heading(card)} ${card.textContent}`.toLowerCase());
  const concerns = (element, locale) => {
    const locales = element.dataset.locales;
    return !locale || !locales || locales.split(" ").includes(locale);
  };
  const noun = (count) => (count === 1 ? "finding" : "findings");
  const sentence = (shown, general, locale) => {
    if (shown === 0) return "No finding on this page matches.";
    const rest = locale && general > 0 ? `, ${general} of them in every language` : "";
    return `${shown} of ${cards.length} ${noun(cards.length)} on this page shown${rest}`;
  };
  const apply = () => {
    const data = new FormData(form);
    const levels = data.getAll("level");
    const locale = data.get("locale");
    const words = data.get("text").trim().toLowerCase();
    let shown = 0;
    let general = 0;
    cards.forEach((card, index) => {
      const visible = levels.includes(card.dataset.level) && concerns(card, locale) && texts[index].includes(words);
      card.hidden = !visible;
      if (!visible) return;
      shown += 1;
      if (!card.dataset.locales) general += 1;
      for (const place of card.querySelectorAll(".instances > li")) place.hidden = !concerns(place, locale);
    });
    blocks.forEach((block) => { block.hidden = !block.querySelector("article.finding:not([hidden])"); });
    form.querySelector("output").textContent = sentence(shown, general, locale);
  };
  form.hidden = false;
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(apply));
  apply();
})();
