// A list is read item by item; each page is asked for when the loop reaches it.
import process from 'node:process';
import { createClient, listCharacters, paginate } from '@fabula/sdk';

const client = createClient({ baseUrl: process.env['FABULA_API'] ?? 'http://127.0.0.1:3000/api' });
const api = client.bind({ listCharacters });

for await (const { name, tagline } of paginate(api.listCharacters, { sort: 'name', limit: 5 })) {
  console.log(`${name}: ${tagline}`);
}
