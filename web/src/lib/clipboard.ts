/** The clipboard, including a fallback for pages that come over plain http from another device. */

/** Copy a text and return whether that worked. If it did not, show the text so that the player can copy it by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromField(text);
  }
}

/** Copy from a temporary text field, for browsers without the clipboard API. The field is added beside the focused
 * element, because a modal dialog makes everything outside it inert. */
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
