import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SceneValue } from '../../content/model';
import { Scene } from '../../content/Scene/Scene';
import { card, hero, lead, scenery, title, words } from './LandingHero.css';

interface LandingHeroProps {
  /** Left out while it is not known: its place is kept. */
  readonly scene?: SceneValue | undefined;
  /** A `RoundCard`, and the stories beside it. */
  readonly children: ReactNode;
}

/** What a stranger sees first: one line, and a story to begin. */
export function LandingHero({ scene, children }: LandingHeroProps) {
  return (
    <div className={hero}>
      <div className={scenery}>{scene !== undefined && <Scene scene={scene} />}</div>
      <div className={words}>
        <h1 className={title}>
          <FormattedMessage
            id="landing.title"
            defaultMessage="A story that waits for your answer"
            description="Title of the page for people who do not know the product yet"
          />
        </h1>
        <p className={lead}>
          <FormattedMessage
            id="landing.lead"
            defaultMessage="Talk to characters who remember you. Play stories that end because of you."
            description="Below the title of the page for people who do not know the product yet"
          />
        </p>
      </div>
      <div className={card}>{children}</div>
    </div>
  );
}
