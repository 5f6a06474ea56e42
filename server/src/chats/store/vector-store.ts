import { VectorStore } from '../../recall/vector-store.ts';

export const chatVectors = new VectorStore({ table: 'message_vectors', topicId: 'chat_id' });
