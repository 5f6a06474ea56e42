type Value = string | number | boolean | null | undefined;

/** Writes query parameters: arrays repeat their name, null and undefined are left out (Product §7.4.5). */
export function query(parameters: Readonly<Record<string, Value | readonly Value[]>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const item of [value].flat()) {
      if (item !== null && item !== undefined) search.append(name, String(item));
    }
  }
  return search.toString();
}
