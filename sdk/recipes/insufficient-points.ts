// A reply costs more than the account has: say so, and offer points.
import process from 'node:process';
import { createChat, createClient, getOffers, InsufficientPointsError, sendMessage } from '@fabula/sdk';

const client = createClient({ baseUrl: process.env['FABULA_API'] ?? 'http://127.0.0.1:3000/api' });
const api = client.bind({ createChat, getOffers, sendMessage });

const { chatId, quote } = await api.createChat({ characterId: 'maren-vale' });
console.log(`A reply costs ${quote.points} points, and you have ${quote.balance}.`);
try {
  await api.sendMessage(chatId, { text: 'Good evening.' });
} catch (error) {
  if (!(error instanceof InsufficientPointsError)) throw error;
  for (const { points } of (await api.getOffers()).packs) console.log(`Buy ${points} points`);
}
