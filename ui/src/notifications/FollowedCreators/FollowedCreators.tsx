import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { figure, heading, list, name, row, since, words } from './FollowedCreators.css';

export interface FollowedCreatorValue {
  readonly followId: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  /** RFC 3339. */
  readonly since: string;
}

interface FollowedCreatorsProps {
  readonly creators: readonly FollowedCreatorValue[];
  readonly onUnfollow: (followId: string) => void;
  /** The end of a list with more. */
  readonly end?: ReactNode;
}

/** The creators whom the reader follows, the last one first. */
export function FollowedCreators({ creators, onUnfollow, end }: FollowedCreatorsProps) {
  const intl = useIntl();
  return (
    <section>
      <h2 className={heading}>
        <FormattedMessage
          id="notification.creators"
          defaultMessage="Creators you follow"
          description="Heading above the list of creators whom the reader follows"
        />
      </h2>
      <ul className={list}>
        {creators.map((creator) => (
          <li key={creator.followId} className={row}>
            {creator.avatarUrl === null ? (
              <span className={figure}>
                <Icon name="profile" />
              </span>
            ) : (
              <img src={creator.avatarUrl} alt="" width={38} height={46} loading="lazy" className={figure} />
            )}
            <span className={words}>
              <bdi className={name}>{creator.name}</bdi>
              <span className={since}>
                <FormattedMessage
                  id="notification.followedSince"
                  defaultMessage="Since {date}"
                  description="Below the name of a followed creator: since when the reader follows them"
                  values={{ date: <FormattedDate value={creator.since} dateStyle="medium" timeZone="UTC" /> }}
                />
              </span>
            </span>
            <Button
              size="small"
              onClick={() => onUnfollow(creator.followId)}
              aria-label={intl.formatMessage(
                {
                  id: 'notification.unfollowCreator',
                  defaultMessage: 'Unfollow {creator}',
                  description: 'Names the button that ends following a creator',
                },
                { creator: creator.name },
              )}
            >
              <FormattedMessage
                id="notification.unfollow"
                defaultMessage="Unfollow"
                description="Button in the list of followed creators that ends following one"
              />
            </Button>
          </li>
        ))}
      </ul>
      {end}
    </section>
  );
}
