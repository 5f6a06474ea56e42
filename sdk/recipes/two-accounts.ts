// Each client is one account on one server, with a session of its own.
import process from 'node:process';
import { createChat, createClient, listChats } from '@fabula/sdk';

const baseUrl = process.env['FABULA_API'] ?? 'http://127.0.0.1:3000/api';
const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
const ada = createClient({ baseUrl, storage: memory() });
const ben = createClient({ baseUrl, storage: memory() });

await createChat({ characterId: 'maren-vale' }, { client: ada });
console.log('Ada:', (await listChats({}, { client: ada })).items.length);
console.log('Ben:', (await listChats({}, { client: ben })).items.length);
