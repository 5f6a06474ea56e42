import { CardTests, type CardTestDeps } from './card-tests/card-tests.ts';
import { CharacterDrafts, type DraftDeps } from './character-drafts.ts';
import { KeepDrafts, type KeepDeps } from './keep/keep-drafts.ts';
import { DraftLores, type DraftLoreDeps } from './lore/draft-lores.ts';
import { PreviewReplies, type PreviewReplyDeps } from './preview-replies/preview-replies.ts';
import { Remixes, type RemixDeps } from './remix/remixes.ts';
import { CharacterVersions, type VersionDeps } from './versions/character-versions.ts';

export interface CharacterDraftServices {
  characterDrafts: CharacterDrafts;
  draftLores: DraftLores;
  keepDrafts: KeepDrafts;
  remixes: Remixes;
  characterVersions: CharacterVersions;
  previewReplies: PreviewReplies;
  cardTests: CardTests;
}

type ServiceDeps = DraftDeps &
  DraftLoreDeps &
  KeepDeps &
  Omit<RemixDeps, 'drafts'> &
  VersionDeps &
  Omit<PreviewReplyDeps, 'drafts' | 'price'> &
  Omit<CardTestDeps, 'drafts'>;

/** The wizard's drafts: what is written, tried and kept of a character. */
export function createCharacterDraftServices(deps: ServiceDeps): CharacterDraftServices {
  const drafts = new CharacterDrafts(deps);
  return {
    characterDrafts: drafts,
    draftLores: new DraftLores(deps),
    keepDrafts: new KeepDrafts(deps),
    remixes: new Remixes({ ...deps, drafts }),
    characterVersions: new CharacterVersions(deps),
    previewReplies: new PreviewReplies({ ...deps, drafts, price: deps.pricePerReply }),
    cardTests: new CardTests({ ...deps, drafts }),
  };
}
