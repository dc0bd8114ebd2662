(() => {
  const say = document.currentScript.dataset;
  // A link opens what it leads to, and what that is in.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let part = target; part; part = part.parentElement) if (part.matches("details")) part.open = true;
    if (target.hidden) target.hidden = false;
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  if (location.hash && !location.hash.startsWith("#filter?")) reveal();

  const copy = (text) => {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const area = document.body.appendChild(document.createElement("textarea"));
    area.value = text;
    area.select();
    document.execCommand("copy");
    area.remove();
    return Promise.resolve();
  };
  document.querySelectorAll("code.copy").forEach((code) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "small";
    button.textContent = say.copy;
    button.addEventListener("click", async () => {
      await copy(code.textContent);
      button.textContent = say.copied;
      setTimeout(() => { button.textContent = say.copy; }, 1500);
    });
    code.after(" ", button);
  });

  // The transcript is spoken by a voice of its language, if the browser has one.
  if (!window.speechSynthesis) return;
  document.querySelectorAll(".transcript").forEach((list) => {
    const lines = [...list.querySelectorAll("q")].map((line) => line.dataset.plain).filter(Boolean);
    if (!lines.length) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "small";
    button.textContent = say.listen;
    button.addEventListener("click", () => {
      const speaks = speechSynthesis.speaking;
      speechSynthesis.cancel();
      if (speaks) return;
      for (const line of lines) {
        const utterance = new SpeechSynthesisUtterance(line);
        utterance.lang = list.dataset.lang;
        speechSynthesis.speak(utterance);
      }
    });
    list.before(button);
  });
})();
