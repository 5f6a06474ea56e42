import { useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { Arch } from '../../content/Arch/Arch';
import { contentLang } from '../../content/content-language';
import type { CharacterCardValue, CharacterHref } from '../../content/model';
import { list, member, name, tagline } from './CastList.css';

interface CastListProps {
  cast: readonly CharacterCardValue[];
  hrefOf: CharacterHref;
}

/** Who appears in a story: an arch, a name and who it is, each the way to the character's page. */
export function CastList({ cast, hrefOf }: CastListProps) {
  const { locale } = useIntl();
  return (
    <ul className={list}>
      {cast.map((character) => {
        const lang = contentLang(character.displayLanguage, locale);
        return (
          <li key={character.characterId}>
            <Link href={hrefOf(character.characterId)} className={member}>
              <Arch picture={character.portrait} alt="" width={58} />
              <span>
                <span className={name}>
                  <bdi lang={lang}>{character.name}</bdi>
                </span>
                <span className={tagline}>
                  <bdi lang={lang}>{character.tagline}</bdi>
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
