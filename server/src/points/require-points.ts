import { operations, type OperationFacts, type OperationId } from '../contract/operations.ts';
import { AppError } from '../errors.ts';

/** Beside the shop: what has no meaning without points. */
const ABOUT_POINTS: ReadonlySet<OperationId> = new Set(['listLedger', 'getBonusCalendar', 'adjustPoints']);

/** Refuses what a server without points does not have. Throws NOT_FOUND. */
export function requirePoints(id: OperationId, { usesPoints }: { usesPoints: boolean }): void {
  if (usesPoints) return;
  const { tags }: OperationFacts = operations[id];
  if (tags.includes('shop') || ABOUT_POINTS.has(id)) {
    throw new AppError('NOT_FOUND', 'This server has no points and sells nothing');
  }
}
