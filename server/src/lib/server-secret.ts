import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Signs short values, which the database alone must not reveal. */
export interface ServerSecret {
  sign(text: string): string;
}

/** The configured secret, or one generated at first use and stored in the data folder for the server's user only. */
export function createServerSecret(configured: string | undefined, dataDir: string): ServerSecret {
  let key = configured;
  return {
    sign(text) {
      key ??= readOrMakeKey(dataDir);
      return createHmac('sha256', key).update(text).digest('hex');
    },
  };
}

function readOrMakeKey(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key');
  if (!existsSync(file)) makeKey(dataDir, file);
  return readFileSync(file, 'utf8');
}

/** Linking a complete file lets one of two servers win, and none see half a key. */
function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(draft);
  }
}
