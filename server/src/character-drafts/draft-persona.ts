import type { CharacterDraftFields } from '../contract/validators.ts';

/** The personality of a card: the author's words, then the choices of the wizard, one line each. */
export function personalityOf(fields: CharacterDraftFields): string {
  const lines = [
    line('Temperament', fields.temperaments.join(', ')),
    line('Pronouns', fields.pronouns.trim()),
    line(
      'Never',
      fields.nevers
        .map((never) => never.trim())
        .filter(Boolean)
        .join(' / '),
    ),
  ];
  return [fields.personality.trim(), lines.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
}

function line(label: string, text: string): string {
  return text === '' ? '' : `${label}: ${text}`;
}
