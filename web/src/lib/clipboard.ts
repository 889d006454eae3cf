/** Copying, also where a browser keeps its clipboard to itself: on pages that come over plain http from another device. */

/** Whether a text could be copied; if not, it has to be shown, to be copied by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromField(text);
  }
}

/** The way before there was a clipboard: a field for a moment, beside what has the focus, since a dialog shuts out
 * everything around it. */
function copiedFromField(text: string): boolean {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  (focused.parentElement ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused.focus();
  return done;
}
