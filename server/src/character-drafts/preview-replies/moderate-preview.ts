import { AppError } from '../../errors.ts';
import { toPlainText } from '../../lib/plain-text.ts';
import { moderateWhole } from '../../safety/moderate-whole.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import { moderateDraft } from '../keep/moderate-draft.ts';
import type { PreviewTurn } from './preview-request.ts';
import type { PreviewedDraft } from './previewed-draft.ts';

/**
 * The lines of a preview as an engine is sent them.
 *
 * @throws {AppError} VALIDATION_FAILED for a line without words, and where the last line is not the reader's.
 */
export function readTurns(messages: readonly PreviewTurn[]): PreviewTurn[] {
  if (messages.at(-1)?.role !== 'reader') {
    throw new AppError('VALIDATION_FAILED', 'messages: the last line must be the reader’s', { field: 'messages' });
  }
  return messages.map(({ role, text }) => ({ role, text: toPlainText(text, 'messages') }));
}

/**
 * Moderates the draft and all lines of a preview: none of them was judged before.
 *
 * @returns whether the reader’s last words suggest a risk of self-harm.
 * @throws {AppError} FORBIDDEN with the field `messages`, or that of the draft, for what may not be written in any mode.
 */
export async function moderatePreview(
  safety: Safety,
  { character, fields }: PreviewedDraft,
  turns: readonly PreviewTurn[],
): Promise<boolean> {
  const names = async () => [character.name, character.nickname].filter((name) => name.trim() !== '');
  const crisis = await moderate(safety, turns.at(-1)?.text ?? '', 'messages', names);
  const earlier = turns.slice(0, -1).map(({ text }) => text);
  if ((await moderateWhole(safety, earlier.join('\n'))) !== undefined) {
    throw new AppError('FORBIDDEN', 'This text is not allowed here', { field: 'messages' });
  }
  await moderateDraft(safety, fields);
  return crisis === 1;
}
