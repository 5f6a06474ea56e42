import { Copy, Share2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { subtitle } from '../../thread/Panel/Panel.css';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { acts, quiet, said } from '../../content/LinkBox/link-box.css';
import { LinkBox } from '../../content/LinkBox/LinkBox';
import type { RoomInviteValue } from '../model';
import { box, invite as inviteStyle, invites as invitesStyle, inviteWords } from './InviteBox.css';

export interface InviteBoxProps {
  /** The link that was made last; it is shown this once. Null while none was made. */
  readonly newLink: string | null;
  readonly invites: readonly RoomInviteValue[];
  readonly making: boolean;
  readonly outcome: 'copied' | 'failed' | null;
  readonly canShare: boolean;
  readonly onMake: () => void;
  readonly onCopy: (link: string) => void;
  readonly onShare: (link: string) => void;
  readonly onRevoke: (inviteId: string) => void;
}

/** How people come into a room: a link is made, handed on, and taken back. */
export function InviteBox(props: InviteBoxProps) {
  const { newLink, invites, making, outcome, canShare, onMake, onCopy, onShare, onRevoke } = props;
  const intl = useIntl();
  return (
    <section className={box}>
      <h3 className={subtitle}>
        <FormattedMessage
          id="room.invite.title"
          defaultMessage="Invite people"
          description="Heading over the links by which people come into a room"
        />
      </h3>
      {newLink === null ? (
        <p className={quiet}>
          <FormattedMessage
            id="room.invite.sentence"
            defaultMessage="Anyone with the link can join until you revoke it."
            description="Explains the invitation link of a room"
          />
        </p>
      ) : (
        <>
          <LinkBox
            link={newLink}
            label={intl.formatMessage({
              id: 'room.invite.link',
              defaultMessage: 'Invitation link',
              description: 'Names the box that holds the invitation link of a room',
            })}
          />
          <p className={quiet}>
            <FormattedMessage
              id="room.invite.once"
              defaultMessage="Copy it now: it is shown only once."
              description="Under a new invitation link of a room; it cannot be shown again later"
            />
          </p>
          <div className={acts}>
            <Button size="small" onClick={() => onCopy(newLink)}>
              <DrawnIcon drawing={Copy} size="small" />
              <FormattedMessage
                id="room.invite.copy"
                defaultMessage="Copy the link"
                description="Copies the invitation link of a room"
              />
            </Button>
            {canShare && (
              <Button size="small" onClick={() => onShare(newLink)}>
                <DrawnIcon drawing={Share2} size="small" />
                <FormattedMessage
                  id="room.invite.share"
                  defaultMessage="Share"
                  description="Hands the invitation link of a room to another program of the device"
                />
              </Button>
            )}
          </div>
        </>
      )}
      <p role="status" className={said}>
        {outcome === 'copied' && (
          <>
            <Icon name="check" size="small" />
            <FormattedMessage
              id="room.invite.copied"
              defaultMessage="Copied"
              description="After the invitation link of a room was copied"
            />
          </>
        )}
        {outcome === 'failed' && (
          <>
            <Icon name="alert" size="small" />
            <FormattedMessage
              id="room.invite.failed"
              defaultMessage="That did not work. Try again."
              description="After an invitation link of a room could not be made, copied or revoked"
            />
          </>
        )}
      </p>
      {invites.length > 0 && (
        <ul className={invitesStyle}>
          {invites.map(({ inviteId, expiresAt, uses, maxUses }) => (
            <li key={inviteId} className={inviteStyle}>
              <span className={inviteWords}>
                <span>
                  <FormattedMessage
                    id="room.invite.until"
                    defaultMessage="Valid until {when}"
                    description="Until when an invitation link of a room works; {when} is a date with a time"
                    values={{ when: intl.formatDate(expiresAt, { dateStyle: 'medium', timeStyle: 'short' }) }}
                  />
                </span>
                <span className={quiet}>
                  <FormattedMessage
                    id="room.invite.uses"
                    defaultMessage="Used {uses, number} of {most, number} times"
                    description="How many people have come into a room by an invitation link, of how many it lets in"
                    values={{ uses, most: maxUses }}
                  />
                </span>
              </span>
              <Button size="small" onClick={() => onRevoke(inviteId)}>
                <FormattedMessage
                  id="room.invite.revoke"
                  defaultMessage="Revoke"
                  description="Makes an invitation link of a room stop working"
                />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={acts}>
        <Button
          size="small"
          icon="plus"
          onClick={onMake}
          busy={making}
          busyLabel={
            <FormattedMessage
              id="room.invite.making"
              defaultMessage="Creating"
              description="On the button while an invitation link of a room is made"
            />
          }
        >
          <FormattedMessage
            id="room.invite.make"
            defaultMessage="Create an invitation"
            description="Makes a new invitation link of a room"
          />
        </Button>
      </div>
    </section>
  );
}
