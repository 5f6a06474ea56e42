import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const file = 'sdk/README.md';
const folder = 'sdk/recipes';

/** A recipe in the README: its marker, then its code. */
const shown = /<!-- recipe: ([\w.-]+) -->\n(?:\n```tsx?\n[\s\S]*?\n```\n)?/g;

const show = (name: string): string => {
  const code = readFileSync(`${folder}/${name}`, 'utf8').trimEnd();
  return `<!-- recipe: ${name} -->\n\n\`\`\`${name.endsWith('x') ? 'tsx' : 'ts'}\n${code}\n\`\`\`\n`;
};

const page = readFileSync(file, 'utf8');
const named = [...page.matchAll(shown)].flatMap(([, name]) => name ?? []);
const missing = readdirSync(folder).filter((name) => !named.includes(name));
const current = page.replaceAll(shown, (_, name: string) => show(name));

if (missing.length > 0) {
  console.error(`${file} does not show ${missing.join(', ')}: add \`<!-- recipe: … -->\` and run \`npm run readme\`.`);
  process.exitCode = 1;
}
if (process.argv.includes('--write')) writeFileSync(file, current);
else if (current !== page) {
  console.error(`${file}: a recipe is out of date. Run \`npm run readme\`.`);
  process.exitCode = 1;
}
