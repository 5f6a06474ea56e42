import type { MacroNames } from '../../prompt/macros.ts';
import { OwnVoice } from '../../generations/own-voice.ts';

const SHORTEST_NAME = 3;

export interface ReplyVoice {
  /** At most four, the protocol's limit. */
  stop: string[];
  voice: OwnVoice;
}

/** Stops before a line of either speaker; `OwnVoice` handles engines that ignore that. */
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
