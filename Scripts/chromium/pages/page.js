/* What the pages share. */

async function loadFonts(files) {
  for (const [i, file] of files.entries()) {
    document.fonts.add(await new FontFace("f" + i, `url("file://${file}")`).load());
  }
}

/* A text in its font, language and direction, in a room of some width. */
function add(text, kind, room) {
  const element = document.createElement("div");
  element.className = "text " + kind;
  element.style.fontFamily = "f" + text.font;
  element.style.fontSize = text.size + "px";
  if (room !== undefined) element.style.width = room + "px";
  element.lang = text.language;
  element.dir = "auto";
  element.textContent = text.text;
  document.body.append(element);
  return element;
}

function write(answers) { document.getElementById("out").textContent = JSON.stringify(answers); }
