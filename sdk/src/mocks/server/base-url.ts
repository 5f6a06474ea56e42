/** The path and query below a base address; `undefined` for a request to anywhere else. */
export function pathBelow(url: string, baseUrl: string): string | undefined {
  const { origin, pathname, search } = new URL(url);
  const base = new URL(baseUrl, origin);
  const folder = base.pathname.replace(/\/$/, '');
  if (base.origin !== origin || !pathname.startsWith(`${folder}/`)) return undefined;
  return pathname.slice(folder.length) + search;
}

export const mockedUrl = (path: string): string => `http://mock.invalid/api${path}`;
