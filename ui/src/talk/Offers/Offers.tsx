import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Icon } from '../../primitives/Icon/Icon';
import type { OfferStateValue, OfferValue } from '../model';
import { kind, list, note, offer as offerStyle, offers as offersStyle, what, words } from './Offers.css';

export interface OffersProps {
  readonly offers: readonly OfferValue[];
  /** BCP 47 tag of what is agreed. */
  readonly language: string;
  readonly state: OfferStateValue;
  readonly isOffline: boolean;
  readonly storyHref: string;
  readonly onAgree: (agreementId: string) => void;
}

/** What a talk has come to: agreed with one press, and never by itself. */
export function Offers({ offers, language, state, isOffline, storyHref, onAgree }: OffersProps) {
  const intl = useIntl();
  if (offers.length === 0 && state.kind !== 'stale') return null;
  return (
    <section
      className={offersStyle}
      aria-label={intl.formatMessage({
        id: 'talk.offers.title',
        defaultMessage: 'Possible agreements',
        description: 'Names, for screen readers, the list of what a reader and a character may agree on in a talk',
      })}
    >
      <ul className={list}>
        {offers.map(({ agreementId, text, done }) => (
          <li key={agreementId} className={offerStyle} data-done={done ? true : undefined}>
            <div className={words}>
              <span className={kind}>
                <Icon name={done ? 'check' : 'feather'} size="small" />
                {done ? (
                  <FormattedMessage
                    id="talk.offers.done"
                    defaultMessage="Agreed"
                    description="Over what a reader and a character have agreed on"
                  />
                ) : (
                  <FormattedMessage
                    id="talk.offers.open"
                    defaultMessage="You could agree on this"
                    description="Over what a reader and a character may agree on"
                  />
                )}
              </span>
              <span lang={language} dir="auto" className={what}>
                {text}
              </span>
            </div>
            {done ? (
              <ButtonLink href={storyHref} size="small">
                <FormattedMessage
                  id="talk.offers.goOn"
                  defaultMessage="Continue the story"
                  description="Leads from something agreed in a talk back to the story, where it has changed something"
                />
              </ButtonLink>
            ) : (
              <Button
                tone="primary"
                size="small"
                disabled={isOffline || state.kind === 'pending'}
                busy={state.kind === 'pending' && state.agreementId === agreementId}
                busyLabel={
                  <FormattedMessage
                    id="talk.offers.agreeing"
                    defaultMessage="One moment…"
                    description="On the button that agrees on something, while that is under way"
                  />
                }
                onClick={() => onAgree(agreementId)}
              >
                <FormattedMessage
                  id="talk.offers.agree"
                  defaultMessage="Agree"
                  description="Agrees with a character on something, which changes the story"
                />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {state.kind === 'failed' && (
        <p role="alert" className={note}>
          <FormattedMessage
            id="talk.offers.failed"
            defaultMessage="That did not work, and nothing has changed. You can agree again."
            description="Under what may be agreed on, after agreeing failed"
          />
        </p>
      )}
      {state.kind === 'stale' && (
        <p role="status" className={note}>
          <FormattedMessage
            id="talk.offers.stale"
            defaultMessage="The story has moved on in the meantime. This is the current state."
            description="Under what may be agreed on, when the story stood at another round by the time the reader agreed"
          />
        </p>
      )}
      {isOffline && (
        <p role="status" className={note}>
          <FormattedMessage
            id="talk.offers.offline"
            defaultMessage="You can agree once you are back online."
            description="Under what may be agreed on, without a connection"
          />
        </p>
      )}
    </section>
  );
}
