import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { NOTHING_TOLD, type ToldMaterial } from '../engine/model/material.ts';
import { findTold } from './told-store.ts';

const Stored = z.object({
  people: z.array(z.object({ name: z.string(), description: z.string() })),
  meters: z.array(z.object({ label: z.string(), start: z.int() })),
  plan: z.array(z.string()),
});

/** What a model knows of a story beyond its page; nothing for a story of an author. */
export async function readToldMaterial(db: Queries, storyId: string): Promise<ToldMaterial> {
  const material = (await findTold(db, storyId))?.material ?? null;
  return material === null ? NOTHING_TOLD : Stored.parse(JSON.parse(material));
}
