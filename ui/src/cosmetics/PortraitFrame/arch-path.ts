/** The window of a portrait, 100 units wide: its height, and the radii of its upper and lower corners. */
const height = 122;
const upper = 50;
const lower = 12;

/** What a drawing of a frame shows: the window with the room that the frame takes, as a `viewBox`. */
export const frameBox = '-14 -25 128 160';

/** The outline of the window, `out` units outside of it. */
export function archPath(out: number): string {
  const [start, end] = [-out, 100 + out];
  const head = upper + out;
  const foot = lower + out;
  return (
    `M${start} ${upper}A${head} ${head} 0 0 1 ${end} ${upper}V${height - lower}` +
    `A${foot} ${foot} 0 0 1 ${100 - lower} ${height + out}H${lower}` +
    `A${foot} ${foot} 0 0 1 ${start} ${height - lower}Z`
  );
}
