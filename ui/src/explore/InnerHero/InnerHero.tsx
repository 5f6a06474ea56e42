import type { ReactNode } from 'react';

import { Link } from '../../primitives/Link/Link';
import { words } from '../Hero/Hero.css';
import type { SceneValue } from '../../content/model';
import { Scene } from '../../content/Scene/Scene';
import { inner, lead as leadStyle, neighbour as neighbourStyle, title as titleStyle } from './InnerHero.css';

interface InnerHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  scene: SceneValue;
  neighbour?: { readonly href: string; readonly name: ReactNode };
}

/** The head of an inner page, such as a hub: a lower scene with the page's title. */
export function InnerHero({ title, lead, scene, neighbour }: InnerHeroProps) {
  return (
    <header className={inner}>
      <Scene scene={scene} />
      <div className={words}>
        <h1 className={titleStyle}>{title}</h1>
        {lead !== undefined && <p className={leadStyle}>{lead}</p>}
        {neighbour !== undefined && (
          <Link href={neighbour.href} className={neighbourStyle}>
            {neighbour.name}
          </Link>
        )}
      </div>
    </header>
  );
}
