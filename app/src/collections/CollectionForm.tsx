import { useState } from 'react';

import { ApiError, changeCollection, createCollection, type CollectionSummary } from '@fabula/sdk';
import { CollectionDialog, type CollectionDraft, type CollectionProblem } from '@fabula/ui/collections';

function problemOf(cause: unknown): CollectionProblem {
  if (!(cause instanceof ApiError)) return 'failed';
  const { field, status } = cause;
  if (field === 'name' || field === 'description') return field;
  return field === 'collections' && status === 409 ? 'full' : 'failed';
}

interface CollectionFormProps {
  /** What is changed; left out for a new collection. */
  readonly present?: (CollectionDraft & { readonly collectionId: string }) | undefined;
  readonly onSaved: (collection: CollectionSummary) => void;
  readonly onClose: () => void;
}

/** Makes or changes a collection; a new one is private until its owner chooses otherwise. */
export function CollectionForm({ present, onSaved, onClose }: CollectionFormProps) {
  const [draft, setDraft] = useState<CollectionDraft>(() => ({
    name: present?.name ?? '',
    description: present?.description ?? '',
    visibility: present?.visibility ?? 'private',
  }));
  const [problem, setProblem] = useState<CollectionProblem>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      onSaved(await (present === undefined ? createCollection(draft) : changeCollection(present.collectionId, draft)));
    } catch (cause) {
      console.warn('A collection was not saved', cause);
      setProblem(problemOf(cause));
    } finally {
      setSaving(false);
    }
  };
  return (
    <CollectionDialog
      isNew={present === undefined}
      draft={draft}
      onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
      problem={problem}
      saving={isSaving}
      onSave={() => {
        if (!isSaving) void save();
      }}
      onClose={onClose}
    />
  );
}
