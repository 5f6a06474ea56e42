import { SettingError } from '../variable.ts';

export interface LoraRule {
  /** `*` stands for any letters; case is ignored. */
  pattern: string;
  note: string | null;
}

const MOST_RULES = 200;
const RULE = /^([^=]{1,200})(?:=(.{1,200}))?$/u;

/** Reads `ink-*=Made for portraits,maren`. Throws SettingError. */
export function readLoraRules(text: string | undefined): LoraRule[] {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > MOST_RULES) throw new SettingError(`IMAGE_LORAS must be ${MOST_RULES} names at most`);
  return parts.map((part) => {
    const [, pattern, note] = RULE.exec(part) ?? [];
    if (pattern === undefined)
      throw new SettingError(`IMAGE_LORAS must be names such as ink-*=Ink drawings, not "${part}"`);
    return { pattern: pattern.trim(), note: note?.trim() ?? null };
  });
}

export function findRule(rules: readonly LoraRule[], name: string): LoraRule | undefined {
  const folded = name.toLowerCase();
  return rules.find(({ pattern }) => matches(pattern.toLowerCase(), folded));
}

/** No regular expression, so that no pattern can take long. */
function matches(pattern: string, name: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return pattern === name;
  if (!name.startsWith(start)) return false;
  let at = start.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.length - end.length >= at && name.endsWith(end);
}
