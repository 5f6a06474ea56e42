export interface Said {
  speaker: string;
  /** Epoch ms; undefined where unknown. */
  at: number | undefined;
  text: string;
}

export function markdownOf(title: string, said: readonly Said[]): string {
  const parts = said.map(({ at, speaker, text }) => `**${escapeMarkdown(speaker)}** · ${timeOf(at)}\n\n${text}\n`);
  return [`# ${escapeMarkdown(title)}\n`, ...parts].join('\n');
}

export function textOf(title: string, said: readonly Said[]): string {
  const parts = said.map(({ at, speaker, text }) => `[${timeOf(at)}] ${speaker}:\n${text}\n`);
  return [`${title}\n`, ...parts].join('\n');
}

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
