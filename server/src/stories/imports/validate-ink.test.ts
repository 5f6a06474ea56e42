import { describe, expect, it } from 'vitest';
import { compileInk } from '../engine/ink/compile.ts';
import { sharedParsers } from '../../testing/shared-parsers.ts';
import { validateInkInProcess } from './validate-ink-in-process.ts';

const ferry = `# title: The Ferry That Waits
# author: I. Okonjo
# role: guest; A guest; You were asked.
# role: thief; A thief; You were not.
VAR role = "guest"
-> landing
=== landing
The ferry has been waiting since before you were born.
+ [Step aboard.] -> crossing
+ {role == "thief"} [Cut the rope.]
    # ending: adrift; Adrift
    It goes without you.
    -> END
=== crossing
Half-way over, the other bank is where the first one was.
# ending: over; The other side
It is quiet there.
-> END
`;

const look = (source: string, ms = 12_000) =>
  validateInkInProcess(sharedParsers, { source, files: [] }, { queueKey: 'test', ms });

const messagesOf = async (source: string, ms?: number) =>
  (await look(source, ms)).report.problems.map(({ severity, line, message }) => ({
    severity,
    line,
    message,
  }));

describe('a story that is looked through', () => {
  it('tells what it says of itself, and how much of a story it is, in all of its roles', async () => {
    const { report, story } = await look(ferry);
    expect(report).toMatchObject({
      format: 'ink',
      title: 'The Ferry That Waits',
      author: 'I. Okonjo',
      problems: [],
      endings: 2,
      rounds: 2,
      fewestRounds: 2,
      chapters: 0,
      knots: 2,
    });
    expect(report.words).toBe(36);
    expect(story?.roles.map(({ roleId }) => roleId)).toEqual(['guest', 'thief']);
    expect(story?.opening).toBe('The ferry has been waiting since before you were born.');
  });

  it('with a way that goes round in circles has no shortest way, and the length of a usual reading', async () => {
    const { report } = await look('-> hall\n=== hall\nA hall.\n+ [Look.] -> hall\n+ [Go.] -> END\n');
    expect(report.fewestRounds).toBeNull();
    expect(report.rounds).toBeGreaterThanOrEqual(2);
    expect(report.rounds).toBeLessThan(5);
  });

  it('may be compiled already', async () => {
    const { report, story } = await look(compileInk(ferry).json);
    expect(report).toMatchObject({ format: 'compiled', endings: 2, knots: 2, problems: [] });
    expect(story?.roles).toHaveLength(2);
  });

  it('gets what is wrong, by line, errors first', async () => {
    const { report, story } = await look('It is late.\n+ [Go.] -> landng\nAnd:\n~ x = 5\n');
    expect(story).toBeNull();
    expect(report).toMatchObject({ endings: 0, words: 0 });
    expect(report.problems).toEqual([
      {
        severity: 'error',
        line: 2,
        message: "Divert target not found: '-> landng'",
        code: 'unknown-target',
        name: 'landng',
      },
      { severity: 'error', line: 4, message: "Variable could not be found to assign to: 'x'" },
    ]);
  });

  it('names a part whose name is taken', async () => {
    const { report } = await look('-> hall\n=== hall\nA hall.\n-> END\n=== hall\nAnother.\n-> END\n');
    expect(report.problems).toMatchObject([{ severity: 'error', line: 5, code: 'doubled-name', name: 'hall' }]);
  });

  it('is no story when it is something else', async () => {
    for (const source of ['{"name": "Corvin"}', '{"inkVersion": 21}', '\u0000\u0001', '{{{{', 'INCLUDE other.ink']) {
      const { report, story } = await look(source);
      expect(story).toBeNull();
      expect(report.problems[0]).toMatchObject({ severity: 'error' });
    }
  });

  it('may make all of its texts by logic, and is none without a text', async () => {
    expect((await look('{true}\n')).report).toMatchObject({ words: 1, problems: [] });
    expect(await messagesOf('-> END\n')).toContainEqual(
      expect.objectContaining({ severity: 'error', message: 'There is nothing to read in the story' }),
    );
  });

  it('has a warning where one reading runs out of content, and an error where every one does', async () => {
    const loose = 'Here.\n+ [Out] -> a\n+ [In] -> b\n=== a\nA.\n=== b\nB.\n-> END\n';
    const { report, story } = await look(loose);
    expect(story).not.toBeNull();
    expect(report.problems.map(({ severity }) => severity)).not.toContain('error');
    expect(report.problems).toContainEqual({
      severity: 'warning',
      line: null,
      code: 'runs-out',
      message: expect.stringMatching(/ran out of content.*after “Out”/),
    });
    expect((await look('-> a\n=== a\nA.\n')).story).toBeNull();
  });

  it('has an error where a choice has no words', async () => {
    expect(await messagesOf('Here.\n* [Go.] -> END\n* [] -> END\n')).toContainEqual(
      expect.objectContaining({ severity: 'error', message: 'A choice has no words' }),
    );
  });

  it('warns of a story in which no reading comes to an end', async () => {
    expect(await messagesOf('-> a\n=== a\nOn.\n+ [On.] -> a\n')).toContainEqual({
      severity: 'warning',
      line: null,
      message: 'No reading came to an end',
    });
  });
});

describe('a hostile story', () => {
  it('that goes round for ever at its start is given up', async () => {
    const [problem] = await messagesOf('-> a\n=== a\n-> b\n=== b\n-> a\n');
    expect(problem).toMatchObject({ severity: 'error', message: 'The story goes round in circles' });
  });

  it('that goes round for ever after a choice is told with the way there', async () => {
    const [problem] = await messagesOf('Here.\n+ [Into the loop.] -> a\n=== a\n-> a\n');
    expect(problem).toMatchObject({
      severity: 'error',
      message: 'The story goes round in circles (after “Into the loop.”)',
    });
  });

  it('that calls itself without end, or doubles its words, is given up', async () => {
    const deep = '~ f(1)\n-> END\n=== function f(x)\n~ return f(x + 1)\n';
    const long = 'VAR s = "words"\n-> a\n=== a\n~ s = s + s\n-> a\n';
    for (const source of [deep, long]) expect((await messagesOf(source))[0]).toMatchObject({ severity: 'error' });
  });

  it('that is nested too deep to be read is refused, as source and as JSON', async () => {
    const depth = 20_000;
    const json = `{"inkVersion":21,"root":${'['.repeat(depth)}${']'.repeat(depth)},"listDefs":{}}`;
    const source = `${'{'.repeat(depth)}x${'}'.repeat(depth)}`;
    for (const text of [json, source]) expect((await look(text)).story).toBeNull();
  });

  it('with endless lists is refused', async () => {
    const items = Array.from({ length: 2_000 }, (_, index) => `i${index}`).join(', ');
    expect((await messagesOf(`LIST all = ${items}\nHere.\n-> END\n`))[0]?.message).toBe(
      'The lists of the story are too long',
    );
  });

  it('that takes longer than there is time for is stopped while others go on', async () => {
    const slow = `${'{a:'.repeat(400)}x${'}'.repeat(400)}\n`.repeat(400);
    const started = performance.now();
    const [problems, other] = await Promise.all([messagesOf(slow, 300), look(ferry)]);
    expect(problems[0]).toMatchObject({ severity: 'error' });
    expect(other.story).not.toBeNull();
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
