/** Round chances to whole percentages. Chances that share one victory add up to 100. The chance with index `told` is
 * rounded normally, because another place may show it too. */
export function percents(chances: number[], told = -1): number[] {
  const exact = chances.map((chance) => chance * 100);
  const isShared = Math.abs(exact.reduce((sum, each) => sum + each, 0) - 100) < 1;
  const found = exact.map((each, i) => (isShared && i !== told ? Math.floor(each) : Math.round(each)));
  if (!isShared) return found;
  const missing = 100 - found.reduce((sum, each) => sum + each, 0);
  const rest = (i: number): number => (exact[i] ?? 0) % 1;
  const order = exact.map((_, i) => i).filter((i) => i !== told);
  order.sort((a, b) => rest(b) - rest(a));
  for (const i of order.slice(0, Math.max(0, missing))) found[i] = (found[i] ?? 0) + 1;
  return found;
}
