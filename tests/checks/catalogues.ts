import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const folder = 'locales/catalogues';
const sourceLocale = 'en-US';

/** The ten locales of the product (Product §9.2). */
const locales = ['en-US', 'zh-CN', 'es-ES', 'ar-SA', 'pt-PT', 'tr-TR', 'ja-JP', 'ko-KR', 'fr-FR', 'de-DE'];

type Catalogue = Record<string, string>;
const readCatalogue = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8')) as Catalogue;

/** The plural forms a message lacks for its language, as `argument: form, form`. */
function missingPluralForms(elements: readonly MessageFormatElement[], locale: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return missingPluralForms(element.children, locale);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap((option) => missingPluralForms(option.value, locale));
    if (element.type === TYPE.select) return inner;
    const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' });
    const missing = rules.resolvedOptions().pluralCategories.filter((form) => !(form in element.options));
    return missing.length > 0 ? [`${element.value}: ${missing.join(', ')}`, ...inner] : inner;
  });
}

function complaintsAbout(locale: string): string[] {
  return Object.entries(readCatalogue(path.join(folder, `${locale}.json`))).flatMap(([id, message]) => {
    if (message.trim() === '') return [`${locale} ${id}: empty`];
    return missingPluralForms(parse(message), locale).map(
      (forms) => `${locale} ${id}: plural forms missing for ${forms}`,
    );
  });
}

function staleSource(): string[] {
  const temporary = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  const file = path.join(temporary, 'extracted.json');
  try {
    const { status, stderr } = spawnSync(
      'npm',
      ['run', '--silent', 'extract', '-w', 'locales', '--', '--out-file', file],
      { encoding: 'utf8' },
    );
    if (status !== 0) return [`extraction failed: ${stderr}`];
    const same =
      readFileSync(file, 'utf8').trim() === readFileSync(path.join(folder, `${sourceLocale}.json`), 'utf8').trim();
    return same ? [] : [`${sourceLocale}.json is stale: run \`npm run extract -w locales\``];
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function complaintsOfVerify(): string[] {
  const flags = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const { status, stdout, stderr } = spawnSync(
    'formatjs',
    ['verify', `${folder}/*.json`, '--source-locale', sourceLocale, ...flags],
    { encoding: 'utf8' },
  );
  return status === 0 ? [] : [`${stdout}${stderr}`];
}

const present = readdirSync(folder).map((file) => path.basename(file, '.json'));
const complaints = [
  ...locales.filter((locale) => !present.includes(locale)).map((locale) => `${locale}.json is missing`),
  ...present
    .filter((locale) => !locales.includes(locale))
    .map((locale) => `${locale}.json is no catalogue of the product`),
  ...staleSource(),
  ...complaintsOfVerify(),
  ...locales.filter((locale) => present.includes(locale)).flatMap(complaintsAbout),
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
