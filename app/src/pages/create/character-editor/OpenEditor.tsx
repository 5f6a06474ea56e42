import { Suspense, lazy, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import {
  EditorFrame,
  ElsewhereNote,
  type EditorFailure,
  type EditorPanel,
  type EditorSection,
  type ShortcutName,
} from '@fabula/ui/character-editor';
import type { CharacterDraft } from '@fabula/sdk';
import { media } from '@fabula/ui/breakpoints';

import { useMedia } from '../../../browser/use-media';
import { toSaveState } from '../../../drafts/conflict/save-state';
import type { CharacterDraftEditor } from '../../../drafts/open-editors';
import { shownPortrait } from '../../../drafts/portrait-address';
import { stepsOf } from '../../../drafts/step-log';
import type { CharacterDraftState } from '../../../drafts/use-draft-editor';
import { useLocale } from '../../../i18n/use-locale';
import { loadChunk, loadChunkBeside } from '../../../lazy/chunk';
import { Contained } from '../../../lazy/Contained';
import { paths } from '../../../routes/paths';
import { useHrefs } from '../../../routes/use-hrefs';
import { editorPanels } from './editor-panels';
import type { FieldTarget } from './editor-part';
import { editorSections, sectionOf, sectionTabs } from './editor-sections';
import { EditorContext } from './fields/editor-context';
import { HelpedField } from './fields/helped-field';
import { useHelpedField } from './suggestions/use-helped-field';
import { useKeepDraft } from './use-keep-draft';
import { useShortcuts } from './use-shortcuts';
import { useTarget } from './use-target';

const ConflictContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../../../drafts/conflict/ConflictContainer'))).ConflictContainer,
}));
const FillCard = lazy(async () => ({
  default: (await loadChunkBeside(() => import('./suggestions/FillCard'))).FillCard,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await loadChunk(() => import('@fabula/ui/editor-shortcuts'))).ShortcutsDialog,
}));

interface OpenEditorProps {
  readonly editor: CharacterDraftEditor;
  readonly state: CharacterDraftState;
}

const shownShortcuts = [
  'keep',
  'undo',
  'nextProblem',
  'previousProblem',
  'help',
  'escape',
  'list',
] as const satisfies readonly ShortcutName[];

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const fillable = ['tagline', 'about', 'description', 'personality', 'scenario', 'greeting'] as const;

/** Why the latest change is only on this device, where the author has to do something about it. */
function saveFailure({ save }: CharacterDraftState): EditorFailure | undefined {
  return save.kind === 'too-many' || save.kind === 'refused' ? save.kind : undefined;
}

/** The problems one after the other. @returns shows the next (1) or the previous (-1) one */
function useProblems(draft: CharacterDraft | null, goTo: (target: FieldTarget) => void) {
  const at = useRef(-1);
  return (step: 1 | -1) => {
    const problems = draft?.problems ?? [];
    if (problems.length === 0) return;
    const from = at.current === -1 && step === -1 ? 0 : at.current;
    at.current = (from + step + problems.length) % problems.length;
    const problem = problems[at.current];
    if (problem !== undefined) goTo({ ...problem });
  };
}

export function OpenEditor({ editor, state }: OpenEditorProps) {
  const lang = useLocale();
  const hrefs = useHrefs();
  const isNarrow = useMedia(media.sidebarCollapse);
  const [section, setSection] = useState<EditorSection>('face');
  const [panel, setPanel] = useState<EditorPanel>();
  const [isPanelShown, setIsPanelShown] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isListOpen, setIsListOpen] = useState(false);
  const { target, setTarget } = useTarget();
  const { field: helped, toHelp } = useHelpedField();
  const goTo = useMemo(
    () => (next: FieldTarget) => {
      if (!editorSections.some(({ id }) => id === sectionOf[next.field])) return;
      setIsChoosing(false);
      setIsPanelShown(false);
      setSection(sectionOf[next.field]);
      setTarget({ ...next });
    },
    [setTarget],
  );
  const { keep, isKeeping, refusal, forget } = useKeepDraft(editor, goTo);
  const steps = stepsOf(editor);
  const { count } = useSyncExternalStore(steps.state.subscribe, steps.state.get, steps.state.get);
  const { answer: draft, fields, save, conflicts } = state;
  const isConflict = conflicts.length > 0;
  const onProblem = useProblems(draft, goTo);
  const onKeep = () => {
    if (isConflict) setIsChoosing(true);
    else void keep();
  };
  useShortcuts({
    onKeep,
    onUndo: () => steps.undo(),
    onProblem,
    onList: () => setIsListOpen(true),
    onHelp: toHelp,
    onLeaveField: () => document.getElementById(`editor-tab-${section}`)?.focus(),
  });
  const refused = save.kind === 'refused' ? save.field : refusal?.field;
  const value = useMemo(
    () => ({ editor, state, draft, goTo, refused, target }),
    [draft, editor, goTo, refused, state, target],
  );
  const Section = editorSections.find(({ id }) => id === section)?.Section;
  const hasBlanks =
    state.draftId !== null &&
    fillable.some((field) => fields[field].trim() === '') &&
    fillable.some((field) => sectionOf[field] === section);
  const shownPanel = editorPanels.find(({ id }) => id === panel) ?? editorPanels[0];
  const { characterId = null } = draft ?? {};
  return (
    <EditorContext value={value}>
      <EditorFrame
        head={{
          name: fields.name,
          language: fields.language,
          picture: shownPortrait(fields),
          standing:
            draft === null || characterId === null
              ? { kind: 'draft' }
              : { kind: 'private', unkept: draft.unkeptFields.length },
          saveState: toSaveState(save, () => setIsChoosing(true)),
          backHref: paths.createOwnCharacter.href(lang),
          viewHref: characterId === null ? undefined : hrefs.character(characterId),
          canUndo: count > 0,
          onUndo: () => steps.undo(),
          onKeep,
          isKeeping,
          onShortcuts: () => setIsListOpen(true),
        }}
        sections={sectionTabs(draft)}
        section={section}
        onSection={(next) => {
          setSection(next);
          setIsPanelShown(false);
          setIsChoosing(false);
          forget();
        }}
        panels={editorPanels.map(({ id, badgeOf }) => ({ id, badge: draft === null ? undefined : badgeOf?.(draft) }))}
        panel={shownPanel?.id}
        isPanelShown={isPanelShown}
        onPanel={(next) => {
          setPanel(next);
          setIsPanelShown(true);
        }}
        side={
          shownPanel !== undefined && (
            <Suspense>
              <shownPanel.Panel editor={editor} state={state} draft={draft} goTo={goTo} />
            </Suspense>
          )
        }
        isNarrow={isNarrow}
        meter={draft?.tokens}
        failure={refusal?.failure ?? saveFailure(state)}
        help={
          hasBlanks ? (
            <Contained>
              <FillCard editor={editor} state={state} draft={draft} goTo={goTo} />
            </Contained>
          ) : undefined
        }
        note={state.isElsewhere ? <ElsewhereNote /> : undefined}
        instead={
          isChoosing && isConflict ? (
            <Suspense>
              <ConflictContainer editor={editor} state={state} onDone={() => setIsChoosing(false)} />
            </Suspense>
          ) : undefined
        }
      >
        <HelpedField value={helped}>{Section !== undefined && <Section />}</HelpedField>
      </EditorFrame>
      {isListOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsListOpen(false)} isMac={isMac()} shown={shownShortcuts} />
        </Suspense>
      )}
    </EditorContext>
  );
}
