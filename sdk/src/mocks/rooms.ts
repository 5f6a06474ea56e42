import { parse } from 'zod/mini';
import { http, type RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getAskRoomTurnMockHandler,
  getCloseRoomMockHandler,
  getCreateRoomMockHandler,
  getEditRoomMessageMockHandler,
  getForgetRoomFactMockHandler,
  getGetRoomMemoryMockHandler,
  getGetRoomMockHandler,
  getHideRoomMessageMockHandler,
  getJoinRoomMockHandler,
  getListRoomMessagesMockHandler,
  getListRoomsMockHandler,
  getPinRoomFactMockHandler,
  getUpdateRoomFactMockHandler,
  getRegenerateRoomReplyMockHandler,
  getRemoveRoomMemberMockHandler,
  getSelectRoomMessageMockHandler,
  getSendRoomMessageMockHandler,
  getUpdateRoomCharacterMockHandler,
  getUpdateRoomMemberMockHandler,
  getUpdateRoomMemoryMockHandler,
  getUpdateRoomMockHandler,
} from '../generated/mocks/rooms/rooms.msw';
import {
  RoomChanges,
  RoomCharacterChanges,
  RoomFactForm,
  RoomForm,
  RoomJoining,
  RoomMemberChanges,
  RoomMessageEdit,
  RoomMessageForm,
  RoomTurnForm,
  SummaryForm,
} from '../generated/model';
import { eventStream, problem } from './answer';
import { characters } from './world/catalogue';
import { exampleMember, MockRoom } from './mock-room';
import { newId } from './new-id';

const { getRoom, joinRoom, streamRoomEvents } = operations;
const typical = getRoom.examples[200].typical.data;
const invited = getRoom.examples[200].invited.data;
const joined = joinRoom.examples[200].joined.data;

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });
const done = { code: 200, message: 'OK', data: null };
const notFound = () => problem(404, getRoom.examples[404]['not-found']);

export function roomHandlers(): RequestHandler[] {
  const rooms = new Map([[typical.roomId, new MockRoom(typical)]]);
  const find = (roomId: unknown) => {
    const room = rooms.get(String(roomId));
    if (room === undefined) throw notFound();
    return room;
  };
  const known = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw notFound();
    return thing;
  };
  const cardsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => characters.find(({ characterId }) => characterId === id) ?? []);

  return [
    getListRoomsMockHandler(() =>
      ok({ items: [...rooms.values()].map((room) => room.card()).toReversed(), nextCursor: null }),
    ),
    getCreateRoomMockHandler(async ({ request }) => {
      const { characterIds, displayName = typical.ownerName, ...form } = parse(RoomForm, await request.json());
      const roomId = newId('rom');
      const owner = { ...exampleMember, displayName };
      const people = { members: [owner], me: owner, memberCount: 1, ownerName: displayName };
      const room = MockRoom.empty({ ...typical, ...form, ...people, roomId, characters: cardsOf(characterIds) });
      rooms.set(roomId, room);
      return ok(room.read());
    }),
    getGetRoomMockHandler(({ params, request }) => {
      const invite = new URL(request.url).searchParams.get('invite');
      return ok(invite === null || rooms.has(String(params.roomId)) ? find(params.roomId).read() : invited);
    }),
    getUpdateRoomMockHandler(async ({ params, request }) => {
      const { characterIds, ...changes } = parse(RoomChanges, await request.json());
      const room = find(params.roomId);
      return ok(
        room.settle({ ...changes, ...(characterIds === undefined ? {} : { characters: cardsOf(characterIds) }) }),
      );
    }),
    getCloseRoomMockHandler(({ params }) => {
      find(params.roomId).change({ status: 'closed' });
      return done;
    }),
    getJoinRoomMockHandler(async ({ params, request }) => {
      const { displayName } = parse(RoomJoining, await request.json());
      const me = { ...(joined.me ?? exampleMember), displayName };
      const room = new MockRoom({ ...joined, roomId: String(params.roomId), me, members: [exampleMember, me] });
      rooms.set(String(params.roomId), room);
      return ok(room.read());
    }),
    getUpdateRoomMemberMockHandler(async ({ params, request }) => {
      const changes = parse(RoomMemberChanges, await request.json());
      const member = find(params.roomId).changeMember(String(params.memberId), changes);
      if (member === undefined) throw notFound();
      return ok(member);
    }),
    getRemoveRoomMemberMockHandler(({ params }) => {
      find(params.roomId).removeMember(String(params.memberId));
      return done;
    }),
    getUpdateRoomCharacterMockHandler(async ({ params, request }) => {
      const { quiet } = parse(RoomCharacterChanges, await request.json());
      return ok(find(params.roomId).setQuiet(String(params.characterId), quiet));
    }),
    getListRoomMessagesMockHandler(({ params }) =>
      ok({ items: find(params.roomId).messages().toReversed(), nextCursor: null }),
    ),
    getSendRoomMessageMockHandler(async ({ params, request }) => {
      const { text, toPeople } = parse(RoomMessageForm, await request.json());
      return ok(find(params.roomId).say(text, toPeople));
    }),
    getHideRoomMessageMockHandler(({ params }) => {
      find(params.roomId).hide(String(params.messageId));
      return done;
    }),
    getAskRoomTurnMockHandler(async ({ params, request }) => {
      const { characterId } = parse(RoomTurnForm, await request.json());
      return ok(find(params.roomId).ask(characterId));
    }),
    getRegenerateRoomReplyMockHandler(({ params }) =>
      ok(known(find(params.roomId).regenerate(String(params.messageId)))),
    ),
    getEditRoomMessageMockHandler(async ({ params, request }) => {
      const { text } = parse(RoomMessageEdit, await request.json());
      return ok(known(find(params.roomId).edit(String(params.messageId), text)));
    }),
    getSelectRoomMessageMockHandler(({ params }) => ok(known(find(params.roomId).select(String(params.messageId))))),
    getGetRoomMemoryMockHandler(({ params }) => ok(find(params.roomId).memory)),
    getUpdateRoomMemoryMockHandler(async ({ params, request }) => {
      const { summary } = parse(SummaryForm, await request.json());
      return ok(find(params.roomId).remember({ summary, summaryAuthor: summary === '' ? 'none' : 'owner' }));
    }),
    getPinRoomFactMockHandler(async ({ params, request }) => {
      const { text } = parse(RoomFactForm, await request.json());
      return ok(find(params.roomId).pin(text));
    }),
    getUpdateRoomFactMockHandler(async ({ params, request }) => {
      const { text } = parse(RoomFactForm, await request.json());
      return ok(find(params.roomId).rewrite(String(params.factId), text));
    }),
    getForgetRoomFactMockHandler(({ params }) => ok(find(params.roomId).forget(String(params.factId)))),
    http.get(`*/api${streamRoomEvents.path}`, ({ params }) => eventStream(find(params.roomId).tell())),
  ];
}
