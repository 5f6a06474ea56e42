import type { StoryWordsKind } from '../../../contract/validators.ts';
import { sha256 } from '../../../lib/hash.ts';
import { estimateTokens, shortenToTokens } from '../../../prompt/tokens.ts';
import type { JsonFormat, PromptMessage, TextRequest } from '../../../providers/text/text-engine.ts';
import type { PastRound, StoryMaterial } from './material.ts';

export interface PromptLimits {
  /** Tokens of prompt and page together. */
  contextTokens: number;
  pageTokens: number;
}

/** A part of a prompt: a heading, its text, and the most of the room that it may take, from 0 to 1. */
export interface PromptPart {
  heading: string;
  text: string;
  share: number;
}

export interface Asked {
  material: StoryMaterial;
  rules: string;
  /** The most important first: what there is no room for is shortened or left out. */
  parts: readonly PromptPart[];
  past: readonly PastRound[];
  did: string;
  format: JsonFormat;
  /** Equal texts ask for equal rounds. */
  seed: string;
}

const TEMPERATURE = 0.8;
/** Headings, roles and borders of messages. */
const JOINT_TOKENS = 12;
/** A text shortened below this says nothing any more. */
const LEAST_TOKENS = 24;
const SEED_DIGITS = 8;

/** What an engine is asked for a round; it fits into what the model takes in, however long a story has become. */
export function toRequest(asked: Asked, { contextTokens, pageTokens }: PromptLimits): TextRequest {
  const { did, format, material, rules, seed } = asked;
  const end = `## What the reader does now\n${did}\n\nAnswer with the JSON object of the round.`;
  let left = contextTokens - pageTokens - estimateTokens(rules) - estimateTokens(end) - 2 * JOINT_TOKENS;
  const room = left;
  const sections: string[] = [];
  for (const { heading, share, text } of asked.parts) {
    const most = Math.min(left, Math.floor(room * share)) - JOINT_TOKENS;
    if (text.trim() === '' || most < LEAST_TOKENS) continue;
    const kept = shortenToTokens(text.trim(), most);
    left -= estimateTokens(kept) + JOINT_TOKENS;
    sections.push(`## ${heading}\n${kept}`);
  }
  const past = latest(asked.past, left - JOINT_TOKENS);
  if (past !== '') sections.push(`## The latest rounds, word for word\n${past}`);
  const messages: PromptMessage[] = [
    { role: 'system', content: rules },
    { role: 'user', content: [...sections, end].join('\n\n') },
  ];
  return {
    messages,
    maxTokens: pageTokens,
    temperature: TEMPERATURE,
    seed: Number.parseInt(sha256(seed).slice(0, SEED_DIGITS), 16),
    stop: [],
    character: narratorOf(material),
    lastReplies: [],
    format,
  };
}

/** The reader’s own words, with what they are. */
export function saidAs(text: string, as: StoryWordsKind | undefined): string {
  if (as === 'say') return `The reader says: “${text}”`;
  if (as === 'story') return `The reader tells on. This happens now, as far as the world allows it: ${text}`;
  return text;
}

/** As many of the rounds, from the newest back, as there is room for, in the order of reading; the oldest of them cut. */
function latest(past: readonly PastRound[], tokens: number): string {
  const kept: string[] = [];
  let left = tokens;
  for (const { did, text } of past.toReversed()) {
    if (left < LEAST_TOKENS) break;
    const told = [...(did === null ? [] : [`[The reader: ${did}]`]), text].join('\n');
    const fitting = shortenToTokens(told, left);
    left -= estimateTokens(fitting);
    if (fitting !== '') kept.unshift(fitting);
    if (fitting !== told) break;
  }
  return kept.join('\n\n');
}

/** A story has a narrator where a conversation has a character. */
function narratorOf({ language, synopsis, title }: StoryMaterial): TextRequest['character'] {
  return {
    name: title,
    tagline: '',
    about: synopsis,
    scenario: '',
    persona: '',
    greeting: '',
    exampleDialogue: [],
    lore: [],
    answers: {},
    tags: [],
    language,
  };
}
