import { openCardFile, type OpenedCard } from '../../cards/card-files/open-card.ts';
import type { Portrait } from '../../cards/card-files/portraits.ts';
import type { PortraitParts } from '../../contract/validators.ts';
import type { Locale } from '../../lib/locale.ts';
import { task } from '../../parsing/task.ts';
import { drawDraftPortrait } from './draft-portrait.ts';

/** The card (JSON) of a draft as an import opens it, with the portrait that its author has put together. */
export const openDraft = task(
  async ({
    json,
    locale,
    parts,
  }: {
    json: string;
    locale: Locale;
    parts: PortraitParts;
  }): Promise<OpenedCard & { portrait: Portrait }> => {
    const { opened } = openCardFile(Buffer.from(json), locale);
    return { ...opened, portrait: await drawDraftPortrait(parts) };
  },
);
