import { operations } from '../generated/examples';
import type {
  AskedRoomTurn,
  Room,
  RoomCard,
  RoomEvent,
  RoomMember,
  RoomMemory,
  RoomMessage,
  RoomNotice,
  SentRoomMessage,
} from '../generated/model';
import { replyOf } from './world/catalogue';
import { newId } from './new-id';

const { getRoom, getRoomMemory, listRoomMessages, streamRoomEvents } = operations;
const typical = getRoom.examples[200].typical.data;
const said = listRoomMessages.examples[200].typical.data.items;
const { me, quote } = typical;
const lastEvent = streamRoomEvents.examples[200]['reply-ended'];
if (lastEvent.kind !== 'reply-ended') throw new Error('The example of an ended reply is another event');
const { message: ended } = lastEvent;
const exampleSpeaker = ended.author.kind === 'character' ? ended.author.characterId : undefined;
if (me === null) throw new Error('The example of a room is not a member’s');
export const exampleMember: RoomMember = me;
const wordsPerEvent = 3;
const previewLength = 200;

export class MockRoom {
  #room: Room;
  #messages: RoomMessage[];
  #former: RoomMessage[] = [];
  #memory: RoomMemory = getRoomMemory.examples[200].typical.data;
  #events = 0;
  #untold: RoomEvent[] = [];

  /** @param messages Oldest first; by default those of the example. */
  constructor(room: Room, messages: readonly RoomMessage[] = said.toReversed()) {
    this.#room = room;
    this.#messages = [...messages];
  }

  static empty(room: Room): MockRoom {
    return new MockRoom(room, said.slice(-1));
  }

  read(): Room {
    const speaking = this.#messages.find(({ status }) => status === 'streaming');
    return {
      ...this.#room,
      memberCount: this.#room.members.length,
      messageCount: this.#messages.length,
      speakingId: speaking?.messageId ?? null,
      lastEventId: String(this.#events),
    };
  }

  card(): RoomCard {
    const { roomId, title, status, mature, own, ownerName, characters, memberCount, updatedAt } = this.read();
    const last = this.#messages.findLast(({ hidden, text }) => !hidden && text !== '');
    const lastText = last?.text.slice(0, previewLength) ?? '';
    const facts = { roomId, title, status, mature, own, ownerName, characters, memberCount, updatedAt };
    return { ...facts, lastText, messageCount: this.#messages.length };
  }

  messages(): readonly RoomMessage[] {
    return this.#messages;
  }

  settle(changes: Partial<Room>): Room {
    const { title, turnTaking } = this.#room;
    this.change(changes);
    if (this.#room.title !== title) this.#notice('renamed', this.#room.title);
    if (this.#room.turnTaking !== turnTaking) this.#notice('turn-taking-changed', this.#room.ownerName);
    return this.read();
  }

  change(changes: Partial<Room>): Room {
    this.#room = { ...this.#room, ...changes };
    return this.read();
  }

  changeMember(memberId: string, changes: { muted?: boolean; role?: 'owner' }): RoomMember | undefined {
    const old = this.#room.members.find((member) => member.memberId === memberId);
    if (old === undefined) return undefined;
    const changed: RoomMember = { ...old, ...changes };
    const demote = (member: RoomMember): RoomMember =>
      changes.role === undefined ? member : { ...member, role: 'member' };
    const members = this.#room.members.map((member) => (member === old ? changed : demote(member)));
    this.change({ members });
    if (changed.muted !== old.muted) this.#notice(changed.muted ? 'muted' : 'unmuted', old.displayName);
    return changed;
  }

  removeMember(memberId: string): void {
    this.change({ members: this.#room.members.filter((member) => member.memberId !== memberId) });
  }

  setQuiet(characterId: string, quiet: boolean): Room {
    const others = this.#room.quietCharacterIds.filter((id) => id !== characterId);
    return this.change({ quietCharacterIds: quiet ? [...others, characterId] : others });
  }

  hide(messageId: string): void {
    this.#messages = this.#messages.map((message) =>
      message.messageId === messageId ? { ...message, hidden: true, text: '' } : message,
    );
  }

  say(text: string, toPeople: boolean): SentRoomMessage {
    const { displayName, memberId } = this.#room.me ?? exampleMember;
    const message = this.#add({ author: { kind: 'member', memberId, displayName }, text, status: 'complete' });
    const asked = toPeople ? this.#asked(null) : this.ask();
    return { message, ...asked };
  }

  /** @param characterId Left out, the first one that is not quiet. */
  ask(characterId?: string): AskedRoomTurn {
    const { characters, quietCharacterIds } = this.#room;
    const speaker = characters.find((card) =>
      characterId === undefined ? !quietCharacterIds.includes(card.characterId) : card.characterId === characterId,
    );
    if (speaker === undefined) return this.#asked(null);
    const author = { kind: 'character', characterId: speaker.characterId, name: speaker.name } as const;
    return this.#asked(this.#add({ author, text: '', status: 'streaming' }));
  }

  regenerate(messageId: string): AskedRoomTurn | undefined {
    const old = this.#messages.find((message) => message.messageId === messageId);
    if (old === undefined) return undefined;
    const { author } = old;
    const added = this.#add({ author, text: '', status: 'streaming' });
    const siblingIds = [...old.siblingIds, added.messageId];
    const reply = { ...added, siblingIds };
    this.#former = [...this.#former, old];
    this.#messages = this.#messages.filter((message) => message !== old && message !== added).concat(reply);
    return this.#asked(reply);
  }

  edit(messageId: string, text: string): RoomMessage | undefined {
    const old = this.#messages.find((message) => message.messageId === messageId);
    if (old === undefined) return undefined;
    const edited = { ...old, text, edited: true };
    this.#messages = this.#messages.map((message) => (message === old ? edited : message));
    return edited;
  }

  select(messageId: string): RoomMessage | undefined {
    const shown = this.#messages.find(({ siblingIds }) => siblingIds.includes(messageId));
    const wanted = [...this.#former, ...this.#messages].find((message) => message.messageId === messageId);
    if (shown === undefined || wanted === undefined) return undefined;
    const { siblingIds } = shown;
    this.#former = [...this.#former.filter((message) => message !== wanted), shown];
    const version = { ...wanted, siblingIds };
    this.#messages = this.#messages.map((message) => (message === shown ? version : message));
    return version;
  }

  get memory(): RoomMemory {
    return this.#memory;
  }

  remember(changes: Partial<RoomMemory>): RoomMemory {
    this.#memory = { ...this.#memory, ...changes };
    return this.#memory;
  }

  pin(text: string): RoomMemory {
    const factId = newId('fct');
    const fact = { factId, text, pinnedBy: (this.#room.me ?? exampleMember).displayName, own: true };
    return this.remember({ facts: [...this.#memory.facts, { ...fact, createdAt: typical.updatedAt }] });
  }

  rewrite(factId: string, text: string): RoomMemory {
    return this.remember({
      facts: this.#memory.facts.map((fact) => (fact.factId === factId ? { ...fact, text } : fact)),
    });
  }

  forget(factId: string): RoomMemory {
    return this.remember({ facts: this.#memory.facts.filter((fact) => fact.factId !== factId) });
  }

  tell(): { id: number; event: RoomEvent }[] {
    const reply = this.#messages.find(({ status }) => status === 'streaming');
    const news = this.#untold.map((event) => ({ id: this.#next(), event }));
    this.#untold = [];
    if (reply === undefined) return news;
    const { author, messageId } = reply;
    const isExample = author.kind !== 'character' || author.characterId === exampleSpeaker;
    const text = (isExample ? undefined : replyOf(author.characterId)) ?? ended.text;
    const words = text.match(/\S+\s*/g) ?? [];
    const texts: RoomEvent[] = [];
    for (let from = 0; from < words.length; from += wordsPerEvent) {
      const part = words.slice(from, from + wordsPerEvent).join('');
      texts.push({ kind: 'reply-text', messageId, offset: words.slice(0, from).join('').length, text: part });
    }
    const { charge } = ended;
    const message: RoomMessage = { ...reply, text, charge, status: 'complete' };
    this.#messages = this.#messages.map((old) => (old === reply ? message : old));
    const end: RoomEvent = { kind: 'reply-ended', message, balance: this.#balance };
    return [...news, ...[...texts, end].map((event) => ({ id: this.#next(), event }))];
  }

  get #balance(): number {
    return this.#room.quote?.balance ?? quote?.balance ?? 0;
  }

  #asked(reply: RoomMessage | null): AskedRoomTurn {
    return { reply, waitingCharacterIds: [], balance: this.#balance };
  }

  #notice(notice: RoomNotice, displayName: string): void {
    const author = { kind: 'notice', notice, displayName } as const;
    this.#untold.push({ kind: 'message-added', message: this.#add({ author, text: '', status: 'complete' }) });
  }

  #add(words: Pick<RoomMessage, 'author' | 'status' | 'text'>): RoomMessage {
    const messageId = newId('rmg');
    const plain = { failure: null, truncated: false, retryAfterSeconds: null, edited: false, hidden: false };
    const rest = { crisis: false, charge: null, createdAt: typical.updatedAt, siblingIds: [messageId] };
    const message: RoomMessage = { messageId, ...plain, ...rest, ...words };
    this.#messages = [...this.#messages, message];
    return message;
  }

  #next(): number {
    this.#events += 1;
    return this.#events;
  }
}
