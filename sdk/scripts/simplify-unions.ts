// Writes unions that zod has a smaller word for with that word: a call that needs no other union carries none.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const models = fileURLToPath(new URL('../src/generated/model/', import.meta.url));

const pure = String.raw`(?:/\*#__PURE__\*/ )`;
const simple = String.raw`\w+|${pure}zod\.\w+\(\)`;
const literal = String.raw`${pure}zod\.literal\((?:\d+|'[^']*')\)`;
const orNull = new RegExp(String.raw`zod\.union\(\[(${simple}),${pure}zod\.null\(\)\]\)`, 'g');
const literals = new RegExp(String.raw`zod\.union\(\[(${literal}(?:,${literal})+)\]\)`, 'g');

for (const file of globSync('*.zod.ts', { cwd: models })) {
  const text = readFileSync(models + file, 'utf8');
  const simpler = text.replaceAll(orNull, 'zod.nullable($1)').replaceAll(literals, (_, members: string) => {
    const values = [...members.matchAll(/literal\(([^)]*)\)/g)].map(([, value]) => value);
    return `zod.literal([${values.join(', ')}])`;
  });
  if (simpler !== text) writeFileSync(models + file, simpler);
}
