import type { PromptInput } from '../prompt/prompt-input.ts';
import { testCard } from './text-request.ts';

export function promptInput(changes: Partial<PromptInput> = {}): PromptInput {
  const history = changes.history ?? [{ messageId: 'm1', role: 'user', text: 'Who lit the lamp?' }];
  return {
    character: { ...testCard, systemPrompt: '', postHistoryInstructions: '' },
    visitor: { name: 'Noor', description: 'Noor mends nets.' },
    note: '',
    lorebook: { entries: [], scanDepth: 4, recursive: false },
    memory: { summary: undefined, facts: [] },
    branch: new Set(history.map(({ messageId }) => messageId)),
    history,
    contextTokens: 4096,
    replyTokens: 400,
    mature: false,
    seed: 1,
    ...changes,
  };
}
