// Registers a visitor in the database of DATA_DIR for every message, and answers with the values of their session.
import process from 'node:process';

import { readConfig } from '../../server/src/config/config.ts';
import { createDeps } from '../../server/src/deps.ts';
import { visitor } from './visitor.ts';

const deps = createDeps(readConfig(process.env));
const { accounts, sessions } = deps;

async function register(): Promise<void> {
  const guest = await sessions.initialise({ authorization: undefined, deviceId: undefined });
  const principal = await sessions.authenticate({ authorization: guest.Authorization, deviceId: guest['Device-ID'] });
  if (principal === undefined) throw new Error('The fresh session is not known.');
  process.send?.(await accounts.register(principal, visitor));
}

process.on('message', () => void register());
process.on('disconnect', () => void deps[Symbol.asyncDispose]());
