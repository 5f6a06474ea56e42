import type { CharacterDraftFields, DraftProblem } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';

const ADULT = 18;

/** @throws {AppError} VALIDATION_FAILED with the field that keeps a draft from being a character. */
export function requireKeepable({ age, mature, name }: CharacterDraftFields): void {
  if (name.trim() === '') {
    throw new AppError('VALIDATION_FAILED', 'name: a character needs a name', { field: 'name' });
  }
  if (mature && age !== null && age < ADULT) {
    const message = 'mature: a character below the age of 18 has no mature themes';
    throw new AppError('VALIDATION_FAILED', message, { field: 'mature' });
  }
}

/**
 * What others can see is changed without errors only.
 *
 * @throws {AppError} VALIDATION_FAILED with the field of the first error.
 */
export function requireNoErrors(problems: readonly Pick<DraftProblem, 'code' | 'field' | 'severity'>[]): void {
  const error = problems.find(({ severity }) => severity === 'error');
  if (error === undefined) return;
  const message = `${error.field}: others can see this character, and ${error.code} has to be put right first`;
  throw new AppError('VALIDATION_FAILED', message, { field: error.field });
}
