import type { Locale } from '../lib/locale.ts';

export interface View {
  locale: Locale;
  /** Only on request, and for a session confirmed as over 18. */
  mature: boolean;
  /** The owner whose private characters are shown too (see `ownerOf`). */
  viewerId?: string | undefined;
}
