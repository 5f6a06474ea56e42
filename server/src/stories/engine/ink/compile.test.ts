import { describe, expect, it } from 'vitest';
import { StorySourceError, type SourceProblem } from '../errors.ts';
import { compileInk, readCompiledInk } from './compile.ts';
import { InkProgram } from './ink-program.ts';

function problemsOf(read: () => unknown): readonly SourceProblem[] {
  try {
    read();
  } catch (error) {
    if (error instanceof StorySourceError) return error.problems;
    throw error;
  }
  return [];
}

describe('compiling ink source', () => {
  it('names every error by its line', () => {
    expect(problemsOf(() => compileInk('The boat leaves.\n-> quay\n=== pier\nA rope.\n-> nowhere\n'))).toEqual([
      { severity: 'error', line: 2, message: "Divert target not found: '-> quay'" },
      { severity: 'error', line: 5, message: "Divert target not found: '-> nowhere'" },
    ]);
  });

  it('lets a story pass that may run out, and says where', () => {
    const { warnings } = compileInk('The boat leaves.\n=== pier\nA rope.\n');
    expect(warnings).toMatchObject([{ severity: 'warning', line: 3 }]);
  });

  it('takes one file only, which calls nothing outside it', () => {
    expect(problemsOf(() => compileInk('Hello.\nINCLUDE other.ink\n'))).toMatchObject([{ line: 2 }]);
    expect(problemsOf(() => compileInk('EXTERNAL read(path)\n{read("x")}\n'))).toMatchObject([{ line: 1 }]);
    expect(problemsOf(() => compileInk('a'.repeat(4_000_001)))).toMatchObject([{ message: 'The source is too long' }]);
  });
});

describe('reading a compiled story', () => {
  it('plays as its source does, with or without a byte order mark', () => {
    const { json } = compileInk('The boat leaves.\n+ [Wave] You wave.\n-> END\n');
    const again = readCompiledInk(`\uFEFF${json}`);
    expect(new InkProgram(again.json).begin(1)).toEqual(new InkProgram(json).begin(1));
  });

  it.each(['', 'not a story', '{}', '{"inkVersion":99,"root":[]}', '[1,2,3]'])('refuses %j', (json) => {
    expect(problemsOf(() => readCompiledInk(json))).toMatchObject([{ severity: 'error', line: null }]);
  });
});
