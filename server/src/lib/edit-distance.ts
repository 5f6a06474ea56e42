/** The optimal string alignment distance: letters added, removed, replaced or swapped with a neighbour. */
export function editDistance(from: string, to: string): number {
  let older: number[] = [];
  let former = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const [left = 0, above = 0, diagonal = 0] = [row[j - 1], former[j], former[j - 1]];
      row[j] = Math.min(left + 1, above + 1, diagonal + same);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) row[j] = Math.min(row[j] ?? 0, (older[j - 2] ?? 0) + 1);
    }
    older = former;
    former = row;
  }
  return former[to.length] ?? 0;
}
