/** What a post is about. */
export type BlogTag = 'chat' | 'engineering' | 'points' | 'sdk' | 'stories';

/** A post as lists show it. */
export interface BlogPostValue {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Day of publication, such as `2026-11-27`. */
  readonly publishedOn: string;
  /** How long it takes to read, in minutes. */
  readonly minutes: number;
  readonly tags: readonly BlogTag[];
  /** BCP 47 tag of its language, where that is not the language of the page. */
  readonly lang?: string | undefined;
}
