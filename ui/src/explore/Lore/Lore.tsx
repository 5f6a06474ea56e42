import { Icon } from '../../primitives/Icon/Icon';
import type { LoreValue } from '../../content/model';
import { Prose } from '../Prose/Prose';
import { body, entry, mark, title } from './Lore.css';

interface LoreProps {
  lore: readonly LoreValue[];
  /** BCP 47 tag of the texts where it is not the page's own language. */
  lang?: string | undefined;
}

/** What is true of a character's world, each under its own title, closed until the reader opens it. */
export function Lore({ lore, lang }: LoreProps) {
  return (
    <div>
      {lore.map((fact) => (
        <details key={fact.title} className={entry}>
          <summary className={title}>
            <bdi lang={lang}>{fact.title}</bdi>
            <span className={mark}>
              <Icon name="down" size="small" />
            </span>
          </summary>
          <div className={body}>
            <Prose text={fact.text} lang={lang} />
          </div>
        </details>
      ))}
    </div>
  );
}
