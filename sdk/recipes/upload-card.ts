// A character card is brought from a file: PNG, JSON or charx.
import { openAsBlob } from 'node:fs';
import process from 'node:process';
import { createClient, getCharacter, importCard, isProblemOf, toBase64 } from '@fabula/sdk';

const client = createClient({ baseUrl: process.env['FABULA_API'] ?? 'http://127.0.0.1:3000/api' });
const api = client.bind({ getCharacter, importCard });

const content = await toBase64(await openAsBlob(process.argv[2] ?? 'card.png'));
try {
  const { characterId } = await api.importCard({ content, mature: false });
  console.log((await api.getCharacter(characterId)).name);
} catch (error) {
  if (!isProblemOf('importCard', error)) throw error;
  if (error.reason === 'UNSUPPORTED_MEDIA_TYPE') console.log('This file is no character card.');
  else console.log(error.message);
}
