import { PortraitParts, type CharacterExpression } from '../../contract/validators.ts';
import { composedAddress } from '../../media/art/composed/composed-address.ts';
import { storedAddresses } from '../stored-portrait.ts';
import { emotionFor, MOODS } from './emotion-moods.ts';

/**
 * The expressions of a character: those that its card came with, else the nine of the parts that its portrait was put
 * together from. Each mood is shown by one of them at most.
 */
export function showExpressions(
  { portrait_parts: parts }: { portrait_parts: string | null },
  stored: readonly { emotion: string; picture_key: string }[],
): CharacterExpression[] {
  if (stored.length > 0) return showStored(stored);
  return parts === null ? [] : drawnExpressions(PortraitParts.parse(JSON.parse(parts)));
}

function showStored(stored: readonly { emotion: string; picture_key: string }[]): CharacterExpression[] {
  const emotions = stored.map(({ emotion }) => emotion);
  const moods = new Map(MOODS.map((mood) => [emotionFor(mood, emotions), mood]));
  return stored.map(({ emotion, picture_key: key }) => {
    const mood = moods.get(emotion);
    return { emotion, ...(mood === undefined ? {} : { mood }), ...storedAddresses(key) };
  });
}

function drawnExpressions(parts: PortraitParts): CharacterExpression[] {
  return MOODS.map((mood) => {
    const address = composedAddress({ ...parts, expression: mood });
    return { emotion: mood, mood, small: address, large: address };
  });
}
