import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { ProfileValues } from '../model';
import { card, motto as mottoStyle, name, noPicture, picture, unwritten, words } from './ProfileCard.css';

/** The card that other people see, as it would be with these values: it changes with every letter. */
export function ProfileCard({ userName, userAvatarImageUrl, motto }: ProfileValues) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'account.card.label',
    defaultMessage: 'Your card',
    description: 'Names the picture of a reader’s card beside the form that fills it in',
  });
  return (
    <figure className={card} aria-label={label}>
      {userAvatarImageUrl === '' ? (
        <span className={noPicture}>
          <Icon name="profile" size="large" />
        </span>
      ) : (
        // A new picture is a new element, so that each one fades in.
        <img key={userAvatarImageUrl} className={picture} src={userAvatarImageUrl} alt="" width={256} height={256} />
      )}
      <figcaption className={words}>
        <p className={name} data-unwritten={userName.trim() === '' || undefined}>
          {userName.trim() === '' ? (
            <FormattedMessage
              id="account.card.noName"
              defaultMessage="Your name here"
              description="On a reader’s card, in place of a nickname that is not written yet"
            />
          ) : (
            <bdi>{userName}</bdi>
          )}
        </p>
        <p className={mottoStyle}>
          {motto.trim() === '' ? (
            <span className={unwritten}>
              <FormattedMessage
                id="account.card.noMotto"
                defaultMessage="and a line about you"
                description="On a reader’s card, in place of a motto that is not written yet; continues “Your name here”"
              />
            </span>
          ) : (
            <bdi>{motto}</bdi>
          )}
        </p>
      </figcaption>
    </figure>
  );
}
