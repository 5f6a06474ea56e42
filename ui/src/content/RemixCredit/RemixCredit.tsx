import { FormattedMessage } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import type { RemixOriginValue } from '../model';
import { link } from './RemixCredit.css';

interface RemixCreditProps {
  readonly origin: RemixOriginValue;
  /** Undefined where the credit stands in another link. */
  readonly hrefOf?: ((characterId: string) => string) | undefined;
}

/** Whom a character was made of. Nothing takes it away; of an original that is gone the name alone is left. */
export function RemixCredit({ origin, hrefOf }: RemixCreditProps) {
  const { characterId, creatorName } = origin;
  const name =
    characterId === null || hrefOf === undefined ? (
      <bdi key="name">{origin.name}</bdi>
    ) : (
      <Link key="name" href={hrefOf(characterId)} className={link}>
        <bdi>{origin.name}</bdi>
      </Link>
    );
  return creatorName === '' ? (
    <FormattedMessage
      id="explore.remixAfter"
      defaultMessage="After {name}"
      description="Credit of a character that was made of another one: its name"
      values={{ name }}
    />
  ) : (
    <FormattedMessage
      id="explore.remixAfterBy"
      defaultMessage="After {name} by {creator}"
      description="Credit of a character that was made of another one: its name, and who made that"
      values={{ name, creator: <bdi key="creator">{creatorName}</bdi> }}
    />
  );
}
