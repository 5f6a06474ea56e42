export interface ExampleLine {
  speaker: 'character' | 'visitor';
  text: string;
}

const BEGINNING = /<START>/gi;

/**
 * The lines of a card's example messages (Character Card V1, `mes_example`). Text without a speaker continues the line
 * before it; before the first speaker the character speaks.
 *
 * @param names How the character is called beside `{{char}}`.
 */
export function readExamples(text: string, names: readonly string[]): ExampleLine[] {
  const lines: ExampleLine[] = [];
  for (const conversation of text.split(BEGINNING)) {
    let isOpen = false;
    for (const line of conversation.split('\n')) {
      const { speaker, said } = splitLine(line, names);
      const last = lines.at(-1);
      if (speaker === undefined && isOpen && last !== undefined) last.text += `\n${said}`;
      else if (said.trim() !== '') {
        lines.push({ speaker: speaker ?? 'character', text: said });
        isOpen = true;
      }
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() })).filter((line) => line.text !== '');
}

function splitLine(
  line: string,
  names: readonly string[],
): { speaker: ExampleLine['speaker'] | undefined; said: string } {
  const colon = line.indexOf(':');
  const label = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const said = line.slice(colon + 1).trim();
  if (label === '{{user}}' || label === '<user>' || label === 'you') return { speaker: 'visitor', said };
  const isCharacter =
    label === '{{char}}' || label === '<bot>' || (label !== '' && names.some((name) => name.toLowerCase() === label));
  return isCharacter ? { speaker: 'character', said } : { speaker: undefined, said: line };
}
