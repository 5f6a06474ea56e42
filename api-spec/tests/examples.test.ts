import { describe, expect, test } from 'vitest';
import {
  eventsOf,
  filesOf,
  listOperations,
  mediaOf,
  readContract,
  type MediaType,
  type PlacedOperation,
} from '../scripts/contract.ts';
import { makeSchemaCheck } from './schema-check.ts';

const contract = readContract();
const operations = listOperations(contract);
const validatorOf = makeSchemaCheck(contract);

type Case = { name: string; media: MediaType; value: unknown };

/** The examples of one body, each with a name that says where it stands. */
const casesOf = (place: string, media: MediaType): Case[] =>
  Object.entries(media.examples ?? {}).map(([name, { value }]) => ({ name: `${place} ${name}`, media, value }));

/** Pictures have no examples: their bytes are never read. */
const isPicture = (operation: PlacedOperation, status: string): boolean =>
  /^20[06]$/.test(status) && (filesOf(operation)?.every((type) => /^(audio|image|video)\//.test(type)) ?? false);

const answersOf = ({ responses }: PlacedOperation): Case[] =>
  Object.entries(responses).flatMap(([status, { content }]) => casesOf(status, mediaOf(content)));

const requestsOf = ({ requestBody }: PlacedOperation): Case[] =>
  requestBody ? casesOf('request', requestBody.content['application/json']) : [];

function faultsOf({ name, media, value }: Case): string[] {
  const validate = validatorOf(media.schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${name}: ${instancePath} ${message}`);
}

describe.each(operations)('$operationId', (operation) => {
  test('has a named example for its body and for every status', () => {
    const statuses = Object.keys(operation.responses);
    const missing = statuses.filter(
      (status) => !isPicture(operation, status) && !answersOf(operation).some(({ name }) => name.startsWith(status)),
    );
    expect(missing).toEqual([]);
    expect(requestsOf(operation).length > 0).toBe(operation.requestBody !== undefined);
  });

  test('has examples that are what the schemas say, with no field that these do not name', () => {
    expect([...requestsOf(operation), ...answersOf(operation)].flatMap(faultsOf)).toEqual([]);
  });

  test('has the same outcome in the envelope as in the HTTP status', () => {
    // Neither an event of a stream nor a file has an envelope.
    const isBare = eventsOf(operation) !== undefined || filesOf(operation) !== undefined;
    const enveloped = answersOf(operation).filter(({ name }) => !isBare || !name.startsWith('200'));
    const codes = enveloped.map(({ name, value }) => ({ name, value }));
    expect(codes).toEqual(
      codes.map(({ name }) => ({ name, value: expect.objectContaining({ code: Number(name.slice(0, 3)) }) })),
    );
  });
});

test('has a named example for each state that the mocks show', () => {
  const named = (id: string) => {
    const answer = operations.find(({ operationId }) => operationId === id)?.responses['200'];
    return Object.keys((answer && mediaOf(answer.content).examples) ?? {});
  };
  expect(named('deviceInit')).toEqual(['guest', 'registered']);
  expect(named('getBasicInfo')).toEqual(
    expect.arrayContaining(['registered', 'wrapped', 'wrapped-top-level', 'guest']),
  );
  expect(named('claimDailyPoints')).toEqual(
    expect.arrayContaining(['offered', 'claimed', 'already-claimed', 'guest', 'nested', 'top-level']),
  );
  expect(named('listCharacters')).toEqual(['first-page', 'last-page', 'empty']);
  expect(named('listStories')).toEqual(['first-page', 'last-page', 'empty']);
  expect(named('getHome')).toEqual(['typical']);
  expect(named('getCharacter')).toEqual(['maren-vale', 'put-together']);
  expect(named('getStory')).toEqual(['nine-lanterns-to-midnight']);
});

test('answers insufficient points as a 400 with the phrase that clients search for', () => {
  const refusals = operations.map(({ responses }) => responses['400']);
  for (const refusal of refusals) {
    expect(refusal && mediaOf(refusal.content).examples?.['insufficient-points']?.value).toMatchObject({
      code: 400,
      message: expect.stringContaining('积分不足'),
      reason: 'INSUFFICIENT_POINTS',
      data: null,
    });
  }
});

describe('the check of examples', () => {
  const claim = { claimed: true, success: true, pointsAdded: 20 };
  const envelope = validatorOf({ $ref: '#/components/schemas/DailyClaimEnvelope' });

  test('takes every reading of the daily claim', () => {
    const readings = [{ data: claim }, { data: { data: claim } }, claim, { data: null, ...claim }];
    for (const reading of readings) expect(envelope({ code: 200, message: 'OK', ...reading })).toBe(true);
  });

  test('refuses a claim of another shape', () => {
    expect(envelope({ code: 200, message: 'OK', data: { claimed: 'yes' } })).toBe(false);
    expect(envelope({ code: 200, message: 'OK', data: { ...claim, undeclared: 1 } })).toBe(false);
    expect(envelope({ message: 'OK', data: claim })).toBe(false);
  });

  test('refuses ids, cursors and texts beyond their bounds', () => {
    const slug = validatorOf({ $ref: '#/components/schemas/Slug' });
    expect(['maren-vale', 'a', '0'.repeat(64)].map((value) => slug(value))).toEqual([true, true, true]);
    expect(['', '-a', 'Maren', '../etc', 'a'.repeat(65)].map((value) => slug(value))).toEqual(Array(5).fill(false));
    const profile = validatorOf({ $ref: '#/components/schemas/ProfileForm' });
    const form = { userName: 'Reader', userAvatarImageUrl: '/art/1/avatars/suyin-256.webp' };
    expect(profile({ ...form, motto: 'm'.repeat(60) })).toBe(true);
    expect(profile({ ...form, motto: 'm'.repeat(61) })).toBe(false);
  });
});
