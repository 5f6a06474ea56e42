import { useState } from 'react';

import { ApiError, checkStorySource, importStory, type StoryReport } from '@fabula/sdk';
import { Locale } from '@fabula/sdk/schemas';
import { matureStoryKept, storyKept, type InkDraft, type InkFailureValue } from '@fabula/ui/ink';
import { useQueryClient } from '@tanstack/react-query';

import { createActKeys, newActKey } from '../chat/act-keys';
import { useApp, useVisitor } from '../use-app';
import { useLocale } from '../use-locale';
import { inkFailure } from './ink-failure';
import { refreshOwnStories } from './own-stories-query';

/** Most letters of a story (the contract, checkStorySource). */
const mostLetters = 1_000_000;

/** A story that was looked through: the text that it was, and what was found. */
interface Looked {
  readonly source: string;
  readonly report: StoryReport;
}

/** Brings a story: takes the text, has it looked through, keeps it. */
export function useInk() {
  const client = useQueryClient();
  const locale = useLocale();
  const { toasts } = useApp();
  const { contentMode } = useVisitor();
  const [keys] = useState(() => createActKeys(newActKey));
  const [source, setSource] = useState('');
  const [looked, setLooked] = useState<Looked>();
  const [step, setStep] = useState<'open' | 'checking' | 'keeping'>('open');
  const [failure, setFailure] = useState<InkFailureValue | null>(null);
  const [draft, setDraft] = useState<InkDraft>({
    title: '',
    tagline: '',
    language: locale,
    kind: 'dynamic',
    mature: false,
  });

  const check = async (text: string) => {
    setFailure(null);
    if (text.length > mostLetters) {
      setFailure('too-large');
      return;
    }
    setStep('checking');
    try {
      const report = await checkStorySource({ source: text });
      setLooked({ source: text, report });
      setDraft((said) => ({
        ...said,
        title: said.title || report.title,
        kind: report.chapters > 0 && said.title === '' ? 'novel' : said.kind,
      }));
    } catch (error) {
      console.warn('A story could not be looked through', error);
      setFailure(inkFailure(error));
    } finally {
      setStep('open');
    }
  };

  const takeFile = async (file: File) => {
    const text = (await file.text()).replaceAll('\r\n', '\n');
    setSource(text);
    await check(text);
  };

  const keep = async () => {
    if (looked === undefined) return;
    const form = { ...draft, language: Locale.parse(draft.language), source: looked.source };
    const act = JSON.stringify(form);
    setStep('keeping');
    setFailure(null);
    try {
      const { title } = await importStory(form, { headers: { 'Idempotency-Key': keys.of(act) } });
      keys.done(act);
      setSource('');
      setLooked(undefined);
      setDraft((said) => ({ ...said, title: '', tagline: '', mature: false }));
      toasts.show(draft.mature && contentMode !== 'nsfw' ? matureStoryKept(title) : storyKept(title));
      await refreshOwnStories(client);
    } catch (error) {
      console.warn('A story could not be kept', error);
      // An answer, unlike silence, says that the act is over; the next try is another one.
      if (error instanceof ApiError) keys.done(act);
      setFailure(inkFailure(error));
    } finally {
      setStep('open');
    }
  };

  const report = looked?.source === source ? looked.report : undefined;
  return {
    source,
    setSource,
    takeFile,
    step,
    failure,
    report,
    check: () => check(source),
    draft,
    setDraft,
    keep,
  };
}
