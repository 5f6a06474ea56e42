import type { ChatRecord, RecordedOther, RecordedPlace, RecordedVersion } from './chat-record.ts';
import { OUR_KEY } from './jsonl-lines.ts';

/** SillyTavern's JSONL, with our fields in `extra.fabula` and `chat_metadata.fabula`; foreign ones are kept. */
export function writeJsonl(record: ChatRecord): string {
  const { characterName, createdAt, notes, places, source, visitorName } = record;
  const { facts, named, others, settings, summaries, title } = record;
  const ours = {
    ...(named ? { title } : {}),
    facts,
    ...(settings === undefined ? {} : { settings }),
    ...(summaries.length === 0 ? {} : { summaries }),
    ...(others.length === 0 ? {} : { others: others.map(otherOf) }),
  };
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
  const usual = byVisitor ? record.visitorName : record.characterName;
  const lineName = nameOf(shown, usual);
  const names = { lineName, usual };
  return {
    is_user: byVisitor,
    ...shown.source.line,
    name: lineName,
    is_system: shown.hidden || shown.note === 'untold',
    send_date: isoOf(shown.createdAt),
    mes: shown.text,
    extra: extraOf(shown, names),
    swipe_id: active,
    swipes: versions.map(({ text }) => text),
    swipe_info: versions.map((version) => ({
      ...version.source.info,
      send_date: isoOf(version.createdAt),
      extra: extraOf(version, names),
    })),
  };
}

function nameOf({ source, speaker }: RecordedVersion, usual: string): string {
  const foreign = source.line?.['name'];
  return speaker ?? (typeof foreign === 'string' && foreign !== '' ? foreign : usual);
}

function otherOf(other: RecordedOther): object {
  const { createdAt, parent, role, source, text } = other;
  const isForeign = Object.values(source).some((part) => part !== undefined);
  return {
    ...oursOf(other),
    ...(other.speaker === null ? {} : { speaker: other.speaker }),
    parent,
    role,
    text,
    date: isoOf(createdAt),
    ...(isForeign ? { source } : {}),
  };
}

function extraOf(version: RecordedVersion, { lineName, usual }: { lineName: string; usual: string }): object {
  const name = nameOf(version, usual);
  const ours = { ...(name === lineName ? {} : { speaker: name }), ...oursOf(version) };
  return Object.keys(ours).length === 0 ? { ...version.source.extra } : { ...version.source.extra, [OUR_KEY]: ours };
}

function oursOf(version: RecordedVersion): object {
  const { branch_name: branchName, failure, hidden, id, images, mood, note, pinned, status, truncated } = version;
  return {
    ...(id === undefined ? {} : { id }),
    ...(note === null ? {} : { note }),
    ...(mood === null ? {} : { mood }),
    ...(truncated === 1 ? { truncated: true } : {}),
    ...(status === 'complete' ? {} : { status: status === 'streaming' ? 'stopped' : status }),
    ...(failure === null ? {} : { failure }),
    ...(images.length === 0 ? {} : { images }),
    ...(hidden ? { hidden } : {}),
    ...(pinned ? { pinned } : {}),
    ...(branchName === null ? {} : { branchName }),
  };
}

function isoOf(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}
