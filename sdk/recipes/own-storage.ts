// The session is kept in a file, so that the next run is the same visitor. Anything with these three methods will do.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { createClient, getBasicInfo, type KeyValueStorage } from '@fabula/sdk';

function fileStorage(file: string): KeyValueStorage {
  const values: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const save = () => writeFileSync(file, JSON.stringify(values), { mode: 0o600 });
  return {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
      save();
    },
    removeItem: (key) => {
      delete values[key];
      save();
    },
  };
}

const storage = fileStorage('fabula-session.json');
const client = createClient({ baseUrl: process.env['FABULA_API'] ?? 'http://127.0.0.1:3000/api', storage });
const { points } = await getBasicInfo({ client });
console.log(`${client.session.current()?.['Device-ID']} has ${points} points`);
