import { VectorStore } from '../../recall/vector-store.ts';

export const roomVectors = new VectorStore({ table: 'room_message_vectors', topicId: 'room_id' });
