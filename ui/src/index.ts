// What the pages may use. Popups, menus' content and the toaster have addresses of their own (package.json, "exports"),
// so that they load when they are first needed.

export { Button, type ButtonProps } from './primitives/Button/Button';
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink';
export type { LinkProps } from './primitives/Link/LinkContext';
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField';
export { PlainToasts } from './primitives/Toaster/PlainToasts';
export type { ToastTone, ToastValue } from './primitives/Toaster/toast-value';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden';
export type { OpenPopups } from './primitives/UiProvider/open-popups';
export { UiProvider, type UiProviderProps } from './primitives/UiProvider/UiProvider';

export type { Account, BrandValue, FootLinks, LanguageChoice, NavEntry, RewardState, SignInWay } from './shell/model';
export { PendingBar } from './shell/PendingBar/PendingBar';
export { Shell, type ShellProps } from './shell/Shell/Shell';
export type { Brand, ThemeName } from './theme/palettes';

export { ChunkReloadView, ErrorScreen, LoadErrorView, NotFoundView, OfflineView } from './states/page-states';

export { bonusAlreadyClaimed, bonusClaimed, bonusFailed } from './toasts/daily-bonus-toasts';
export { cameOnline, loggedOut, logOutFailed, signedOut, somethingFailed, wentOffline } from './toasts/session-toasts';
export type { ToastMessage } from './toasts/toast-message';

// ── explore ──
export { BookGrid, BookGridSkeleton } from './explore/BookGrid/BookGrid';
export { CardActs, type CardSubject } from './explore/CardAct/CardAct';
export { CharacterGrid, CharacterGridSkeleton } from './explore/CharacterGrid/CharacterGrid';
export { CharacterRow, CharacterRowSkeleton } from './explore/CharacterRow/CharacterRow';
export { CharacterProfileSkeleton } from './explore/CharacterProfileView/CharacterProfileSkeleton';
export { CharacterProfileView } from './explore/CharacterProfileView/CharacterProfileView';
export { ExploreFilters, type ExploreKind } from './explore/ExploreFilters/ExploreFilters';
export { EmptyShelf, LoadFailed, NoResults } from './states/ExploreStates/ExploreStates';
export { FoundHeading } from './explore/FoundHeading/FoundHeading';
export { Hero } from './explore/Hero/Hero';
export { HeroSkeleton } from './explore/Hero/HeroSkeleton';
export { HomeShelves, HomeShelvesSkeleton } from './explore/HomeShelves/HomeShelves';
export { Returning } from './ways-back/ContinueRow/Returning';
export { InnerHero } from './explore/InnerHero/InnerHero';
export { ListEnd, type ListEndStatus } from './states/ListEnd/ListEnd';
export { ListToolbar } from './explore/ListToolbar/ListToolbar';
export { PhoneSearch } from './explore/PhoneSearch/PhoneSearch';
export { Shelf, ShelfSkeleton } from './explore/Shelf/Shelf';
export { StoryProfileSkeleton } from './explore/StoryProfileView/StoryProfileSkeleton';
export type { BeginValue } from './explore/StoryProfileView/BeginLinks';
export { StoryProfileView } from './explore/StoryProfileView/StoryProfileView';
export { WithheldNote } from './explore/WithheldNote/WithheldNote';
export { castFragment } from './explore/StoryProfileView/cast-fragment';
export { type TagState, type TagStates } from './explore/TagFilter/tag-states';
export { type SceneValue, type TagLabels } from './content/model';
