import type { StoryRole } from '../../contract/validators.ts';
import type { Tag } from '@fabula/ink/tags';

const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;
const MOST_ROLES = 6;
const LONGEST = { label: 60, note: 200 };

/**
 * Whom a reader can be, by the tags at the top of a story: `# role: id; label; note`. What is no slug is left out, and
 * so is all that is said twice.
 */
export function rolesOf(tags: readonly Tag[]): StoryRole[] {
  const roles = new Map<string, StoryRole>();
  for (const {
    name,
    parts: [roleId = '', label = '', ...note],
  } of tags) {
    if (name !== 'role' || !SLUG.test(roleId) || roles.has(roleId)) continue;
    const text = note.join('; ').slice(0, LONGEST.note).toWellFormed();
    roles.set(roleId, { roleId, label: (label || roleId).slice(0, LONGEST.label).toWellFormed(), note: text });
  }
  return [...roles.values()].slice(0, MOST_ROLES);
}
