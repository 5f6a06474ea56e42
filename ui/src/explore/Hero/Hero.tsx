import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { Arch } from '../../content/Arch/Arch';
import { Book } from '../../content/Book/Book';
import { contentLang } from '../../content/content-language';
import type { CharacterCardValue, CharacterHref, HeroValue } from '../../content/model';
import { Scene } from '../../content/Scene/Scene';
import {
  actions,
  cast as castStyle,
  castArch,
  castMember,
  castName,
  eyebrow,
  hero as heroStyle,
  standingBook,
  synopsis,
  title,
  words,
} from './Hero.css';

interface HeroProps {
  hero: HeroValue;
  /** Where the story begins. */
  beginHref: string;
  /** Where the whole cast is introduced. */
  castHref: string;
  characterHrefOf: CharacterHref;
  /** Makes the book grow into its place on the story's page; unique on the page. */
  viewTransitionName?: string | undefined;
}

/** A synopsis wider than so many Latin letters does not fit on the scene; the story's one line is there instead. */
const widestSynopsis = 180;

/** Letters that are as wide as two Latin ones. */
const wideLetters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;

const widthInLetters = (text: string): number => text.length + (text.match(wideLetters)?.length ?? 0);

/** Tonight's tale: one wide scene, one story, one lit button. */
export function Hero({ hero, beginHref, castHref, characterHrefOf, viewTransitionName }: HeroProps) {
  const headingId = useId();
  const lang = contentLang(hero.story.displayLanguage, useIntl().locale);
  return (
    <section className={heroStyle} aria-labelledby={headingId}>
      <Scene scene={hero.scene} />
      <div className={words}>
        <p className={eyebrow}>
          <Icon name="lamp" />
          <FormattedMessage
            id="explore.hero.eyebrow"
            defaultMessage="Tonight’s tale"
            description="Line above the title of the story at the top of the explore page"
          />
        </p>
        <h1 id={headingId} className={title}>
          <bdi lang={lang}>{hero.story.title}</bdi>
        </h1>
        <p className={synopsis} dir="auto" lang={lang}>
          {widthInLetters(hero.synopsis) > widestSynopsis ? hero.story.tagline : hero.synopsis}
        </p>
        <div className={actions}>
          <ButtonLink href={beginHref} tone="primary" size="large" icon="play">
            <FormattedMessage
              id="story.begin"
              defaultMessage="Begin the story"
              description="Button that opens a story at its first round or chapter"
            />
          </ButtonLink>
          <ButtonLink href={castHref} tone="plate" size="large">
            <FormattedMessage
              id="story.meetCast"
              defaultMessage="Meet the cast"
              description="Button that leads to the characters of a story"
            />
          </ButtonLink>
        </div>
      </div>
      {hero.cast.length > 0 && <Cast cast={hero.cast} characterHrefOf={characterHrefOf} />}
      <div className={standingBook} aria-hidden="true">
        <Book story={hero.story} sizes="218px" viewTransitionName={viewTransitionName} />
      </div>
    </section>
  );
}

function Cast({ cast, characterHrefOf }: { cast: readonly CharacterCardValue[]; characterHrefOf: CharacterHref }) {
  const { locale } = useIntl();
  return (
    <ul className={castStyle}>
      {cast.map((character) => (
        <li key={character.characterId}>
          <Link href={characterHrefOf(character.characterId)} className={castMember}>
            <span className={castArch}>
              <Arch picture={character.portrait} alt="" width={72} />
            </span>
            <span className={castName}>
              <bdi lang={contentLang(character.displayLanguage, locale)}>{character.name}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
