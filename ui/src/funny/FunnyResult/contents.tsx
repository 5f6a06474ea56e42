import type { ReactNode } from 'react';
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { contentLang } from '../../content/content-language';
import type { TagLabels } from '../../content/model';
import { SpokenText } from '../../content/SpokenText/SpokenText';
import { partNames } from '../../creation/labels/part-names';
import { temperamentNames } from '../../creation/labels/temperament-names';
import type { NamedPart } from '../../creation/model';
import { Link } from '../../primitives/Link/Link';
import type { FunnyHrefs, FunnyResultValue, FunnyTab, PictureOf } from '../model';
import {
  beside,
  book,
  cardWords,
  from,
  plate,
  portrait as portraitStyle,
  postcard,
  quote,
  said,
  scenery,
  sender,
  speaker,
  speech,
  words,
} from './FunnyResult.css';
import { ResultHeading, ResultProse } from './result-words';

export interface ContentProps {
  readonly result: FunnyResultValue;
  readonly hrefs: FunnyHrefs;
  readonly pictureOf: PictureOf;
  readonly tagLabels: TagLabels;
  readonly takesFocus: boolean;
}

type Character = FunnyResultValue['characters'][number];

function CharacterName({ character, hrefs }: { readonly character: Character; readonly hrefs: FunnyHrefs }) {
  const intl = useIntl();
  return (
    <Link href={hrefs.character(character.characterId)}>
      <bdi lang={contentLang(character.displayLanguage, intl.locale)}>{character.name}</bdi>
    </Link>
  );
}

const isNamed = (part: string): part is NamedPart => Object.hasOwn(partNames, part);

function MashUp({ result, hrefs, pictureOf, takesFocus }: ContentProps) {
  const intl = useIntl();
  const { characters, inherited, picture, title } = result;
  return (
    <div className={beside}>
      {picture !== null && (
        <img className={portraitStyle} src={pictureOf(picture)} alt="" width={600} height={800} decoding="async" />
      )}
      <div className={words}>
        <ResultHeading takesFocus={takesFocus}>{title}</ResultHeading>
        <ResultProse result={result} />
        {characters.map((character) => {
          const parts = inherited
            .filter(({ characterId }) => characterId === character.characterId)
            .flatMap(({ part }) => (isNamed(part) ? [intl.formatMessage(partNames[part])] : []));
          return (
            <p key={character.characterId} className={from}>
              <FormattedMessage
                id="funny.mashUp.from"
                defaultMessage="From {name}: {parts}"
                description="Below a character made of two others: which parts of the picture are from whom; {parts} is a list such as “Hair, Mood”, and may be empty"
                values={{
                  name: <CharacterName character={character} hrefs={hrefs} />,
                  parts: parts.length === 0 ? '–' : <FormattedList value={parts} type="unit" />,
                }}
              />
            </p>
          );
        })}
      </div>
    </div>
  );
}

function WhatWouldTheySay({ result, hrefs, takesFocus }: ContentProps) {
  const intl = useIntl();
  return (
    <>
      <ResultHeading className={quote} takesFocus={takesFocus}>
        <q>{result.line}</q>
      </ResultHeading>
      <ul className={said}>
        {result.lines.flatMap(({ characterId, language, text }) => {
          const character = result.characters.find((one) => one.characterId === characterId);
          return character === undefined
            ? []
            : [
                <li key={characterId} className={speech}>
                  <Arch picture={character.portrait} alt="" width={56} />
                  <div className={words}>
                    <span className={speaker}>
                      <CharacterName character={character} hrefs={hrefs} />
                    </span>
                    <SpokenText text={text} lang={contentLang(language, intl.locale)} />
                  </div>
                </li>,
              ];
        })}
      </ul>
    </>
  );
}

function AnotherEnding({ result, hrefs, takesFocus }: ContentProps) {
  const intl = useIntl();
  const { story, title } = result;
  if (story === null) return null;
  const link = (
    <Link href={hrefs.story(story.storyId)}>
      <bdi lang={contentLang(story.displayLanguage, intl.locale)}>{story.title}</bdi>
    </Link>
  );
  return (
    <div className={beside}>
      <img
        className={book}
        src={story.cover.large}
        alt=""
        width={600}
        height={900}
        decoding="async"
        style={{ backgroundColor: story.cover.color }}
      />
      <div className={words}>
        <ResultHeading
          takesFocus={takesFocus}
          lang={title === '' ? undefined : contentLang(result.language, intl.locale)}
        >
          {title === '' ? story.title : title}
        </ResultHeading>
        <ResultProse result={result} />
        <p className={from}>
          <FormattedMessage
            id="funny.ending.of"
            defaultMessage="Another ending of {story}"
            description="Below another ending of a story; {story} is its title"
            values={{ story: link }}
          />
        </p>
      </div>
    </div>
  );
}

function TonightsLantern({ result, hrefs, takesFocus }: ContentProps) {
  const intl = useIntl();
  const [character] = result.characters;
  if (character === undefined) return null;
  return (
    <div className={beside}>
      <img
        className={portraitStyle}
        src={character.portrait.large}
        alt=""
        width={600}
        height={800}
        decoding="async"
        style={{ backgroundColor: character.portrait.color }}
      />
      <div className={words}>
        <ResultHeading takesFocus={takesFocus} className={quote} lang={contentLang(result.language, intl.locale)}>
          {result.text}
        </ResultHeading>
        <p className={from}>
          <CharacterName character={character} hrefs={hrefs} />
          {result.day !== null && (
            <>
              {' · '}
              <FormattedDate value={`${result.day}T00:00:00Z`} dateStyle="long" timeZone="UTC" />
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function WhoAreYou({ result, hrefs, tagLabels, takesFocus }: ContentProps) {
  const intl = useIntl();
  const { characters, reasons } = result;
  const [character] = characters;
  if (character === undefined) return null;
  const common = [
    ...(reasons?.tags ?? []).flatMap((tag) => tagLabels[tag] ?? []),
    ...(reasons?.temperaments ?? []).map((one) => intl.formatMessage(temperamentNames[one])),
  ];
  return (
    <div className={beside}>
      <img
        className={portraitStyle}
        src={character.portrait.large}
        alt=""
        width={600}
        height={800}
        decoding="async"
        style={{ backgroundColor: character.portrait.color }}
      />
      <div className={words}>
        <ResultHeading takesFocus={takesFocus}>
          <CharacterName character={character} hrefs={hrefs} />
        </ResultHeading>
        <p className={from} dir="auto" lang={contentLang(character.displayLanguage, intl.locale)}>
          {character.tagline}
        </p>
        <ResultProse result={result} />
        {common.length > 0 && (
          <p className={from}>
            <FormattedMessage
              id="funny.who.common"
              defaultMessage="What you have in common: {things}"
              description="Below the character who is nearest to the answers; {things} is a list of tags and temperaments"
              values={{ things: <FormattedList value={common} type="unit" /> }}
            />
          </p>
        )}
      </div>
    </div>
  );
}

function Postcard({ result, hrefs, pictureOf, takesFocus }: ContentProps) {
  const { characters, picture } = result;
  const [character] = characters;
  if (character === undefined) return null;
  return (
    <div className={postcard}>
      {picture !== null && <img className={scenery} src={pictureOf(picture, 'place')} alt="" decoding="async" />}
      <div className={plate}>
        <ResultProse result={result} className={cardWords} />
        <ResultHeading takesFocus={takesFocus} className={sender}>
          <CharacterName character={character} hrefs={hrefs} />
        </ResultHeading>
      </div>
    </div>
  );
}

/** What was made, by its tab. */
export const contents: Readonly<Record<FunnyTab, (props: ContentProps) => ReactNode>> = {
  'mash-up': MashUp,
  'what-would-they-say': WhatWouldTheySay,
  'another-ending': AnotherEnding,
  'tonights-lantern': TonightsLantern,
  'who-are-you': WhoAreYou,
  postcard: Postcard,
};
