import { Pencil } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { RemixCredit } from '../../content/RemixCredit/RemixCredit';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { LiveCardValue } from '../model';
import { temperamentNames } from '../labels/temperament-names';
import {
  card,
  credit as creditStyle,
  edit,
  frame,
  name as nameStyle,
  noPicture,
  picture,
  tagline as taglineStyle,
  traits,
} from './LiveCard.css';

interface LiveCardProps extends LiveCardValue {
  /** Page two, behind the pen of the small card. */
  readonly lookHref?: string | undefined;
}

/** The character as it would be now: a card at the side, and a strip where there is no room for one. */
export function LiveCard(props: LiveCardProps) {
  const { name, tagline, language, temperaments, picture: address, lookHref, remixOf } = props;
  const intl = useIntl();
  const lang = contentLang(language, intl.locale);
  const label = intl.formatMessage({
    id: 'wizard.card',
    defaultMessage: 'The character so far',
    description: 'Names the card beside the character wizard, for screen readers',
  });
  return (
    <figure className={card} aria-label={label}>
      <div className={frame}>
        {address === undefined ? (
          <span className={noPicture}>
            <Icon name="profile" size="large" />
          </span>
        ) : (
          <img className={picture} src={address} alt="" width={600} height={800} decoding="async" />
        )}
        <p className={nameStyle} data-unwritten={name.trim() === '' || undefined}>
          {name.trim() === '' ? (
            <FormattedMessage
              id="wizard.card.noName"
              defaultMessage="No name yet"
              description="On the card of a new character, before it has a name"
            />
          ) : (
            <bdi lang={lang}>{name}</bdi>
          )}
        </p>
      </div>
      <p className={taglineStyle} data-unwritten={tagline.trim() === '' || undefined}>
        {tagline.trim() === '' ? (
          <FormattedMessage
            id="wizard.card.noTagline"
            defaultMessage="Their tagline will appear here"
            description="On the card of a new character, before it has a line that says who it is"
          />
        ) : (
          <bdi lang={lang}>{tagline}</bdi>
        )}
      </p>
      {remixOf !== undefined && (
        <p className={creditStyle}>
          <RemixCredit origin={remixOf} />
        </p>
      )}
      {temperaments.length > 0 && (
        <ul className={traits}>
          {temperaments.map((temperament) => (
            <li key={temperament}>{intl.formatMessage(temperamentNames[temperament])}</li>
          ))}
        </ul>
      )}
      {lookHref !== undefined && (
        <Link
          href={lookHref}
          className={edit}
          aria-label={intl.formatMessage({
            id: 'wizard.card.editLook',
            defaultMessage: 'Change the look',
            description: 'The pen beside the small card of a new character: leads to the page with its portrait',
          })}
        >
          <DrawnIcon drawing={Pencil} />
        </Link>
      )}
    </figure>
  );
}
