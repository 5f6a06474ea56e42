export type SubjectKind = 'character' | 'story';
