import type { Story } from 'inkjs/engine/Story';
import type { Agreement } from './talk-script.ts';
import { readTag, type Tag } from './tags.ts';

const WHOLE_NUMBER = /^-?\d{1,9}$/u;

/** What the tags at the top of a story say of the talks inside it. */
export interface TalkTags {
  openings: ReadonlyMap<string, string>;
  agreements: readonly Agreement[];
}

function readValue(written: string): Agreement['value'] {
  if (written === 'true' || written === 'false') return written === 'true';
  return WHOLE_NUMBER.test(written) ? Number.parseInt(written, 10) : written;
}

function toAgreement({ parts }: Tag): Agreement {
  const [agreementId = '', characterId = '', variable = '', value = '', text = '', cues = '', ...answer] = parts;
  return {
    agreementId,
    characterId,
    variable,
    value: readValue(value),
    text,
    cues: cues
      .split(',')
      .map((cue) => cue.trim())
      .filter((cue) => cue !== ''),
    answer: answer.join('; '),
  };
}

/**
 * Reads the tags at the top of a story: `# talk: character id; first words` and `# agreement: id; character id;
 * variable; value; what is agreed; words, that bring it, up; what the character says to it`. Those of variables that
 * are not there are left out.
 */
export function readTalkTags(story: Story): TalkTags {
  const tags = (story.globalTags ?? []).map(readTag);
  const openings = tags
    .filter(({ name }) => name === 'talk')
    .map(({ parts: [characterId = '', ...words] }) => [characterId, words.join('; ')] as const);
  return {
    openings: new Map(openings),
    agreements: tags
      .filter(({ name }) => name === 'agreement')
      .map(toAgreement)
      .filter(({ agreementId, text }) => /^[a-z0-9][a-z0-9-]{0,55}$/u.test(agreementId) && text !== '')
      .filter(({ variable }) => story.variablesState.GlobalVariableExistsWithName(variable)),
  };
}
