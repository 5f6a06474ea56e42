import { AppError } from '../../errors.ts';
import { StoryRunError } from '@fabula/ink/errors';

/**
 * What a story answers; UNAVAILABLE where it failed while it ran.
 *
 * @param message For every failure but one that takes too long, which says so itself.
 * @param field The input that led to one that takes too long: clients tell it from other failures by this.
 */
export async function orUnavailable<Told>(telling: Promise<Told>, message: string, field: string): Promise<Told> {
  try {
    return await telling;
  } catch (cause) {
    if (!(cause instanceof StoryRunError)) throw cause;
    if (cause.failure === 'too-slow') throw new AppError('UNAVAILABLE', cause.message, { cause, field });
    throw new AppError('UNAVAILABLE', message, { cause });
  }
}
