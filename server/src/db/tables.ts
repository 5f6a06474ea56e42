import type { SecurityEventTables } from '../accounts/security-events/tables.ts';
import type { RegistrationTables } from '../accounts/sign-in/registration/tables.ts';
import type { SignInTables } from '../accounts/sign-in/tables.ts';
import type { AccountDeletionTables } from '../account-deletion/tables.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { CardTables } from '../cards/tables.ts';
import type { CharacterDraftTables } from '../character-drafts/tables.ts';
import type { CardTestTables } from '../character-drafts/card-tests/tables.ts';
import type { PreviewReplyTables } from '../character-drafts/preview-replies/tables.ts';
import type { SuggestionTables } from '../drafts/suggestions/tables.ts';
import type { CosmeticTables } from '../cosmetics/tables.ts';
import type { ChatTables } from '../chats/tables.ts';
import type { BundleTables } from '../bundles/tables.ts';
import type { EngineBenchTables } from '../engine-bench/tables.ts';
import type { ExploreTables } from '../explore/tables.ts';
import type { FunnyTables } from '../funny/tables.ts';
import type { RecordingTables } from '../recordings/tables.ts';
import type { HistoryTables } from '../history/tables.ts';
import type { IdempotencyTables } from '../idempotency/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { KeptFileTables } from '../kept-files/tables.ts';
import type { OperatorTables } from '../operator/tables.ts';
import type { LoraTables } from '../loras/tables.ts';
import type { PictureTables } from '../pictures/store/tables.ts';
import type { PointTables } from '../points/tables.ts';
import type { LocalPaymentTables } from '../providers/payment/local/tables.ts';
import type { StripeTables } from '../providers/payment/stripe/tables.ts';
import type { Web3Tables } from '../providers/payment/web3/tables.ts';
import type { GiftTables } from '../shop/gifts/tables.ts';
import type { ShopTables } from '../shop/tables.ts';
import type { PostTables } from '../posts/tables.ts';
import type { ProposalTables } from '../proposals/tables.ts';
import type { PublicLogTables } from '../public-log/tables.ts';
import type { RateLimitTables } from '../rate-limits/tables.ts';
import type { RoomTables } from '../rooms/tables.ts';
import type { CreatorNumberTables } from '../creator-numbers/tables.ts';
import type { CollectionTables } from '../social/collections/tables.ts';
import type { CreatorTables } from '../social/creators/tables.ts';
import type { NotificationTables } from '../social/notifications/tables.ts';
import type { SocialTables } from '../social/tables.ts';
import type { StoryShareTables } from '../stories/sharing/tables.ts';
import type { StoryDraftTables } from '../story-drafts/tables.ts';
import type { StoryVersionTables } from '../stories/versions/tables.ts';
import type { StoryTables } from '../stories/tables.ts';
import type { TalkTables } from '../stories/talk/tables.ts';
import type { WriteProbeTables } from './write-probe-table.ts';

export type Tables = AccountDeletionTables &
  AccountTables &
  BundleTables &
  PublicLogTables &
  CardTables &
  CharacterDraftTables &
  StoryDraftTables &
  StoryVersionTables &
  ChatTables &
  CollectionTables &
  CosmeticTables &
  CreatorNumberTables &
  CreatorTables &
  EngineBenchTables &
  ExploreTables &
  FunnyTables &
  RecordingTables &
  GiftTables &
  HistoryTables &
  IdempotencyTables &
  JobTables &
  KeptFileTables &
  LocalPaymentTables &
  StripeTables &
  LoraTables &
  NotificationTables &
  OperatorTables &
  PictureTables &
  PointTables &
  PostTables &
  ProposalTables &
  CardTestTables &
  PreviewReplyTables &
  RateLimitTables &
  RoomTables &
  SecurityEventTables &
  ShopTables &
  RegistrationTables &
  SignInTables &
  SocialTables &
  StoryShareTables &
  StoryTables &
  SuggestionTables &
  TalkTables &
  Web3Tables &
  WriteProbeTables;
