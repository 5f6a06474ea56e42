import type { ReactNode } from 'react';

import type { FigureWords } from '../model';
import { ChargedReply } from './ChargedReply';
import { caption as captionStyle, figure as figureStyle } from './figures.css';
import { OrderStates } from './OrderStates';
import { PromptParts } from './PromptParts';
import { StoryLog } from './StoryLog';

interface PaperFigureProps {
  readonly name: keyof FigureWords;
  readonly caption: string;
  readonly words: FigureWords;
  readonly lang: string | undefined;
  readonly replyPrice: number | undefined;
}

type Drawn = Pick<PaperFigureProps, 'words' | 'lang' | 'replyPrice'>;

const drawings: Readonly<Record<keyof FigureWords, (drawn: Drawn) => ReactNode>> = {
  'charged-reply': ({ lang, replyPrice, words }) => (
    <ChargedReply words={words['charged-reply']} lang={lang} price={replyPrice} />
  ),
  'story-log': ({ words }) => <StoryLog words={words['story-log']} />,
  'prompt-parts': ({ words }) => <PromptParts words={words['prompt-parts']} />,
  'order-states': ({ words }) => <OrderStates words={words['order-states']} />,
};

/** A figure of the white paper with its caption. */
export function PaperFigure({ name, caption, ...drawn }: PaperFigureProps) {
  return (
    <figure className={figureStyle}>
      <figcaption className={captionStyle}>{caption}</figcaption>
      {drawings[name](drawn)}
    </figure>
  );
}
