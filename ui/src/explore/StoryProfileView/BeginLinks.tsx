import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';

/** The ways into a story: for who has never played it, for who is in the middle of it, and for who has come to an end. */
export type BeginValue =
  | { readonly kind: 'first' | 'again'; readonly beginHref: string }
  | { readonly kind: 'under-way'; readonly beginHref: string; readonly continueHref: string };

const beginAgain = (
  <FormattedMessage
    id="storyPage.beginAgain"
    defaultMessage="Start again"
    description="Button that opens a story which the reader has played before at its first round or chapter"
  />
);

/** The button that leads into a story; for who is in the middle of it, the one that leads on comes first. */
export function BeginLinks({ begin }: { begin: BeginValue }) {
  if (begin.kind === 'under-way') {
    return (
      <>
        <ButtonLink href={begin.continueHref} tone="primary" size="large" icon="play">
          <FormattedMessage
            id="storyPage.continue"
            defaultMessage="Continue the story"
            description="Button that opens a story where the reader has left it"
          />
        </ButtonLink>
        <ButtonLink href={begin.beginHref} size="large">
          {beginAgain}
        </ButtonLink>
      </>
    );
  }
  return (
    <ButtonLink href={begin.beginHref} tone="primary" size="large" icon="play">
      {begin.kind === 'again' ? (
        beginAgain
      ) : (
        <FormattedMessage
          id="story.begin"
          defaultMessage="Begin the story"
          description="Button that opens a story at its first round or chapter"
        />
      )}
    </ButtonLink>
  );
}
