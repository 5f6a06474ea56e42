import type { ReactNode } from 'react';

import { words } from '../Hero/Hero.css';
import type { SceneValue } from '../model';
import { Scene } from '../Scene/Scene';
import { inner, lead as leadStyle, title as titleStyle } from './InnerHero.css';

interface InnerHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  scene: SceneValue;
}

/** The head of an inner page, such as a hub: a lower scene with the page's title. */
export function InnerHero({ title, lead, scene }: InnerHeroProps) {
  return (
    <header className={inner}>
      <Scene scene={scene} />
      <div className={words}>
        <h1 className={titleStyle}>{title}</h1>
        {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      </div>
    </header>
  );
}
