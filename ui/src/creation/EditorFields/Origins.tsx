import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import type { RemixCredit } from '../editor-model';
import { group, groupLabel } from '../Step/step.css';
import { address, factList } from './EditorField.css';

interface OriginsProps {
  /** Where the card came from, as it says itself. Nothing of it is opened. */
  readonly sources: readonly string[];
  readonly remixOf: readonly RemixCredit[];
}

/** Where a character comes from. It cannot be changed here. */
export function Origins({ sources, remixOf }: OriginsProps) {
  const id = useId();
  return (
    <>
      {remixOf.length > 0 && (
        <div className={group}>
          <span id={`${id}-remix`} className={groupLabel}>
            <FormattedMessage
              id="editor.origin.remix"
              defaultMessage="Remix of"
              description="Label of the characters that a character was made of"
            />
          </span>
          <ul aria-labelledby={`${id}-remix`} className={factList}>
            {remixOf.map((credit) => (
              <li key={`${credit.name} ${credit.creatorName}`}>
                {credit.href === undefined ? <bdi>{credit.name}</bdi> : <Link href={credit.href}>{credit.name}</Link>}
                {credit.creatorName !== '' && (
                  <>
                    {' '}
                    <FormattedMessage
                      id="editor.origin.by"
                      defaultMessage="by {creator}"
                      description="After the name of the character that another one was made of"
                      values={{ creator: <bdi>{credit.creatorName}</bdi> }}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {sources.length > 0 && (
        <div className={group}>
          <span id={`${id}-sources`} className={groupLabel}>
            <FormattedMessage
              id="editor.origin.sources"
              defaultMessage="Sources listed in the card"
              description="Label of the addresses that a character card says it came from"
            />
          </span>
          <ul aria-labelledby={`${id}-sources`} className={factList}>
            {sources.map((source) => (
              <li key={source} className={address}>
                {source}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
