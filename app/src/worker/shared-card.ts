/** Most bytes of a card (the contract, previewCard). */
export const mostCardBytes = 12 * 1024 * 1024;

/** The cache that has what was shared to the installed site until a page takes it: one thing at a time. */
export const sharedCards = 'fabula-shared-cards';
const keptAt = '/shared-card';
const nameHeader = 'x-file-name';
const typeHeader = 'x-file-type';

/** What an installed site is sent, by the names of its form fields (`share_target` of the manifest). */
export const shareFields = { file: 'card', title: 'title', text: 'text', url: 'url' } as const;

/** The parameter of the import page that says what was shared. */
export const sharedParam = 'shared';
/** `words` for a text or link, which is no card; `nothing` where no worker was there to keep it. */
export type SharedKind = 'file' | 'words' | 'too-large' | 'nothing';

const shareTarget = /^\/([a-z]{2}-[A-Z]{2})\/share-target$/;

/** Where another app sends what is shared with the site, in a language. */
export const shareTargetPath = (locale: string): string => `/${locale}/share-target`;

/** The language of a share target's address; undefined for other addresses. */
export const languageOfShareTarget = (pathname: string): string | undefined => shareTarget.exec(pathname)?.[1];

/** The page that imports what was shared. */
export const importPath = (locale: string, kind: SharedKind): string =>
  `/${locale}/gen-character/create-own-character?${sharedParam}=${kind}`;

/** The card of a shared form: its first file, else a text that may be the JSON of one. */
function cardOf(form: FormData): File | undefined {
  const file = form.getAll(shareFields.file).find((value) => value instanceof File && value.size > 0);
  if (file instanceof File) return file;
  const text = form.get(shareFields.text);
  if (typeof text !== 'string' || !text.trimStart().startsWith('{')) return undefined;
  return new File([text], 'shared.json', { type: 'application/json' });
}

/** Keeps what was shared until the import page takes it. A later share takes the place of an earlier one. */
export async function keepShared(form: FormData): Promise<SharedKind> {
  const place = await caches.open(sharedCards);
  await place.delete(keptAt);
  const card = cardOf(form);
  if (card === undefined) return 'words';
  if (card.size > mostCardBytes) return 'too-large';
  // Its own type would let a shared document run here, should its address ever be opened.
  const headers = {
    'Content-Type': 'application/octet-stream',
    [nameHeader]: encodeURIComponent(card.name),
    [typeHeader]: encodeURIComponent(card.type),
  };
  await place.put(keptAt, new Response(card, { headers }));
  return 'file';
}

/** Takes what was shared, once in all tabs; undefined where there is nothing. */
export async function takeShared(): Promise<File | undefined> {
  const place = await caches.open(sharedCards);
  const kept = await place.match(keptAt);
  if (kept === undefined || !(await place.delete(keptAt))) return undefined;
  const read = (name: string) => decodeURIComponent(kept.headers.get(name) ?? '');
  return new File([await kept.blob()], read(nameHeader), { type: read(typeHeader) });
}
