import process from 'node:process';

import { characters } from '../../../server/src/seeds/characters.ts';
import { assemblePrompt } from '../../../server/src/prompt/assemble-prompt.ts';
import type { HistoryMessage } from '../../../server/src/prompt/prompt-input.ts';
import { createOfflineEngine } from '../../../server/src/providers/text/offline/offline-engine.ts';
import type { CharacterCardFacts } from '../../../server/src/providers/text/text-engine.ts';
import { collect } from '../../../server/src/testing/text-request.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { LANGUAGES, type Conversation, type Language } from './conversation.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { japanese } from './japanese.ts';
import { FAULTS, judge, type Finding } from './judge.ts';
import { spanish } from './spanish.ts';

const scripts: Readonly<Record<Language, readonly Conversation[]>> = {
  en: english,
  zh: chinese,
  ja: japanese,
  es: spanish,
  ar: arabic,
  fr: french,
};

interface Row {
  language: Language;
  held: number;
  clean: number;
  replies: number;
  findings: readonly Finding[];
}

/** Each conversation is held once with each. */
const SEEDS = [1, 2, 3];
const CONTEXT_TOKENS = 8192;
const REPLY_TOKENS = 400;

const engine = createOfflineEngine(async () => undefined);

/**
 * Sixty scripted conversations in six languages with characters of the seed, judged by rules. `BENCH_SHOW=yes` prints
 * every reply with a fault.
 */
export async function measureOfflineEngine(): Promise<void> {
  const rows: Row[] = [];
  for (const language of LANGUAGES) {
    const findings: Finding[] = [];
    let replies = 0;
    let clean = 0;
    for (const conversation of scripts[language]) {
      for (const seed of SEEDS) {
        const card = cardOf(conversation.characterId);
        const spoken = await hold(conversation, card, seed);
        const found = judge(conversation, language, card, spoken);
        replies += spoken.length;
        clean += found.length === 0 ? 1 : 0;
        findings.push(...found);
        if (process.env['BENCH_SHOW'] === 'yes') show(conversation, found);
      }
    }
    rows.push({ language, held: scripts[language].length * SEEDS.length, clean, replies, findings });
  }
  for (const { clean, findings, held, language, replies } of rows) {
    const counts = FAULTS.map((fault) => `${fault} ${String(findings.filter((one) => one.fault === fault).length)}`);
    console.log(
      `${language}: ${String(clean)} of ${String(held)} conversations without a fault, ${String(replies)} replies: ${counts.join(', ')}`,
    );
  }
  const all = rows.flatMap(({ findings }) => findings);
  for (const fault of FAULTS) {
    console.log(`${fault}: ${String(all.filter((one) => one.fault === fault).length)}`);
  }
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  console.log(
    `${String(all.length)} faults in ${String(sum(({ replies }) => replies))} replies; ` +
      `${String(sum(({ clean }) => clean))} of ${String(sum(({ held }) => held))} conversations without a fault`,
  );
}

function cardOf(characterId: string): CharacterCardFacts {
  const seed = characters.find((character) => character.characterId === characterId);
  if (seed === undefined) throw new Error(`There is no character ${characterId}`);
  return { ...seed, answers: seed.answers ?? {} };
}

async function hold(conversation: Conversation, card: CharacterCardFacts, seed: number): Promise<string[]> {
  const { facts = [], note = '', persona = { name: '', description: '' }, summary = '', turns } = conversation;
  const history: HistoryMessage[] = [{ messageId: 'greeting', role: 'assistant', text: card.greeting }];
  const replies: string[] = [];
  for (const [index, { says }] of turns.entries()) {
    history.push({ messageId: `said-${String(index)}`, role: 'user', text: says });
    const { messages } = assemblePrompt({
      character: { ...card, systemPrompt: '', postHistoryInstructions: '' },
      visitor: persona,
      note,
      lorebook: {
        entries: card.lore.map((entry, at) => ({ entryId: String(at), ...entry })),
        scanDepth: 4,
        recursive: false,
      },
      memory: {
        summary: summary === '' ? undefined : { text: summary, throughMessageId: 'greeting' },
        facts: facts.map((text, at) => ({ factId: String(at), text, sourceMessageId: null })),
      },
      branch: new Set(history.map(({ messageId }) => messageId)),
      history,
      contextTokens: CONTEXT_TOKENS,
      replyTokens: REPLY_TOKENS,
      mature: false,
      seed,
    });
    const { text } = await collect(
      engine.generate(
        {
          messages,
          maxTokens: REPLY_TOKENS,
          temperature: 0.9,
          seed: seed * 1000 + index,
          stop: [],
          character: card,
          lastReplies: replies.toReversed().slice(0, 8),
          visitor: { ...persona, said: turns.slice(0, index).map((turn) => turn.says), facts, summary, note },
        },
        new AbortController().signal,
      ),
    );
    history.push({ messageId: `reply-${String(index)}`, role: 'assistant', text });
    replies.push(text);
  }
  return replies;
}

function show({ characterId, title }: Conversation, findings: readonly Finding[]): void {
  for (const { fault, reply, turn } of findings) {
    console.log(`[${fault}] ${characterId}, ${title}\n  > ${turn.says}\n  < ${reply}`);
  }
}
