import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';

import { readInkNames } from '../ink/ink-names';
import { storyTags } from '../ink/story-tags';

/** Where a divert leads besides to parts of the story. */
const ends: readonly Completion[] = [
  { label: 'END', type: 'keyword' },
  { label: 'DONE', type: 'keyword' },
];

const tagOptions: readonly Completion[] = storyTags.map(({ name, parts }) => ({
  label: parts.length === 0 ? name : `${name}: `,
  detail: parts.join('; '),
  type: 'property',
}));

/** What can stand at the caret: a part of the story after an arrow, a tag after its sign, a variable in code. */
export function completeInk(context: CompletionContext): CompletionResult | null {
  const names = () => readInkNames(context.state.doc.toString());
  const divert = context.matchBefore(/(?:->|<-)[ \t]*[\p{L}\p{N}_.]*$/u);
  if (divert !== null) {
    const typed = /[\p{L}\p{N}_.]*$/u.exec(divert.text)?.[0] ?? '';
    const options = names().parts.map((label): Completion => ({ label, type: 'class' }));
    return { from: context.pos - typed.length, options: [...options, ...ends], validFor: /^[\p{L}\p{N}_.]*$/u };
  }
  const tag = context.matchBefore(/#[ \t]*[a-z]*$/iu);
  if (tag !== null) {
    const typed = /[a-z]*$/iu.exec(tag.text)?.[0] ?? '';
    return { from: context.pos - typed.length, options: tagOptions, validFor: /^[a-z]*$/iu };
  }
  const word = context.matchBefore(/[\p{L}\p{N}_]+$/u);
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const isCode = /^[ \t]*~/u.test(before) || before.lastIndexOf('{') > before.lastIndexOf('}');
  if (!isCode || (word === null && !context.explicit)) return null;
  const { functions, parts, variables } = names();
  return {
    from: word?.from ?? context.pos,
    options: [
      ...variables.map((label): Completion => ({ label, type: 'variable' })),
      ...functions.map((label): Completion => ({ label, type: 'function' })),
      ...parts.map((label): Completion => ({ label, type: 'class' })),
    ],
    validFor: /^[\p{L}\p{N}_]*$/u,
  };
}
