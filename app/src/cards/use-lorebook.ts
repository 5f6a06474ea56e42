import { useRef, useState } from 'react';

import {
  AbortedError,
  ApiError,
  exportLorebook,
  importLorebook,
  readLorebook,
  restoreLorebook,
  toBase64,
} from '@fabula/sdk';
import type { KeptLorebook, LorebookFormat, LorebookImportMode, LorebookPreview } from '@fabula/sdk';
import { getGetCharacterQueryKey } from '@fabula/sdk/react';
import type { LorebookValue } from '@fabula/ui/lorebook';
import { useQueryClient } from '@tanstack/react-query';

import { newIdempotencyKey } from '../live/idempotency-keys';
import { saveFile } from '../browser/save-file';
import { lorebookProblem } from './lorebook-problem';
import { refreshOwnCharacters } from './own-characters-query';

/** Most bytes of a file with a lorebook (the contract, readLorebook). */
const mostBytes = 12 * 1024 * 1024;

interface Waiting {
  readonly content: string;
  readonly lorebook: LorebookPreview;
  /** Idempotency key. */
  readonly key: string;
}

const nothing = { step: 'waiting', problem: null, fileName: '', isRestored: false } as const satisfies LorebookValue;

export function useLorebook(characterId: string, loreCountBefore: number | undefined) {
  const client = useQueryClient();
  const [state, setState] = useState<LorebookValue>(nothing);
  const [saving, setSaving] = useState<LorebookFormat>();
  const [loreCount, setLoreCount] = useState(loreCountBefore);
  const reading = useRef<AbortController>(undefined);
  const waiting = useRef<Waiting>(undefined);
  const kept = useRef<KeptLorebook>(undefined);

  const refresh = async () => {
    await client.invalidateQueries({ queryKey: getGetCharacterQueryKey(characterId) });
    await refreshOwnCharacters(client);
  };

  const save = async (format: LorebookFormat) => {
    setSaving(format);
    try {
      saveFile(await exportLorebook(characterId, { format }));
    } catch (error) {
      console.warn('A lorebook could not be saved as a file', error);
      setState({ ...nothing, problem: lorebookProblem(error) });
    } finally {
      setSaving(undefined);
    }
  };

  const bring = async (file: File) => {
    if (file.size > mostBytes) {
      setState({ ...nothing, problem: 'too-large', fileName: file.name });
      return;
    }
    const stop = new AbortController();
    reading.current = stop;
    setState({ step: 'reading', fileName: file.name });
    try {
      const content = await toBase64(file);
      const lorebook = await readLorebook({ content }, { signal: stop.signal });
      waiting.current = { content, lorebook, key: newIdempotencyKey() };
      setState({ step: 'deciding', lorebook, problem: null });
    } catch (error) {
      if (error instanceof AbortedError) return;
      console.warn('A lorebook could not be read', error);
      setState({ ...nothing, problem: lorebookProblem(error), fileName: file.name });
    }
  };

  const back = () => {
    reading.current?.abort();
    waiting.current = undefined;
    setState(nothing);
  };

  const keep = async (mode: LorebookImportMode) => {
    if (waiting.current === undefined) return;
    const { content, key, lorebook } = waiting.current;
    setState({ step: 'keeping', lorebook, problem: null });
    try {
      const answer = await importLorebook(characterId, { content, mode }, { headers: { 'Idempotency-Key': key } });
      waiting.current = undefined;
      kept.current = answer;
      setLoreCount(answer.loreCount);
      setState({ step: 'kept', loreCount: answer.loreCount, problem: null });
      await refresh();
    } catch (error) {
      console.warn('A lorebook could not be kept', error);
      // An answer, unlike silence, says that the act is over; the next try is another one.
      if (error instanceof ApiError) waiting.current = { content, lorebook, key: newIdempotencyKey() };
      setState({ step: 'deciding', lorebook, problem: lorebookProblem(error) });
    }
  };

  const undo = async () => {
    if (kept.current === undefined) return;
    const { formerLorebookId: lorebookId, loreCount: count } = kept.current;
    setState({ step: 'undoing', loreCount: count, problem: null });
    try {
      const answer = await restoreLorebook(characterId, { lorebookId });
      setLoreCount(answer.loreCount);
      setState({ ...nothing, isRestored: true });
      await refresh();
    } catch (error) {
      console.warn('A lorebook could not be brought back', error);
      setState({ step: 'kept', loreCount: count, problem: lorebookProblem(error) });
    }
  };

  return { state, saving, loreCount, onSave: save, onFile: bring, onBack: back, onKeep: keep, onUndo: undo };
}
