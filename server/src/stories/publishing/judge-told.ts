import type { Story } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { refusalOf } from '../../safety/find-refusal.ts';
import { soundsSexual } from '../../safety/local-rules.ts';
import type { Safety } from '../../safety/safety.ts';
import type { ToldMaterial } from '../engine/model/material.ts';

/**
 * Looks at everything that readers and the model get of a story that a model tells. Its rounds are judged when they are
 * told.
 *
 * @throws {AppError} FORBIDDEN for what may not be written in any content mode, with the field that breaks a rule by
 *   itself, else with `source`; VALIDATION_FAILED with the field `mature` for mature themes that are not declared.
 */
export async function judgeTold(
  safety: Safety,
  { mature, opening, roles, synopsis, tagline, title }: Story,
  { meters, people, plan }: ToldMaterial,
): Promise<void> {
  const source = [
    synopsis,
    opening,
    ...roles.flatMap(({ label, note }) => [label, note]),
    ...people.flatMap(({ description, name }) => [name, description]),
    ...meters.map(({ label }) => label),
    ...plan,
  ].join('\n');
  const refusal = await refusalOf(safety, [
    ['title', title],
    ['tagline', tagline],
    ['source', source],
  ]);
  if (refusal !== undefined) {
    throw new AppError('FORBIDDEN', 'This story is not allowed here', { field: refusal.where || 'source' });
  }
  if (!mature && soundsSexual(source)) {
    throw new AppError('VALIDATION_FAILED', 'mature: mature themes must be declared', { field: 'mature' });
  }
}
