import type { Locale } from '@fabula/sdk';

import { paths } from '../../../routes/paths';

/** The contract's format. */
const code = /(?:^|[#?&]code=)([0-9a-f]{32})(?![0-9a-f])/;

/** The code in what was pasted: a link, also inside a sentence, or the code alone. */
export const readInvitationCode = (pasted: string): string | undefined => code.exec(pasted.trim())?.[1];

/** The page that holds an account invitation, from the site's root. Browsers send no fragment, so that no proxy logs it. */
export const invitationHref = (locale: Locale, ofInvitation: string): string =>
  `${paths.invitation.href(locale)}#code=${ofInvitation}`;
