export interface Said {
  speaker: string;
  /** Epoch milliseconds; undefined where it is not known. */
  at: number | undefined;
  text: string;
}

export function markdownOf(title: string, said: readonly Said[]): string {
  const parts = said.map(({ at, speaker, text }) => `**${escapeMarkdown(speaker)}** · ${timeOf(at)}\n\n${text}\n`);
  return [`# ${escapeMarkdown(title)}\n`, ...parts].join('\n');
}

/** As `markdownOf`, in plain text. */
export function textOf(title: string, said: readonly Said[]): string {
  const parts = said.map(({ at, speaker, text }) => `[${timeOf(at)}] ${speaker}:\n${text}\n`);
  return [`${title}\n`, ...parts].join('\n');
}

/** The name of a file of a title and a day; what file systems refuse is left out of it. */
export function fileName(title: string, at: number, ending: string): string {
  return `${title.replaceAll(/[/\\:*?"<>|]/g, '_')} ${new Date(at).toISOString().slice(0, 10)}.${ending}`;
}

/** Such as `2026-11-21 19:03 UTC`. */
function timeOf(at: number | undefined): string {
  return at === undefined ? '' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function escapeMarkdown(name: string): string {
  return name.replaceAll(/[\\`*_{}[\]<>()#+!|]/g, String.raw`\$&`);
}
