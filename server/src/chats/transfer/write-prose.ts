import type { ChatRecord, RecordedPlace, RecordedVersion } from './chat-record.ts';
import { markdownOf, textOf, type Said } from './prose.ts';

export function writeMarkdown(record: ChatRecord): string {
  return markdownOf(record.title, spoken(record));
}

export function writeText(record: ChatRecord): string {
  return textOf(record.title, spoken(record));
}

function spoken({ characterName, places, visitorName }: ChatRecord): Said[] {
  return places.flatMap((place) => {
    const shown = shownOf(place);
    if (shown === undefined || shown.hidden) return [];
    const speaker = place.role === 'visitor' ? visitorName : characterName;
    const pictures = shown.images.map(({ alt }) => `[${alt === '' ? '▣' : `▣ ${alt}`}]`);
    return [{ speaker, at: shown.createdAt, text: [shown.text, ...pictures].join('\n\n') }];
  });
}

function shownOf({ active, versions }: RecordedPlace): RecordedVersion | undefined {
  return versions[active];
}
