import type { FrameId } from '@fabula/sdk/types';
import { Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';

import { WornFrame } from '../../cosmetics/PortraitFrame/WornFrame';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Coin } from '../../primitives/Coin/Coin';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { ProfileValues } from '../model';
import {
  actions,
  avatar,
  head,
  motto as mottoStyle,
  name,
  noAvatar,
  noMotto,
  points as pointsStyle,
  portrait,
  words,
} from './ProfileHead.css';

interface ProfileHeadProps {
  readonly profile: ProfileValues;
  /** Undefined in a place without points. */
  readonly points: number | undefined;
  readonly pricesHref: string;
  /** The frame that is worn around the picture. */
  readonly frame: FrameId | undefined;
  /** Where frames are chosen; undefined where nothing is sold. */
  readonly framesHref: string | undefined;
  readonly onEdit: () => void;
  readonly editRef?: Ref<HTMLButtonElement>;
}

/** Who the reader is: their lit window, name and motto, and what they have to spend. */
export function ProfileHead({ profile, points, pricesHref, frame, framesHref, onEdit, editRef }: ProfileHeadProps) {
  const { userName, userAvatarImageUrl, motto } = profile;
  return (
    <header className={head}>
      <span className={portrait} data-framed={frame === undefined ? undefined : ''}>
        {userAvatarImageUrl === '' ? (
          <span className={noAvatar}>
            <Icon name="profile" size="large" />
          </span>
        ) : (
          <img className={avatar} src={userAvatarImageUrl} alt="" width={256} height={256} />
        )}
        <WornFrame frame={frame} />
      </span>
      <div className={words}>
        <h1 className={name}>
          {userName === '' ? (
            <FormattedMessage
              id="shell.account.nameless"
              defaultMessage="Reader"
              description="Stands for the name of an account that has not chosen one"
            />
          ) : (
            <bdi>{userName}</bdi>
          )}
        </h1>
        {motto === '' ? (
          <p className={noMotto}>
            <FormattedMessage
              id="userProfile.head.noMotto"
              defaultMessage="No motto yet"
              description="On the profile page, in place of a motto that is not written yet"
            />
          </p>
        ) : (
          <p className={mottoStyle}>
            <bdi>{motto}</bdi>
          </p>
        )}
        <div className={actions}>
          {points !== undefined && (
            <Link href={pricesHref} className={pointsStyle}>
              <Coin />
              <FormattedMessage
                id="userProfile.head.points"
                defaultMessage="{points, plural, one {# point} other {# points}}"
                description="The reader’s balance on the profile page; it links to the page with the prices"
                values={{ points }}
              />
            </Link>
          )}
          <Button ref={editRef} onClick={onEdit}>
            <DrawnIcon drawing={Pencil} />
            <FormattedMessage
              id="userProfile.head.edit"
              defaultMessage="Edit profile"
              description="Button that opens the form with picture, nickname and motto"
            />
          </Button>
          {framesHref !== undefined && (
            <ButtonLink href={framesHref}>
              <FormattedMessage
                id="userProfile.head.frame"
                defaultMessage="Choose a frame"
                description="Link on the profile page to the shop, where frames for the picture are chosen"
              />
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
