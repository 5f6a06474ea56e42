import type { MacroNames } from '../../prompt/macros.ts';
import { OwnVoice } from '../../generations/own-voice.ts';

/** Shorter than this, the first word of a name is more often another word. */
const SHORTEST_NAME = 3;

/** How a reply of one character to one person is kept apart from what the person says. */
export interface ReplyVoice {
  /** At most four, as many as the chat completions protocol takes. */
  stop: string[];
  voice: OwnVoice;
}

/**
 * Stops an engine before a line of either speaker, with the colons of both kinds of script. Engines that ignore that
 * are listened to: see `OwnVoice`.
 *
 * @param names As the prompt calls both.
 * @param fullName The name on the card, where `{{char}}` is a nickname.
 */
export function replyVoice({ char, user }: MacroNames, fullName: string): ReplyVoice {
  const speakers = [...new Set([user, char])];
  const own = [...new Set([fullName, char])];
  const short = own.map((name) => name.split(' ')[0] ?? '').filter((name) => name.length >= SHORTEST_NAME);
  const isUser = (name: string) => name.toLowerCase() === user.toLowerCase();
  return {
    stop: speakers.flatMap((name) => [`\n${name}:`, `\n${name}：`]),
    voice: new OwnVoice([...own, ...short.filter((name) => !isUser(name))], [user]),
  };
}
