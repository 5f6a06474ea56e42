import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { contentLang } from '../../content/content-language';
import type { CharacterCardValue, CharacterHref } from '../../content/model';
import { Link } from '../../primitives/Link/Link';
import { ProofLink, Section } from '../Section/Section';
import { arch, character as characterStyle, list, name, tagline, words } from './AwakeThree.css';

interface AwakeThreeProps {
  /** At most three of them are shown. */
  readonly characters: readonly CharacterCardValue[];
  readonly hrefOf: CharacterHref;
  readonly allHref: string;
}

const shown = 3;

/** Characters who can be written to at once; nothing where there are none. */
export function AwakeThree({ characters, hrefOf, allHref }: AwakeThreeProps) {
  const { locale } = useIntl();
  if (characters.length === 0) return null;
  return (
    <Section
      title={
        <FormattedMessage
          id="landing.awake.title"
          defaultMessage="Awake right now"
          description="Heading above three characters on the page for people who do not know the product yet"
        />
      }
      sub={
        <FormattedMessage
          id="landing.awake.sub"
          defaultMessage="You can write to any of them without an account."
          description="Below the heading above three characters, on the page for people who do not know the product yet"
        />
      }
    >
      <ul className={list}>
        {characters.slice(0, shown).map((character) => {
          const lang = contentLang(character.displayLanguage, locale);
          return (
            <li key={character.characterId}>
              <Link href={hrefOf(character.characterId)} className={characterStyle}>
                <span className={arch}>
                  <Arch picture={character.portrait} alt="" width={88} />
                </span>
                <span className={words}>
                  <bdi className={name} lang={lang}>
                    {character.name}
                  </bdi>
                  <span className={tagline} dir="auto" lang={lang}>
                    {character.tagline}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <ProofLink href={allHref}>
        <FormattedMessage
          id="landing.awake.all"
          defaultMessage="All characters"
          description="Link to the list of all characters"
        />
      </ProofLink>
    </Section>
  );
}
