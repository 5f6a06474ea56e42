import type { Locale } from '../lib/locale.ts';

export interface View {
  locale: Locale;
  /** Whether mature content is shown: only on request, and only to a session that confirmed being over 18. */
  mature: boolean;
  /** The owner whose private characters are shown too (see `ownerOf`); undefined without a session. */
  viewerId?: string | undefined;
}
