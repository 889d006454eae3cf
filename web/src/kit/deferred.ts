/** Deferred drawing. Each part of a board is drawn in a task of its own, so that the page stays responsive. Interactive
 * parts should be last, so that everything else is already there. */

type Work = () => void;

const parts: Work[] = [];
const after: Work[] = [];
let isDrawing = false;

/** Schedules the next task. */
export const tasks = { begin: (work: Work): unknown => setTimeout(work) };

/** Draw parts in later tasks. The returned function cancels the remaining ones. */
export function drawLater(...draws: Work[]): Work {
  for (const draw of draws) {
    parts.push(draw);
    const isFirst = !isDrawing;
    isDrawing = true;
    if (isFirst) tasks.begin(drawNext);
  }
  return () => {
    for (const draw of draws) if (parts.includes(draw)) parts.splice(parts.indexOf(draw), 1);
  };
}

/** Run work as soon as no part is left to draw. */
export function whenDrawn(work: Work): void {
  if (isDrawing) after.push(work);
  else work();
}

/** Draw the next part. It may add parts of its own, so a later task checks whether any is left. */
function drawNext(): void {
  const draw = parts.shift();
  if (draw) {
    tasks.begin(drawNext);
    draw();
  } else {
    isDrawing = false;
    for (const work of after.splice(0)) work();
  }
}
