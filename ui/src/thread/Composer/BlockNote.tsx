import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { Link } from '../../primitives/Link/Link';
import type { ComposerBlock, ComposerState } from '../model';
import { lacking, lackingWords, note, pricesLink } from './Composer.css';

const notes = {
  offline: ({ keepsUnsent = false }) => (
    <p className={note}>
      <Icon name="offline" size="small" />
      {keepsUnsent ? (
        <FormattedMessage
          id="chat.composer.offlineKeeps"
          defaultMessage="You are offline. Messages wait here and are sent when you are back online."
          description="Over the composer of a chat while there is no connection: what is sent now is kept on the device"
        />
      ) : (
        <FormattedMessage
          id="chat.composer.offline"
          defaultMessage="You are offline. Your message is kept until you can send it."
          description="Over the composer while there is no connection"
        />
      )}
    </p>
  ),
  reconnecting: () => (
    <p className={note}>
      <Lantern />
      <FormattedMessage
        id="chat.composer.reconnecting"
        defaultMessage="Reconnecting. Your message is kept."
        description="Over the composer while the connection is being made again"
      />
    </p>
  ),
  'insufficient-points': ({ price, balance, pricesHref }) => (
    <p className={lacking}>
      <span className={lackingWords}>
        <Icon name="alert" size="small" />
        <FormattedMessage
          id="chat.composer.lacking"
          defaultMessage="{missing, plural, one {You need # more point for a reply. Your message is kept.} other {You need # more points for a reply. Your message is kept.}}"
          description="Over the composer when the balance does not cover a reply"
          values={{ missing: (price ?? 0) - balance }}
        />
      </span>
      <Link href={pricesHref} className={pricesLink}>
        <FormattedMessage
          id="chat.composer.prices"
          defaultMessage="See prices"
          description="Leads from the composer to where points can be had"
        />
      </Link>
    </p>
  ),
} as const satisfies Record<NonNullable<ComposerBlock>, (state: ComposerState) => ReactNode>;

export function BlockNote({ state }: { readonly state: ComposerState }) {
  return <div role="status">{state.blocked !== null && notes[state.blocked](state)}</div>;
}
