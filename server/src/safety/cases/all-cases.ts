import { arabic } from './ar.ts';
import type { CaseGroup } from './case-group.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt.ts';
import { turkish } from './tr.ts';
import { chinese } from './zh.ts';

export const CASES: Readonly<Record<string, readonly CaseGroup[]>> = {
  English: english,
  Chinese: chinese,
  Japanese: japanese,
  Korean: korean,
  Spanish: spanish,
  Portuguese: portuguese,
  French: french,
  German: german,
  Turkish: turkish,
  Arabic: arabic,
};
