import type { ChatRecord, RecordedPlace, RecordedVersion } from './chat-record.ts';
import { OUR_KEY } from './jsonl-lines.ts';

/**
 * A chat in the JSONL of SillyTavern: a header, then a line for each place of the path with the messages that stand in
 * it as swipes. What that shape has no field for goes into `extra.fabula` and `chat_metadata.fabula`; what came from
 * elsewhere goes out as it came.
 */
export function writeJsonl(record: ChatRecord): string {
  const { characterName, createdAt, notes, places, source, visitorName } = record;
  const ours = { title: record.title, facts: record.facts };
  const header = {
    ...source.header,
    user_name: visitorName,
    character_name: characterName,
    create_date: isoOf(createdAt),
    chat_metadata: { ...source.metadata, note_prompt: notes, [OUR_KEY]: ours },
  };
  const lines = places.flatMap((place) => lineOf(place, record) ?? []);
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function lineOf({ active, role, versions }: RecordedPlace, record: ChatRecord): object | undefined {
  const shown = versions[active];
  if (shown === undefined) return undefined;
  const byVisitor = role === 'visitor';
  return {
    name: byVisitor ? record.visitorName : record.characterName,
    is_user: byVisitor,
    ...shown.source.line,
    is_system: shown.hidden,
    send_date: isoOf(shown.createdAt),
    mes: shown.text,
    extra: extraOf(shown),
    swipe_id: active,
    swipes: versions.map(({ text }) => text),
    swipe_info: versions.map((version) => ({
      ...version.source.info,
      send_date: isoOf(version.createdAt),
      extra: extraOf(version),
    })),
  };
}

function extraOf(version: RecordedVersion): object {
  const { branch_name: branchName, failure, hidden, images, pinned, source, status } = version;
  const ours = {
    ...(status === 'complete' ? {} : { status: status === 'streaming' ? 'stopped' : status }),
    ...(failure === null ? {} : { failure }),
    ...(images.length === 0 ? {} : { images }),
    ...(hidden ? { hidden } : {}),
    ...(pinned ? { pinned } : {}),
    ...(branchName === null ? {} : { branchName }),
  };
  return Object.keys(ours).length === 0 ? { ...source.extra } : { ...source.extra, [OUR_KEY]: ours };
}

function isoOf(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}
