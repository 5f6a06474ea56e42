import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../primitives/Button/ButtonLink';
import { PlayNotice } from '../play/PlayNotice/PlayNotice';
import { Points } from './bundle-words';
import { BundleBuy, type BundleBuyProps } from './BundleBuy';
import type { BundleValue } from './model';

export interface PlayBundleProps extends Omit<BundleBuyProps, 'points'> {
  readonly bundle: Pick<BundleValue, 'title' | 'points' | 'creatorName' | 'stories'>;
  readonly bundleHref: string;
}

/** In a play whose free rounds are read: the bundle that opens the story, with its price. */
export function PlayBundle({ bundle, bundleHref, ...buy }: PlayBundleProps) {
  return (
    <PlayNotice
      tone="calm"
      icon="coins"
      headline={
        <FormattedMessage
          id="bundle.play.title"
          defaultMessage="The story continues in a bundle"
          description="Over the choices of a round, where the free rounds of a story are read"
        />
      }
      sentence={
        <FormattedMessage
          id="bundle.play.sentence"
          defaultMessage="The two free rounds are read. “{title}” has this story among {count, plural, one {# story} other {# stories}}, to read to the end. Your place is saved."
          description="In a story that is sold in a bundle: what the bundle is; {title} is its title"
          values={{ title: <bdi>{bundle.title}</bdi>, count: bundle.stories.length }}
        />
      }
      acts={
        <>
          <BundleBuy points={bundle.points} {...buy} />
          <ButtonLink href={bundleHref} size="small">
            <SeeBundle />
          </ButtonLink>
        </>
      }
    />
  );
}

/** The bundle that a play needs is being looked up, or could not be. */
export function PlayBundleNote({ state }: { readonly state: 'loading' | 'failed' }) {
  return (
    <PlayNotice
      tone="calm"
      icon="coins"
      headline={
        <FormattedMessage
          id="bundle.play.title"
          defaultMessage="The story continues in a bundle"
          description="Over the choices of a round, where the free rounds of a story are read"
        />
      }
      sentence={
        state === 'loading' ? (
          <FormattedMessage
            id="bundle.play.loading"
            defaultMessage="Looking up the bundle and its price."
            description="In a story that is sold in a bundle, while the bundle is being asked for"
          />
        ) : (
          <FormattedMessage
            id="bundle.play.failed"
            defaultMessage="The bundle could not be loaded. Your place is saved. Choose again to try once more."
            description="In a story that is sold in a bundle, when the bundle could not be asked for"
          />
        )
      }
    />
  );
}

function SeeBundle() {
  return (
    <FormattedMessage
      id="bundle.see"
      defaultMessage="See the bundle"
      description="Link to the page of a bundle of stories"
    />
  );
}

interface StoryBundleNoteProps {
  readonly bundle: Pick<BundleValue, 'title' | 'points' | 'stories' | 'owned'>;
  readonly href: string;
}

/** On the page of a story: the bundle that it is sold in, and what stays free. */
export function StoryBundleNote({ bundle: { owned, points, stories, title }, href }: StoryBundleNoteProps) {
  return (
    <PlayNotice
      tone="calm"
      icon="coins"
      headline={
        <FormattedMessage
          id="bundle.note.title"
          defaultMessage="Part of “{title}”"
          description="On the page of a story: the bundle that it is sold in"
          values={{ title: <bdi>{title}</bdi> }}
        />
      }
      sentence={
        owned ? (
          <FormattedMessage
            id="bundle.owned"
            defaultMessage="You have this bundle. Read its stories to the end."
            description="In place of the button that buys a bundle of stories, where the reader has bought it"
          />
        ) : (
          <FormattedMessage
            id="bundle.note.sentence"
            defaultMessage="Two rounds are free. The whole bundle has {count, plural, one {# story} other {# stories}} and costs {price}."
            description="On the page of a story that is sold in a bundle: what is free, and what the bundle costs"
            values={{ price: <Points points={points} />, count: stories.length }}
          />
        )
      }
      acts={
        <ButtonLink href={href} size="small">
          <SeeBundle />
        </ButtonLink>
      }
    />
  );
}
