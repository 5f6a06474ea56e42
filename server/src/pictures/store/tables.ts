import type {
  FilmType,
  GenerationFailure,
  GenerationKind,
  GenerationStatus,
  PictureEngineName,
  PictureMaker,
} from '../../contract/validators.ts';
import type { DigitalSource } from '../../media/provenance.ts';

export interface PictureGenerationRow {
  generation_id: string;
  owner_id: string;
  is_guest: number;
  kind: GenerationKind;
  /** One of the few places for generations of an owner that have not ended; null for one that has. */
  slot: number | null;
  status: GenerationStatus;
  failure: GenerationFailure | null;
  /** Place in the queue, from 1; null while it does not wait. */
  place: number | null;
  /** Thousandths that are done; null while unknown. */
  share: number | null;
  /** Letter by letter as the engine is sent it. */
  prompt: string;
  prompt_sha256: string;
  negative: string;
  draft_id: string | null;
  character_id: string | null;
  /** JSON of `DrawnRequest`. */
  request: string;
  engine: PictureEngineName;
  model: string | null;
  wallet_id: string;
  reservation_id: string | null;
  /** Points that are held. */
  price: number;
  per_picture: number;
  /** Points taken for good. */
  charged: number;
  /** As the provider calls the work; null until it has said so. */
  provider_job_id: string | null;
  /** When the engine was asked: it is never asked twice. Null until then. */
  sent_at: number | null;
  event_seq: number;
  created_at: number;
  updated_at: number;
  ended_at: number | null;
  deleted_at: number | null;
}

export interface PictureRow {
  picture_id: string;
  owner_id: string;
  /** Null for one that was brought, as is everything about how it was drawn. */
  generation_id: string | null;
  position: number | null;
  made_by: PictureMaker;
  engine: PictureEngineName | null;
  model: string | null;
  source: DigitalSource | null;
  prompt: string;
  prompt_sha256: string | null;
  negative: string;
  seed: number | null;
  /** JSON of the portrait parts that it was put together from, by recipe 2; null for any other. */
  parts: string | null;
  /** Of its film; null for a picture that does not move. */
  film_type: FilmType | null;
  width: number;
  height: number;
  created_at: number;
  deleted_at: number | null;
}

export interface GenerationEventRow {
  generation_id: string;
  seq: number;
  kind: 'generation-changed' | 'preview-changed' | 'picture-added' | 'generation-ended';
  /** The picture that was added, else the generation. */
  subject_id: string;
  text_offset: number | null;
  /** JSON of a preview, until there is a newer one or the generation has ended. */
  text: string | null;
}

export interface PictureTables {
  picture_generations: PictureGenerationRow;
  picture_generation_events: GenerationEventRow;
  pictures: PictureRow;
}
