import { writeText, type WriterDeps, type Written } from '../../drafts/suggestions/write-text.ts';
import type { Made } from './acts/made-text.ts';
import { readAnswer } from './acts/read-answer.ts';
import { suggestionRequest, type AskedSuggestion } from './acts/suggestion-request.ts';

/** Asks the model for one field. Undefined when another server has ended the suggestion. */
export async function writeSuggestion(
  { contextTokens, ...deps }: WriterDeps & { contextTokens: number },
  asked: AskedSuggestion,
  stopped: AbortSignal,
): Promise<Written<Made> | undefined> {
  const { draft, field, suggestionId } = asked;
  const { fields } = draft;
  return writeText<Made>(
    deps,
    {
      suggestionId,
      request: () => suggestionRequest(asked, contextTokens),
      names: async () => [fields.name, fields.nickname].filter((name) => name.trim() !== ''),
      read: (answer) => readAnswer(answer, field, fields),
    },
    stopped,
  );
}
