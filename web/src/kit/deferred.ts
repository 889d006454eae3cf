/** Parts of a board are drawn one after the other, each in a task of its own, so that the page never stands still. What
 * can be clicked should come last: then all the rest is there when it is. */

type Work = () => void;

const parts: Work[] = [];
const after: Work[] = [];
let isDrawing = false;

/** How the next task is begun. */
export const tasks = { begin: (work: Work): unknown => setTimeout(work) };

/** Draw parts when it is their turn; what is returned keeps them from being drawn. */
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

/** Do something as soon as nothing is left to be drawn. */
export function whenDrawn(work: Work): void {
  if (isDrawing) after.push(work);
  else work();
}

/** What is drawn may bring parts of its own along: only a task later nothing is left. */
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
