import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { directionOfContent, takesDropCap } from '../content';
import type { SceneMemberValue, TextSizeValue } from '../model';
import type { PhrasedBlock, PhrasedParagraph } from './round-phrases';
import { chapter, chapterNumber, letter, narration, opened, roundText, seen, sizes } from './RoundText.css';
import { Speech } from './Speech';
import { ParagraphText } from './ParagraphText';

export interface RoundTextProps {
  /** By `phrasedBlocks`. */
  readonly blocks: readonly PhrasedBlock[];
  /** How many phrases are seen; all of them where it is left out. */
  readonly shown?: number | undefined;
  readonly cast: readonly SceneMemberValue[];
  /** BCP 47 tag of the story. */
  readonly language: string;
  readonly textSize: TextSizeValue;
}

/** What a round tells: narration, who says what, letters. */
export function RoundText({ blocks, shown, cast, language, textSize }: RoundTextProps) {
  const { locale } = useIntl();
  return (
    <div
      lang={contentLang(language, locale)}
      dir={directionOfContent(language)}
      data-own-script=""
      className={`${roundText} ${sizes[textSize]}`}
    >
      {blocks.map((phrased, place) => (
        <Block key={place} phrased={phrased} shown={shown} cast={cast} before={blocks[place - 1]} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly phrased: PhrasedBlock;
  readonly shown: number | undefined;
  readonly cast: readonly SceneMemberValue[];
  readonly before: PhrasedBlock | undefined;
}

function Block({ phrased: { block, paragraphs }, shown, cast, before }: BlockProps) {
  const isToCome = shown !== undefined && shown <= (paragraphs[0]?.from ?? 0);
  if (block.kind === 'speech') {
    const goesOn = before?.block.kind === 'speech' && before.block.speaker === block.speaker;
    return <Speech {...block} cast={cast} paragraphs={paragraphs} shown={shown} isToCome={isToCome} goesOn={goesOn} />;
  }
  if (block.kind === 'chapter') {
    return (
      <h2 className={chapter} data-to-come={isToCome || undefined}>
        <ChapterNumber number={block.number} />
        {block.title}
      </h2>
    );
  }
  if (block.kind === 'narration') {
    const isOpened = before === undefined && takesDropCap(block.text);
    return <Paragraphs paragraphs={paragraphs} shown={shown} className={narration} isOpened={isOpened} />;
  }
  return (
    <blockquote className={block.kind === 'document' ? letter : seen} data-to-come={isToCome || undefined}>
      <Paragraphs paragraphs={paragraphs} shown={shown} />
    </blockquote>
  );
}

export function ChapterNumber({ number }: { readonly number: number }) {
  return (
    <span className={chapterNumber}>
      <FormattedMessage
        id="play.chapter"
        defaultMessage="Chapter {number, number}"
        description="Over the title of a chapter of a story"
        values={{ number }}
      />
    </span>
  );
}

interface ParagraphsProps {
  readonly paragraphs: readonly PhrasedParagraph[];
  readonly shown: number | undefined;
  readonly className?: string;
  readonly isOpened?: boolean;
}

function Paragraphs({ paragraphs, shown, className = '', isOpened = false }: ParagraphsProps) {
  return paragraphs.map((paragraph, place) => (
    <p key={paragraph.from} className={isOpened && place === 0 ? `${className} ${opened}` : className}>
      <ParagraphText paragraph={paragraph} shown={shown} />
    </p>
  ));
}
