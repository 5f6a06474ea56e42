import { toBase64 } from '@fabula/sdk';

/** Loads a picture of this site. Rejects when it does not come or is none. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** What is on a canvas as a PNG file. Rejects where the browser has no memory for it. */
export async function toPng(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (blob === null) throw new Error('The picture could not be written');
  return new File([blob], name, { type: 'image/png' });
}

/** The same in base64, as the server takes it. */
export async function toContent(canvas: HTMLCanvasElement): Promise<string> {
  return toBase64(await toPng(canvas, 'picture.png'));
}
