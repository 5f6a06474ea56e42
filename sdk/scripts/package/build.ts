import { mkdirSync, rmSync } from 'node:fs';
import { writeModules } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { writeDocuments } from './documents.ts';
import { packageFolder } from './paths.ts';

rmSync(packageFolder, { recursive: true, force: true });
mkdirSync(packageFolder, { recursive: true });
await writeModules();
writeDeclarations();
writeDocuments();
