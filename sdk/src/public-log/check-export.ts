import { readCheckpoint } from './checkpoint';
import { GrowingTree, hashLeaf, toHex } from './merkle';

/** What the lines of an export come to. */
export type ExportCheck =
  | { readonly valid: true; readonly origin: string; readonly size: number; readonly rootHash: string }
  | { readonly valid: false; readonly because: string };

interface EntryLine {
  readonly entryNumber: number;
  readonly leaf: string;
  readonly hash: string;
}

interface CheckpointLine {
  readonly checkpoint: { readonly note: string; readonly publicKey: string };
}

const failed = (because: string): ExportCheck => ({ valid: false, because });

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is EntryLine =>
  isObject(value) &&
  typeof value['entryNumber'] === 'number' &&
  typeof value['leaf'] === 'string' &&
  typeof value['hash'] === 'string';

const isCheckpoint = (value: unknown): value is CheckpointLine =>
  isObject(value) &&
  isObject(value['checkpoint']) &&
  typeof value['checkpoint']['note'] === 'string' &&
  typeof value['checkpoint']['publicKey'] === 'string';

/**
 * Checks an export of the public log, with no network: every entry is what was hashed, none is missing, and together they
 * have the root that the server signed. The files of a log in several parts are checked together.
 *
 * @param files The text of the files of `exportPublicLog`, in their order
 * @param publicKey The key that is to have signed it; without one, the key in the file
 */
export async function checkPublicLogExport(files: readonly string[], publicKey?: string): Promise<ExportCheck> {
  const tree = new GrowingTree();
  let last: CheckpointLine | undefined;
  for (const [number, line] of files.flatMap((text) => text.split('\n').filter(Boolean)).entries()) {
    const read = readLine(line);
    if (isCheckpoint(read)) {
      last = read;
      continue;
    }
    if (!isEntry(read)) return failed(`Line ${number + 1} is neither an entry nor a checkpoint`);
    if (read.entryNumber !== tree.size + 1) {
      return failed(`Entry ${tree.size + 1} is missing: entry ${read.entryNumber} is in its place`);
    }
    const hash = await hashLeaf(read.leaf);
    if (toHex(hash) !== read.hash) return failed(`Entry ${read.entryNumber} is not what was hashed`);
    await tree.add(hash);
  }
  if (last === undefined) return failed('There is no checkpoint');
  const signed = await readCheckpoint(last.checkpoint.note, publicKey ?? last.checkpoint.publicKey);
  if (signed === undefined) return failed('The checkpoint is not signed with this key');
  if (signed.size !== tree.size)
    return failed(`The checkpoint is of ${signed.size} entries, and ${tree.size} are here`);
  const rootHash = toHex(await tree.root());
  if (rootHash !== signed.rootHash) return failed('The entries do not lead to the root that was signed');
  return { valid: true, origin: signed.origin, size: signed.size, rootHash };
}
