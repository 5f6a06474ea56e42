/** Where this browser keeps the files that were chosen and have not reached the server; not every browser has a place. */
const openPlace = async (): Promise<Cache | undefined> =>
  'caches' in window ? window.caches.open('chosen-pictures') : undefined;

const addressOf = (pictureId: string) => `/chosen-pictures/${encodeURIComponent(pictureId)}`;

/** Keeps a chosen file, so that it outlives the tab. */
export async function putFile(pictureId: string, file: File): Promise<void> {
  const place = await openPlace();
  await place?.put(addressOf(pictureId), new Response(file, { headers: { 'Content-Type': file.type } }));
}

/** A file that was chosen earlier; undefined when it is not here any more. */
export async function findFile(pictureId: string, fileName: string): Promise<File | undefined> {
  const place = await openPlace();
  const kept = await place?.match(addressOf(pictureId));
  if (kept === undefined) return undefined;
  const content = await kept.blob();
  return new File([content], fileName, { type: content.type });
}

/** Uploaded, or removed by the visitor. */
export async function dropFile(pictureId: string): Promise<void> {
  const place = await openPlace();
  await place?.delete(addressOf(pictureId));
}
