import type { SentenceValue } from '../model';
import { spokenWords } from './BlockText.css';

interface BlockTextProps {
  readonly text: string;
  /** The sentence that is being read aloud, where it is one of these. */
  readonly spoken: SentenceValue | null;
}

/** The words of a block, with the sentence that is being read aloud marked. */
export function BlockText({ text, spoken }: BlockTextProps) {
  if (spoken === null) return text;
  return (
    <>
      {text.slice(0, spoken.start)}
      <mark className={spokenWords} data-spoken="">
        {text.slice(spoken.start, spoken.end)}
      </mark>
      {text.slice(spoken.end)}
    </>
  );
}
