import type { z } from 'zod';
import type { ImportWarning } from '../../contract/validators.ts';
import { toClean, toOneLine } from '../../lib/plain-text.ts';
import type {
  ChatRecord,
  Foreign,
  MessageSource,
  RecordedOther,
  RecordedPlace,
  RecordedVersion,
} from './chat-record.ts';
import { HeaderLine, MessageLine, OUR_KEY, OurChat, OurMessage, OurOther } from './jsonl-lines.ts';
import { readDate } from './read-date.ts';

const MOST_LETTERS = 32_000;
const MOST_SWIPES = 64;
const MOST_SPEAKER = 60;
const MOST_MESSAGES = 20_000;
/** Foreign fields beyond this are dropped: some programs store whole prompts. */
const MOST_SOURCE_LETTERS = 20_000;
const MOST_LEVELS = 32;
const MOST_WARNINGS = 100;

/** A file and its warnings: a bad line costs that line only. */
export interface ReadChat {
  record: ChatRecord;
  lines: readonly number[];
  warnings: readonly ImportWarning[];
}

interface Warn {
  (problem: ImportWarning['problem']): void;
}

/** Reads SillyTavern's JSONL, also without a header or with bad lines. */
export function readJsonl(content: string): ReadChat {
  const warnings: ImportWarning[] = [];
  const places: RecordedPlace[] = [];
  const lines: number[] = [];
  const kept: (number | undefined)[] = [];
  let header: z.output<typeof HeaderLine> | undefined;
  let messages = 0;
  for (const [index, text] of content.split(/\r?\n/).entries()) {
    if (text.trim() === '' || text === '\ufeff') continue;
    const line = index + 1;
    const warn: Warn = (problem) => {
      if (warnings.length < MOST_WARNINGS) warnings.push({ line, problem });
    };
    const value = parse(text);
    if (header === undefined && places.length === 0 && isHeader(value)) {
      header = HeaderLine.parse(value);
      continue;
    }
    const place = value === undefined ? undefined : readPlace(value, header?.character_name ?? '', warn);
    if (value === undefined) warn('not-json');
    kept.push(place === undefined ? undefined : places.length);
    if (place === undefined) continue;
    messages += place.versions.length;
    if (messages > MOST_MESSAGES) {
      warn('too-many-messages');
      break;
    }
    places.push(place);
    lines.push(line);
  }
  const known = readHeader(header ?? HeaderLine.parse({}), kept);
  const others = known.others.slice(0, Math.max(0, MOST_MESSAGES - messages));
  return { record: { ...known, others, places }, lines, warnings };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || 'mes' in value) return false;
  return 'chat_metadata' in value || 'user_name' in value || 'character_name' in value;
}

function readHeader(
  header: z.output<typeof HeaderLine>,
  kept: readonly (number | undefined)[],
): Omit<ChatRecord, 'places'> {
  const { character_name: characterName, user_name: visitorName, ...more } = header;
  const { chat_metadata: all, create_date: created, ...foreign } = more;
  const { [OUR_KEY]: ours, note_prompt: notes, ...metadata } = all;
  const { facts = [], others = [], settings, summaries = [], title = '' } = OurChat.parse(ours ?? {});
  return {
    title: toClean(title),
    named: title.trim() !== '',
    characterName,
    visitorName,
    notes: typeof notes === 'string' ? toClean(notes).slice(0, 4000) : '',
    createdAt: readDate(created),
    source: { header: bounded(foreign), metadata: bounded(metadata) },
    others: others.flatMap((other) => readOther(other) ?? []),
    summaries: summaries.map((summary) => ({ ...summary, text: toClean(summary.text) })),
    settings,
    facts: facts.flatMap(({ message, place, text }) => {
      const at = place === null ? null : kept[place];
      return at === undefined ? [] : [{ text: toClean(text), place: at, message }];
    }),
  };
}

function readOther(value: unknown): RecordedOther | undefined {
  const { data } = OurOther.safeParse(value);
  if (data === undefined) return undefined;
  const { branchName, date, failure, id, images, mood, note, parent, role, source, speaker, ...marks } = data;
  const text = toClean(data.text).slice(0, MOST_LETTERS).toWellFormed();
  if (text.trim() === '') return undefined;
  return {
    id,
    parent,
    role,
    text,
    status: marks.status ?? 'complete',
    failure: failure ?? null,
    branch_name: branchName ?? null,
    speaker: speaker ?? null,
    note: note ?? null,
    mood: mood ?? null,
    truncated: marks.truncated === true ? 1 : 0,
    hidden: marks.hidden ?? false,
    pinned: marks.pinned ?? false,
    images: images ?? [],
    createdAt: readDate(date),
    source: { line: boundedOf(source.line), extra: boundedOf(source.extra), info: boundedOf(source.info) },
  };
}

function boundedOf(foreign: Foreign | undefined): Foreign | undefined {
  return foreign === undefined ? undefined : bounded(foreign);
}

function readPlace(value: unknown, characterName: string, warn: Warn): RecordedPlace | undefined {
  const parsed = MessageLine.safeParse(value);
  if (!parsed.success) {
    warn('not-a-message');
    return undefined;
  }
  const { is_user: byVisitor, mes, swipe_id: swipeId, swipe_info: infos } = parsed.data;
  const swipes = parsed.data.swipes.map((swipe) => (typeof swipe === 'string' ? swipe : ''));
  const at = activeOf(swipes, swipeId, mes);
  const texts = at < swipes.length ? swipes.with(at, mes) : [...swipes, mes];
  if (texts.length > MOST_SWIPES) warn('too-many-swipes');
  const versions: RecordedVersion[] = [];
  let active: number | undefined;
  for (const [index, text] of firstOnes(texts, at)) {
    const version = readVersion(text, index === at ? parsed.data : undefined, infos[index], warn);
    // Versions without a speaker have the line's.
    if (version !== undefined) version.speaker ??= speakerOf(parsed.data, characterName);
    if (version === undefined) continue;
    if (index === at) active = versions.length;
    versions.push(version);
  }
  if (versions.length === 0) warn('no-words');
  return versions.length === 0
    ? undefined
    : { role: byVisitor ? 'visitor' : 'character', versions, active: active ?? versions.length - 1 };
}

/** A line's speaker; null for the file's character. */
function speakerOf({ is_user: byVisitor, name }: z.output<typeof MessageLine>, characterName: string): string | null {
  const speaker = toOneLine(name).slice(0, MOST_SPEAKER).toWellFormed();
  return speaker === '' || (!byVisitor && speaker === characterName) ? null : speaker;
}

function activeOf(swipes: readonly string[], swipeId: number, mes: string): number {
  if (swipes[swipeId] === mes) return swipeId;
  const same = swipes.indexOf(mes);
  return same >= 0 ? same : Math.min(swipeId, swipes.length);
}

function firstOnes(texts: readonly string[], active: number): [number, string][] {
  const all = [...texts.entries()];
  if (active < MOST_SWIPES) return all.slice(0, MOST_SWIPES);
  return [...all.slice(0, MOST_SWIPES - 1), ...all.slice(active, active + 1)];
}

function readVersion(
  text: string,
  line: z.output<typeof MessageLine> | undefined,
  info: Foreign = {},
  warn: Warn,
): RecordedVersion | undefined {
  const whole = toClean(text);
  if (whole.trim() === '') return undefined;
  if (whole.length > MOST_LETTERS) warn('shortened');
  const { extra: infoExtra, send_date: infoDate, ...otherInfo } = info;
  const { [OUR_KEY]: ours, ...others } = { ...(isRecord(infoExtra) ? infoExtra : {}), ...line?.extra };
  const known = OurMessage.parse(ours ?? {});
  const source: MessageSource = {
    line: line === undefined ? undefined : bounded(foreignOf(line)),
    extra: bounded(others),
    info: bounded(otherInfo),
  };
  const isHidden = known.hidden ?? false;
  return {
    id: known.id,
    speaker: known.speaker ?? null,
    note: known.note ?? noteOf(line, isHidden),
    mood: known.mood ?? null,
    truncated: known.truncated === true ? 1 : 0,
    text: whole.slice(0, MOST_LETTERS).toWellFormed(),
    status: known.status ?? 'complete',
    failure: known.failure ?? null,
    branch_name: known.branchName ?? null,
    hidden: isHidden,
    pinned: known.pinned ?? false,
    images: known.images ?? [],
    createdAt: readDate(line?.send_date) ?? readDate(infoDate),
    source,
  };
}

/** SillyTavern's narration (`/sys`), or a line hidden from the model (`/hide`, `/comment`). */
function noteOf(line: z.output<typeof MessageLine> | undefined, isHidden: boolean): RecordedVersion['note'] {
  if (line === undefined || isHidden) return null;
  if (line.is_system) return 'untold';
  return line.extra['type'] === 'narrator' && !line.is_user ? 'narration' : null;
}

function foreignOf(line: z.output<typeof MessageLine>): Foreign {
  const told = new Set<string>(Object.keys(MessageLine.shape));
  return Object.fromEntries(Object.entries(line).filter(([key]) => key === 'name' || !told.has(key)));
}

function isRecord(value: unknown): value is Foreign {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined when empty, too long or too deep. */
function bounded(foreign: Foreign): Foreign | undefined {
  if (isDeep(foreign)) return undefined;
  const { length } = JSON.stringify(foreign);
  return length > 2 && length <= MOST_SOURCE_LETTERS ? foreign : undefined;
}

/** Level by level: recursion would overflow the stack. */
function isDeep(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}
