import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { StatePanel } from '../../states/StatePanel/StatePanel';
import { acts, bone } from './number-states.css';
import { cards } from './NumbersView.css';

export function NumbersSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={cards}>
          {Array.from({ length: 6 }, (_, place) => (
            <div key={place} className={bone} />
          ))}
        </div>
      </Breath>
    </>
  );
}

interface NoWorksProps {
  readonly characterHref: string;
  readonly storyHref: string;
}

/** Nothing is published yet: what will be here, and the first step. */
export function NoWorks({ characterHref, storyHref }: NoWorksProps) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="numbers.none"
          defaultMessage="No published works yet"
          description="On the page of a creator’s numbers, before anything is published"
        />
      }
      sentence={
        <FormattedMessage
          id="numbers.noneSentence"
          defaultMessage="Publish a character or a story to see here how often people use it."
          description="On the page of a creator’s numbers, before anything is published"
        />
      }
      action={
        <div className={acts}>
          <ButtonLink href={characterHref} tone="primary">
            <FormattedMessage
              id="numbers.noneAction"
              defaultMessage="Create a character"
              description="Link from the empty page of a creator’s numbers to the wizard for characters"
            />
          </ButtonLink>
          <ButtonLink href={storyHref}>
            <FormattedMessage
              id="numbers.noneStory"
              defaultMessage="Create a story"
              description="Link from the empty page of a creator’s numbers to the wizard for stories"
            />
          </ButtonLink>
        </div>
      }
    />
  );
}

/** A guest has no numbers. */
export function GuestNumbers({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="numbers.guestTitle"
          defaultMessage="Sign in to see your numbers"
          description="Title of the page of a creator’s numbers, to a reader without an account"
        />
      }
      sentence={
        <FormattedMessage
          id="numbers.guestSentence"
          defaultMessage="They show how often people use what you have published with your account."
          description="On the page of a creator’s numbers, to a reader without an account"
        />
      }
      action={
        <Button tone="primary" onClick={onSignIn}>
          <FormattedMessage
            id="numbers.guestAction"
            defaultMessage="Sign in"
            description="Button that opens the sign-in popup from the page of a creator’s numbers"
          />
        </Button>
      }
    />
  );
}
