import type { Agreement, TalkScript } from '@fabula/ink/talk-script';
import type { TalkTags } from '@fabula/ink/talk-tags';

/**
 * What an author has written for the talks inside a story, in the words of a translation. What each agreement does stays
 * as it is, and the words that bring it up count in both languages.
 */
export function translateScript(script: TalkScript, { agreements, openings }: TalkTags): TalkScript {
  const words = new Map(agreements.map((agreement) => [agreement.agreementId, agreement]));
  const translate = (agreement: Agreement): Agreement => {
    const translated = words.get(agreement.agreementId);
    if (translated === undefined) return agreement;
    const { answer, cues, text } = translated;
    return { ...agreement, answer, text, cues: [...new Set([...cues, ...agreement.cues])] };
  };
  return {
    openings: new Map([...script.openings, ...openings]),
    agreements: script.agreements.map(translate),
    holding: (state, asked) => script.holding(state, asked),
    agree: (step, state, agreed) => script.agree(step, state, agreed),
  };
}
