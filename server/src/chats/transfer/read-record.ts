import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import { findImagesOf } from '../images/image-store.ts';
import { titleOf } from '../chat-list.ts';
import { findFirstWords } from '../chat-rows.ts';
import { findFacts } from '../memory-store.ts';
import { findPathUp } from '../message-path.ts';
import { findMessagesInPlaces } from '../message-store.ts';
import type { ChatRow, ImageRow, MessageRow } from '../tables.ts';
import { readVisitor, type ReadProfiles } from '../visitor.ts';
import type { ChatRecord, RecordedPlace, RecordedVersion } from './chat-record.ts';

const MOST_MESSAGES = 100_000;

const Foreign = z.record(z.string(), z.unknown());
const MessageSource = z.object({
  line: Foreign.optional(),
  extra: Foreign.optional(),
  info: Foreign.optional(),
});
const ChatSource = z.object({
  visitorName: z.string().optional(),
  header: Foreign.optional(),
  metadata: Foreign.optional(),
});

/** What a chat may keep of the file that it came in. */
export type ChatSource = z.output<typeof ChatSource>;

/** The active path of a chat, with everything that stands beside it. */
export async function readRecord(db: Queries, profiles: ReadProfiles, chat: ChatRow): Promise<ChatRecord> {
  const path = await findPathUp(db, chat.chat_id, chat.active_message_id, MOST_MESSAGES);
  const messages = await findMessagesInPlaces(db, chat.chat_id, path);
  const byParent = Map.groupBy(messages, (message) => message.parent_id);
  const images = await findImagesOf(
    db,
    messages.filter(({ role }) => role === 'visitor').map((message) => message.message_id),
  );
  const placed = path.flatMap((message) => toPlace(message, byParent.get(message.parent_id) ?? [], images) ?? []);
  const placeOf = new Map(placed.map(({ messageId }, index) => [messageId, index]));
  const facts = await findFacts(db, chat.chat_id);
  const { name } = await readCharacterFacts(db, chat.character_id);
  const visitor = await readVisitor(db, profiles, chat);
  const source = ChatSource.parse(JSON.parse(chat.source ?? '{}'));
  return {
    title: titleOf(chat, await findFirstWords(db, chat.chat_id)),
    characterName: name,
    // A chat from elsewhere keeps the name that it came with, until its owner chooses a persona.
    visitorName: (chat.persona_id === null ? source.visitorName : undefined) ?? visitor.name,
    notes: chat.notes,
    createdAt: chat.created_at,
    source,
    // What was said on another branch is not in the file, and neither is what is remembered of it.
    facts: facts.flatMap(({ message_id: messageId, text }) => {
      const place = messageId === null ? null : placeOf.get(messageId);
      return place === undefined ? [] : [{ text, place }];
    }),
    places: placed.map(({ place }) => place),
  };
}

interface Placed {
  messageId: string;
  place: RecordedPlace;
}

function toPlace(
  message: MessageRow,
  inPlace: readonly MessageRow[],
  images: ReadonlyMap<string, readonly ImageRow[]>,
): Placed | undefined {
  const versions = inPlace.filter(({ role, text }) => role === message.role && text.trim() !== '');
  const active = versions.findIndex((version) => version.message_id === message.message_id);
  if (active < 0) return undefined;
  const recorded = versions.map((version) => toVersion(version, images.get(version.message_id)));
  return { messageId: message.message_id, place: { role: message.role, active, versions: recorded } };
}

function toVersion(row: MessageRow, images: readonly ImageRow[] = []): RecordedVersion {
  const { branch_name, created_at: createdAt, failure, hidden, pinned, source, status, text } = row;
  return {
    text,
    status,
    failure,
    branch_name,
    hidden: hidden === 1,
    pinned: pinned === 1,
    createdAt,
    images: images.map(({ alt, image_id: imageId }) => ({ imageId, alt })),
    source: MessageSource.parse(JSON.parse(source ?? '{}')),
  };
}
