/** The browser's cache of chosen files that are not uploaded yet; some browsers have none. */
const openPlace = async (): Promise<Cache | undefined> =>
  'caches' in window ? window.caches.open('chosen-pictures') : undefined;

const addressOf = (pictureId: string) => `/chosen-pictures/${encodeURIComponent(pictureId)}`;

export async function putFile(pictureId: string, file: File): Promise<void> {
  const place = await openPlace();
  await place?.put(addressOf(pictureId), new Response(file, { headers: { 'Content-Type': file.type } }));
}

export async function findFile(pictureId: string, fileName: string): Promise<File | undefined> {
  const place = await openPlace();
  const kept = await place?.match(addressOf(pictureId));
  if (kept === undefined) return undefined;
  const content = await kept.blob();
  return new File([content], fileName, { type: content.type });
}

export async function dropFile(pictureId: string): Promise<void> {
  const place = await openPlace();
  await place?.delete(addressOf(pictureId));
}
