// Registers a visitor in the database of DATA_DIR and writes the session's values, as JSON, to standard output.
import process from 'node:process';

import { readConfig } from '../../server/src/config/config.ts';
import { createDeps } from '../../server/src/deps.ts';
import { visitor } from './visitor.ts';

await using deps = createDeps(readConfig(process.env));
const { accounts, sessions } = deps;
const guest = await sessions.initialise({ authorization: undefined, deviceId: undefined });
const principal = await sessions.authenticate({ authorization: guest.Authorization, deviceId: guest['Device-ID'] });
if (principal === undefined) throw new Error('The fresh session is not known.');
process.stdout.write(JSON.stringify(await accounts.register(principal, visitor)));
