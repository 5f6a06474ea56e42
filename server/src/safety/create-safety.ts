import type { SafetyConfig } from '../config/safety.ts';
import { localRules } from './local-rules.ts';
import { createModeration } from './moderation.ts';
import type { Safety } from './safety.ts';

export function createSafety({ moderation }: SafetyConfig): Safety {
  return moderation === undefined ? localRules : createModeration(moderation, localRules);
}
