// Shows designers what changed since a commit (HEAD, or the first argument) and takes what they accept as the baseline.
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { startReview } from './review-server.ts';

const [ref = 'HEAD'] = process.argv.slice(2);
const { address } = await startReview(fileURLToPath(new URL('../..', import.meta.url)), ref);
console.log(`Pictures that changed since ${ref}: ${address}\nStop with Ctrl+C.`);
