import { FormattedMessage } from 'react-intl';

import type { ThemeName as Theme } from '../../theme/palettes';

const names = {
  night: <FormattedMessage id="shell.theme.night" defaultMessage="Night" description="The dark look of the product" />,
  day: <FormattedMessage id="shell.theme.day" defaultMessage="Day" description="The light look of the product" />,
} as const satisfies Record<Theme, unknown>;

/** Night or day, in the reader's language. */
export function ThemeName({ theme }: { readonly theme: Theme }) {
  return names[theme];
}
