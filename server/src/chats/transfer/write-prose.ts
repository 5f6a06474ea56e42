import type { ChatRecord, RecordedPlace, RecordedVersion } from './chat-record.ts';

interface Said {
  speaker: string;
  at: string;
  text: string;
}

/** A chat to be read on paper: the path as it is shown, without what is hidden. */
export function writeMarkdown(record: ChatRecord): string {
  const said = spoken(record).map(({ at, speaker, text }) => `**${escapeMarkdown(speaker)}** · ${at}\n\n${text}\n`);
  return [`# ${escapeMarkdown(record.title)}\n`, ...said].join('\n');
}

/** As `writeMarkdown`, in plain text. */
export function writeText(record: ChatRecord): string {
  const said = spoken(record).map(({ at, speaker, text }) => `[${at}] ${speaker}:\n${text}\n`);
  return [`${record.title}\n`, ...said].join('\n');
}

function spoken({ characterName, places, visitorName }: ChatRecord): Said[] {
  return places.flatMap((place) => {
    const shown = shownOf(place);
    if (shown === undefined || shown.hidden) return [];
    const speaker = place.role === 'visitor' ? visitorName : characterName;
    const pictures = shown.images.map(({ alt }) => `[${alt === '' ? '▣' : `▣ ${alt}`}]`);
    return [{ speaker, at: timeOf(shown), text: [shown.text, ...pictures].join('\n\n') }];
  });
}

function shownOf({ active, versions }: RecordedPlace): RecordedVersion | undefined {
  return versions[active];
}

/** Such as `2026-11-21 19:03 UTC`. */
function timeOf({ createdAt }: RecordedVersion): string {
  return createdAt === undefined ? '' : `${new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function escapeMarkdown(name: string): string {
  return name.replaceAll(/[\\`*_{}[\]<>()#+!|]/g, String.raw`\$&`);
}
