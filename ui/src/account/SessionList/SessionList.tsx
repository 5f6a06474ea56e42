import { useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import type { OpenSessionValue } from '../model';
import { foot, list, problem } from '../Rows/Rows.css';
import { SessionRow } from './SessionRow';

interface SessionListProps {
  readonly sessions: readonly OpenSessionValue[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What is being signed out: one session's id, or all but this one. */
  readonly ending: string | undefined;
  /** What could not be signed out. */
  readonly failed: string | undefined;
  readonly onEnd: (sessionId: string) => void;
  readonly onEndOthers: () => void;
  /** Takes the focus when the row that had it is gone. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** In place of a session's id: all sessions but the one in front of the reader. */
export const allOthers = 'all-others';

/** Where the account is signed in, with the means to end what should not be. */
export function SessionList(props: SessionListProps) {
  const { sessions, now, ending, failed, onEnd, onEndOthers, headingRef } = props;
  const others = sessions.filter(({ current }) => !current);
  useFocusAfterRemoval(sessions.length, headingRef);
  return (
    <>
      <ul className={list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            now={now}
            ending={ending === session.sessionId}
            disabled={ending !== undefined}
            failed={failed === session.sessionId}
            onEnd={() => onEnd(session.sessionId)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={foot}>
          <Button
            onClick={onEndOthers}
            disabled={ending !== undefined}
            busy={ending === allOthers}
            busyLabel={
              <FormattedMessage
                id="userProfile.session.ending"
                defaultMessage="Signing out"
                description="On the button while another device is being signed out"
              />
            }
          >
            <FormattedMessage
              id="userProfile.session.endOthers"
              defaultMessage="Sign out everywhere else"
              description="Button that signs out every device but the one in front of the reader"
            />
          </Button>
          {failed === allOthers && ending === undefined && (
            <p role="alert" className={problem}>
              <Icon name="alert" size="small" />
              <FormattedMessage
                id="userProfile.session.othersFailed"
                defaultMessage="The other devices are still signed in. Please try again."
                description="Under the button that signs out every other device, when that failed"
              />
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Gives the focus to the heading when it went away with a row of the list. */
function useFocusAfterRemoval(count: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const hasShrunk = count < before.current;
    before.current = count;
    if (hasShrunk && document.activeElement === document.body) heading.current?.focus();
  }, [count, heading]);
}
