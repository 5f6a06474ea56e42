import { writeFileSync } from 'node:fs';
import { compileAll } from '../src/testing/chain/compile.ts';

for (const { file, text } of compileAll()) writeFileSync(file, text);
