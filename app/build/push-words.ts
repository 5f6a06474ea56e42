import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PushKind, PushWords } from '../src/worker/push-line.ts';

/** The texts are those of the settings, and take no values. */
const ids: Readonly<Record<PushKind, string>> = {
  published: 'userProfile.reach.published',
  commented: 'userProfile.reach.commented',
  decided: 'userProfile.reach.decided',
  'report-decided': 'userProfile.reach.reportDecided',
  several: 'notification.title',
};

/** What the service worker says of pushed notifications, in every language of the catalogues. */
export function pushWordsOf(catalogues: string): Record<string, PushWords> {
  const files = readdirSync(catalogues).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => {
      const texts: Record<string, string> = JSON.parse(readFileSync(path.join(catalogues, file), 'utf8'));
      const textOf = (kind: PushKind): string => {
        const text = texts[ids[kind]];
        if (text === undefined || /[{}<]/.test(text)) throw new Error(`${file} has no plain text ${ids[kind]}`);
        return text;
      };
      const words: PushWords = {
        published: textOf('published'),
        commented: textOf('commented'),
        decided: textOf('decided'),
        'report-decided': textOf('report-decided'),
        several: textOf('several'),
      };
      return [path.basename(file, '.json'), words];
    }),
  );
}
