import { expect, it } from 'vitest';

import { lintTags } from './lint-tags';

const of = (source: string) => lintTags(source).map(({ code, detail, line, tag }) => [line, code, tag, detail]);

it('finds nothing in tags that are whole, wherever they stand', () => {
  const source = `# title: Low Tide
# meter: courage; Courage; 10
VAR courage = 1

The sea leaves. # speaker: maren-vale
+ [Follow it. # hint: It is cold]
# ending: out; Out at sea
-> END
`;
  expect(of(source)).toEqual([]);
});

it('names a tag at the top that means nothing, a part that is missing, and a variable that is not there', () => {
  expect(of('# titel: Low Tide\n# role: pilot\n# meter: courage; Courage\n# inventory: ; Things\nThe sea.\n')).toEqual([
    [1, 'unknown', 'titel', ''],
    [2, 'incomplete', 'role', 'label'],
    [3, 'no-variable', 'meter', 'courage'],
    [4, 'incomplete', 'inventory', 'list'],
  ]);
});

it('lets other tags be at a line, but none of the top there', () => {
  expect(of('The sea leaves. # mood: blue\n# meter: courage; Courage\nVAR courage = 1\n')).toEqual([
    [2, 'misplaced', 'meter', ''],
  ]);
});

it('reads no tag in a remark', () => {
  expect(of('// # titel: Low Tide\nThe sea.\n')).toEqual([]);
});
