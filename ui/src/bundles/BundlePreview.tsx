import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { StoryCardValue } from '../content/model';
import { Coin } from '../primitives/Coin/Coin';
import { BundleCovers } from './BundleShelf';
import { Points, StoryCount } from './bundle-words';
import { about, card, cost, legend, name, stack, words } from './bundles.css';
import type { BundleDraft } from './model';

interface BundlePreviewProps {
  readonly draft: Pick<BundleDraft, 'title' | 'description'>;
  /** Undefined while the price is not allowed. */
  readonly points: number | undefined;
  /** The chosen ones, in their order. */
  readonly stories: readonly StoryCardValue[];
}

/** What readers see of a bundle that is being made. */
export function BundlePreview({ draft: { description, title }, points, stories }: BundlePreviewProps) {
  const id = useId();
  return (
    <section className={stack} aria-labelledby={id}>
      <h2 id={id} className={legend}>
        <FormattedMessage
          id="bundle.edit.preview"
          defaultMessage="What readers see"
          description="Heading over the preview of a bundle that is being made"
        />
      </h2>
      <div className={card}>
        <BundleCovers stories={stories} />
        <div className={words}>
          <p className={name}>{title}</p>
          <p className={about}>{description}</p>
          <p className={about}>
            <StoryCount count={stories.length} />
          </p>
          {points !== undefined && (
            <p className={cost}>
              <Coin size="small" />
              <Points points={points} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
