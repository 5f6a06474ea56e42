import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { CardWarningValue } from '../model';
import { box, heading, list, sign } from './CardWarnings.css';
import { warningMessages } from './warning-messages';

export function CardWarnings({ warnings }: { readonly warnings: readonly CardWarningValue[] }) {
  return (
    <section className={box}>
      <h3 className={heading}>
        <span className={sign}>
          <Icon name="warning" size="small" />
        </span>
        <FormattedMessage
          id="card.warnings.title"
          defaultMessage="{count, plural, one {One thing was fixed} other {# things were fixed}}"
          description="Heading over what was found in a character card and put right"
          values={{ count: warnings.length }}
        />
      </h3>
      <ul className={list}>
        {warnings.map(({ kind, where }) => (
          <li key={`${kind} ${where}`}>{warningMessages[kind](<bdi>{where}</bdi>)}</li>
        ))}
      </ul>
    </section>
  );
}
