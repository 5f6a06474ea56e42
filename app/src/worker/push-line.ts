/** `several` for notifications of different kinds. */
export type PushKind = 'published' | 'commented' | 'decided' | 'report-decided' | 'several';

/** What is said of each kind, in one language. */
export type PushWords = Readonly<Record<PushKind, string>>;

/** What the browser shows. */
export interface PushLine {
  readonly title: string;
  readonly language: string;
  /** A later message of its kind takes the place of an earlier one. */
  readonly tag: PushKind;
  /** Where it leads to. */
  readonly path: string;
}

/**
 * What to show for a pushed message of `server/src/social/notifications/push`. A browser takes the right to push from
 * sites that show nothing, so that a message which cannot be read is shown too.
 */
export function lineOf(message: unknown, words: Readonly<Record<string, PushWords>>): PushLine {
  const { count, kind, language, path } = Object(message) as Readonly<Record<string, unknown>>;
  const spoken = typeof language === 'string' && Object.hasOwn(words, language) ? language : 'en-US';
  const table = words[spoken];
  const tag = isKind(kind, table) ? kind : 'several';
  const text = table?.[tag] ?? '';
  const many = typeof count === 'number' && count > 1 ? ` (${new Intl.NumberFormat(spoken).format(count)})` : '';
  return {
    title: `${text}${many}`,
    language: spoken,
    tag,
    path: typeof path === 'string' ? path : `/${spoken}/notifications`,
  };
}

/** The address to open: of this site alone, else its first page. */
export function addressOf(path: unknown, origin: string): string {
  const url = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return url?.origin === origin ? url.href : `${origin}/`;
}

function isKind(kind: unknown, words: PushWords | undefined): kind is PushKind {
  return typeof kind === 'string' && words !== undefined && Object.hasOwn(words, kind);
}
