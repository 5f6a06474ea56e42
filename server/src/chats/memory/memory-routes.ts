import type { Handlers } from '../../http/operation.ts';
import { callerOf } from '../../http/caller.ts';
import type { ChatServices } from '../services.ts';

type MemoryOperation = 'getMemory' | 'updateMemory' | 'pinFact' | 'updateFact' | 'forgetFact' | 'getPromptContext';
type PersonaOperation = 'listPersonas' | 'createPersona' | 'updatePersona' | 'deletePersona' | 'restorePersona';

export function memoryRoutes({ memory, personas }: ChatServices): Pick<Handlers, MemoryOperation | PersonaOperation> {
  return {
    async getMemory({ input, ...call }) {
      return { data: await memory.get(callerOf(call), input.params.chatId) };
    },

    async updateMemory({ input, ...call }) {
      return { data: await memory.summarise(callerOf(call), input.params.chatId, input.body.summary) };
    },

    async pinFact({ input, ...call }) {
      return { data: await memory.pin(callerOf(call, input.headers), input.params.chatId, input.body) };
    },

    async updateFact({ input, ...call }) {
      const { chatId, factId } = input.params;
      return { data: await memory.rewrite(callerOf(call), chatId, factId, input.body.text) };
    },

    async forgetFact({ input, ...call }) {
      return { data: await memory.forget(callerOf(call), input.params.chatId, input.params.factId) };
    },

    async getPromptContext({ input, ...call }) {
      return { data: await memory.context(callerOf(call), input.params.chatId) };
    },

    async listPersonas(call) {
      return { data: { items: await personas.list(callerOf(call)) } };
    },

    async createPersona({ input, ...call }) {
      return { data: await personas.create(callerOf(call, input.headers), input.body) };
    },

    async updatePersona({ input, ...call }) {
      return { data: await personas.update(callerOf(call), input.params.personaId, input.body) };
    },

    async deletePersona({ input, ...call }) {
      await personas.delete(callerOf(call), input.params.personaId);
      return { data: null };
    },

    async restorePersona({ input, ...call }) {
      return { data: await personas.restore(callerOf(call), input.params.personaId) };
    },
  };
}
