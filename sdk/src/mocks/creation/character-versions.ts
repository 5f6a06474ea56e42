import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getGetCharacterVersionMockHandler,
  getListCharacterVersionsMockHandler,
  getRestoreCharacterVersionMockHandler,
} from '../../generated/mocks/creation/creation.msw';
import {
  CharacterDraftField,
  VersionRestoreForm,
  type CharacterDraft,
  type CharacterDraftFields,
  type CharacterVersion,
  type CharacterVersionDetail,
} from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';

const { getCharacterVersion, listCharacterVersions } = operations;

type FieldName = (typeof CharacterDraftField.options)[number];

export interface DraftsOfCharacters {
  find(characterId: string): CharacterDraft | undefined;
  replace(draft: CharacterDraft): void;
}

export function differingFields(one: CharacterDraftFields, other: CharacterDraftFields): FieldName[] {
  return CharacterDraftField.options.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

export class MockVersions {
  readonly #kept = new Map<string, CharacterVersionDetail[]>();

  /** The versions of a character, the newest first. */
  of(characterId: string): readonly CharacterVersionDetail[] {
    const known = this.#kept.get(characterId);
    if (known !== undefined) return known;
    const { fields, loreCount } = getCharacterVersion.examples[200].typical.data;
    const { fields: now } = operations.getCharacterDraft.examples[200].typical.data;
    const { items } = listCharacterVersions.examples[200].typical.data;
    const made = items.map((version, index) => ({ version, loreCount, fields: index === 0 ? now : fields }));
    this.#kept.set(characterId, made);
    return made;
  }

  add(characterId: string, reason: CharacterVersion['reason'], fields: CharacterDraftFields): CharacterVersion {
    const former = reason === 'keep' && !this.#kept.has(characterId) ? [] : this.of(characterId);
    const [newest] = former;
    const version = {
      versionId: newId('cvr'),
      number: (newest?.version.number ?? 0) + 1,
      reason,
      changedFields: newest === undefined ? [] : differingFields(newest.fields, fields),
      createdAt: new Date().toISOString(),
    };
    this.#kept.set(characterId, [{ version, fields, loreCount: newest?.loreCount ?? 0 }, ...former].slice(0, 50));
    return version;
  }

  find(characterId: unknown, versionId: unknown): CharacterVersionDetail {
    const found = this.of(String(characterId)).find(({ version }) => version.versionId === versionId);
    if (found === undefined) throw problem(404, getCharacterVersion.examples[404]['not-found']);
    return found;
  }
}

const succeeded = { code: 200, message: 'OK' };

export function characterVersionHandlers(versions: MockVersions, drafts: DraftsOfCharacters): RequestHandler[] {
  return [
    getListCharacterVersionsMockHandler(({ params }) => {
      const items = versions.of(String(params.characterId)).map(({ version }) => version);
      return { ...succeeded, data: { items, most: 50 } };
    }),
    getGetCharacterVersionMockHandler(({ params }) => ({
      ...succeeded,
      data: versions.find(params.characterId, params.versionId),
    })),
    getRestoreCharacterVersionMockHandler(async ({ params, request }) => {
      const characterId = String(params.characterId);
      const { draft: choice } = parse(VersionRestoreForm, await request.json());
      const { fields } = versions.find(characterId, params.versionId);
      const open = drafts.find(characterId);
      const unkept = open?.unkeptFields ?? [];
      if (unkept.length > 0 && choice === undefined) {
        const { conflict } = operations.restoreCharacterVersion.examples[409];
        throw problem(409, { ...conflict, field: 'draft' });
      }
      const version = versions.add(characterId, 'restore', fields);
      if (open === undefined) return { ...succeeded, data: { version, draft: null } };
      const own = choice === 'keep' ? unkept.map((name) => [name, open.fields[name]]) : [];
      const draft = {
        ...open,
        revision: open.revision + 1,
        fields: { ...fields, ...Object.fromEntries(own) },
        unkeptFields: choice === 'keep' ? unkept : [],
      };
      drafts.replace(draft);
      return { ...succeeded, data: { version, draft } };
    }),
  ];
}
