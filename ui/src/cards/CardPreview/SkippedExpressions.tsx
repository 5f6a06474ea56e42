import { FormattedList, FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { box, heading, list, sign } from '../CardWarnings/CardWarnings.css';

const mostNames = 6;

/** The expressions of a card that its character does not get; nothing when it gets them all. */
export function SkippedExpressions({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  const shown = names.slice(0, mostNames).map((name) => <bdi key={name}>{name}</bdi>);
  return (
    <section className={box}>
      <h3 className={heading}>
        <span className={sign}>
          <Icon name="warning" size="small" />
        </span>
        <FormattedMessage
          id="card.expressions.skipped"
          defaultMessage="{count, plural, one {One expression is left out} other {# expressions are left out}}"
          description="Heading over the names of the faces of a character card that the character does not get"
          values={{ count: names.length }}
        />
      </h3>
      <ul className={list}>
        <li>
          <FormattedMessage
            id="card.expressions.skippedNames"
            defaultMessage="{names}: their pictures cannot be read, or there are too many. The file keeps them."
            description="The faces of a character card that the character does not get; {names} is a list of up to six"
            values={{ names: <FormattedList value={shown} /> }}
          />
        </li>
      </ul>
    </section>
  );
}
