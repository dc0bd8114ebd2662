(() => {
  const form = document.getElementById("filter");
  if (!form) return;
  const cards = [...document.querySelectorAll("article.finding")];
  const blocks = [...document.querySelectorAll(".rule, .section")];
  const texts = cards.map((card) => card.textContent.toLowerCase());
  const apply = () => {
    const data = new FormData(form);
    const levels = data.getAll("level");
    const locale = data.get("locale");
    const words = data.get("text").trim().toLowerCase();
    let shown = 0;
    cards.forEach((card, index) => {
      const visible = levels.includes(card.dataset.level)
        && (!locale || card.dataset.locales.split(" ").includes(locale))
        && texts[index].includes(words);
      card.hidden = !visible;
      if (visible) shown += 1;
    });
    blocks.forEach((block) => { block.hidden = !block.querySelector("article.finding:not([hidden])"); });
    form.querySelector("output").textContent = `${shown} of ${cards.length} groups shown`;
  };
  form.hidden = false;
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  apply();
})();
