// Takes the texts that only some pages need out of the compiled catalogues: one file for each part and language.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import parts from '../parts.json' with { type: 'json' };

const compiled = path.join(import.meta.dirname, '../compiled');

const write = (file: string, texts: readonly (readonly [id: string, text: unknown])[]): void =>
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts)));

for (const part of parts) mkdirSync(path.join(compiled, part), { recursive: true });
for (const name of readdirSync(compiled).filter((file) => file.endsWith('.json'))) {
  const texts = Object.entries<unknown>(JSON.parse(readFileSync(path.join(compiled, name), 'utf8')));
  const partOf = ([id]: readonly [string, unknown]) => parts.find((part) => id.startsWith(`${part}.`));
  write(
    path.join(compiled, name),
    texts.filter((text) => partOf(text) === undefined),
  );
  for (const part of parts) {
    write(
      path.join(compiled, part, name),
      texts.filter((text) => partOf(text) === part),
    );
  }
}
