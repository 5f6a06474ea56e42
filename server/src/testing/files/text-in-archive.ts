import { strFromU8, unzipSync } from 'fflate';

/** The text of one file of a ZIP archive; empty where there is none of that name. */
export function textInArchive(archive: Uint8Array, name: string): string {
  return strFromU8(unzipSync(archive)[name] ?? new Uint8Array());
}
