/** What readers like, follow, comment on and report. */
export type SubjectKind = 'character' | 'story';
