import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database.ts';
import { devicesAndAccounts } from './0001-devices-and-accounts.ts';
import { points } from './0002-points.ts';
import { explore } from './0003-explore.ts';
import { history } from './0004-history.ts';
import { signIn } from './0005-sign-in.ts';
import { passwords } from './0006-passwords.ts';
import { singleUse } from './0007-single-use.ts';
import { sessionClients } from './0008-session-clients.ts';
import { jobs } from './0020-jobs.ts';
import { chats } from './0021-chats.ts';
import { idempotency } from './0022-idempotency.ts';
import { personasAndFacts } from './0023-personas-and-facts.ts';
import { authoredAnswers } from './0030-authored-answers.ts';
import { importedChats } from './0040-imported-chats.ts';
import { chatSummaries } from './0041-chat-summaries.ts';
import { messageImages } from './0042-message-images.ts';
import { ledger } from './0050-ledger.ts';
import { shop } from './0051-shop.ts';
import { localPayments } from './0052-local-payments.ts';
import { characterOwners } from './0060-character-owners.ts';
import { characterCards } from './0061-character-cards.ts';
import { postsAndEngagement } from './0070-posts-and-engagement.ts';
import { historyTargets } from './0071-history-targets.ts';
import { rooms } from './0080-rooms.ts';
import { storySessions } from './0090-story-sessions.ts';
import { storyMoves } from './0091-story-moves.ts';
import { storyShares } from './0093-story-shares.ts';
import { storyOwners } from './0095-story-owners.ts';
import { storyChats } from './0097-story-chats.ts';
import { namelessCreators } from './0099-nameless-creators.ts';
import { storyCrisis } from './0101-story-crisis.ts';
import { cardFiles } from './0103-card-files.ts';
import { reportDecisions } from './0105-report-decisions.ts';
import { membershipPeriods } from './0106-membership-periods.ts';
import { waysBack } from './0110-ways-back.ts';
import { chatLocale } from './0120-chat-locale.ts';
import { replyEnds } from './0121-reply-ends.ts';
import { erasedMessages } from './0122-erased-messages.ts';
import { fewestRounds } from './0130-fewest-rounds.ts';
import { storyReaders } from './0131-story-readers.ts';
import { rewordedMessages } from './0145-reworded-messages.ts';
import { continuedReplies } from './0146-continued-replies.ts';
import { messageDrafts } from './0147-message-drafts.ts';
import { chatSettings } from './0150-chat-settings.ts';
import { personaPictures } from './0151-persona-pictures.ts';
import { messageSpeakers } from './0152-message-speakers.ts';
import { favourites } from './0155-favourites.ts';
import { storyComments } from './0156-story-comments.ts';
import { reportExcerpts } from './0157-report-excerpts.ts';
import { feedSeen } from './0158-feed-seen.ts';
import { roomLines } from './0160-room-lines.ts';
import { roomScenes } from './0161-room-scenes.ts';
import { roomMemory } from './0162-room-memory.ts';
import { guestGiftMoves } from './0174-guest-gift-moves.ts';
import { keptFiles } from './0175-kept-files.ts';
import { knownDevices } from './0180-known-devices.ts';
import { sessionProofs } from './0181-session-proofs.ts';
import { accountLocale } from './0182-account-locale.ts';
import { memberInvites } from './0183-member-invites.ts';
import { writeProbes } from './0188-write-probes.ts';
import { securityEvents } from './0190-security-events.ts';
import { mergedReservations } from './0192-merged-reservations.ts';
import { characterDrafts } from './0200-character-drafts.ts';
import { previewReplies } from './0205-preview-replies.ts';
import { roomEventKinds } from './0220-room-event-kinds.ts';
import { pictures } from './0230-pictures.ts';
import { loraFavourites } from './0235-lora-favourites.ts';
import { characterExpressions } from './0240-character-expressions.ts';
import { messageMoods } from './0241-message-moods.ts';
import { publishing } from './0245-publishing.ts';
import { characterVersions } from './0250-character-versions.ts';
import { draftBases } from './0251-draft-bases.ts';
import { suggestions } from './0255-suggestions.ts';
import { draftLore } from './0258-draft-lore.ts';
import { cardTests } from './0260-card-tests.ts';
import { visibilityChanges } from './0280-visibility-changes.ts';
import { roomMoods } from './0281-room-moods.ts';
import { paidPreviews } from './0290-paid-previews.ts';
import { pictureParts } from './0300-picture-parts.ts';
import { storyDrafts } from './0310-story-drafts.ts';
import { storyVersions } from './0311-story-versions.ts';
import { storyPublishing } from './0340-story-publishing.ts';
import { funnyResults } from './0360-funny-results.ts';
import { draftSummaryPictures } from './0370-draft-summary-pictures.ts';
import { films } from './0400-films.ts';
import { portraitFilms } from './0401-portrait-films.ts';
import { benchScores } from './0410-bench-scores.ts';
import { toldStories } from './0420-told-stories.ts';
import { unmatchedPayments } from './0430-unmatched-payments.ts';
import { withdrawals } from './0440-withdrawals.ts';
import { accountDeletions } from './0450-account-deletions.ts';
import { paymentCheckouts } from './0460-payment-checkouts.ts';
import { products } from './0470-products.ts';
import { web3Payments } from './0480-web3-payments.ts';
import { receipts } from './0490-receipts.ts';
import { cart } from './0500-cart.ts';
import { gifts } from './0510-gifts.ts';
import { giftResends } from './0520-gift-resends.ts';
import { storyBundles } from './0530-story-bundles.ts';
import { orderMails } from './0540-order-mails.ts';
import { paymentDetails } from './0550-payment-details.ts';
import { publicLog } from './0560-public-log.ts';
import { creatorFollows } from './0570-creator-follows.ts';
import { notifications } from './0580-notifications.ts';
import { proposals } from './0590-proposals.ts';
import { creatorNumbers } from './0600-creator-numbers.ts';
import { collections } from './0610-collections.ts';
import { notificationSettings } from './0630-notification-settings.ts';
import { pushSubscriptions } from './0640-push-subscriptions.ts';
import { recordings } from './0650-recordings.ts';
import { hiddenProposals } from './0660-hidden-proposals.ts';
import { weeklyMails } from './0680-weekly-mails.ts';
import { storyLanguages } from './0690-story-languages.ts';
import { accountSuspensions } from './0700-account-suspensions.ts';
import { announcements } from './0720-announcements.ts';
import { quotasByEnd } from './0750-quotas-by-end.ts';
import { accountInvitations } from './0770-account-invitations.ts';
import { messageVectors } from './0780-message-vectors.ts';
import { maturityMarks } from './0790-maturity-marks.ts';
import { roomMessageVectors } from './0800-room-message-vectors.ts';
import { operatorActs } from './0710-operator-acts.ts';
import { signedBallots } from './0730-signed-ballots.ts';
import { followUps } from './0740-follow-ups.ts';

/**
 * Every change of the schema, in order. One list serves both databases, so a migration keeps to what they share:
 * text, `bigint` and `integer` columns, plain indexes. A migration that was released is never edited.
 */
export const migrationsFor = (kind: DatabaseKind): Record<string, Migration> => ({
  '0001-devices-and-accounts': devicesAndAccounts,
  '0002-points': points,
  '0003-explore': explore(kind),
  '0004-history': history,
  '0005-sign-in': signIn,
  '0006-passwords': passwords,
  '0007-single-use': singleUse,
  '0008-session-clients': sessionClients,
  '0020-jobs': jobs,
  '0021-chats': chats,
  '0022-idempotency': idempotency,
  '0023-personas-and-facts': personasAndFacts,
  '0030-authored-answers': authoredAnswers,
  '0040-imported-chats': importedChats,
  '0041-chat-summaries': chatSummaries,
  '0042-message-images': messageImages,
  '0050-ledger': ledger,
  '0051-shop': shop,
  '0052-local-payments': localPayments,
  '0060-character-owners': characterOwners,
  '0061-character-cards': characterCards,
  '0070-posts-and-engagement': postsAndEngagement,
  '0071-history-targets': historyTargets,
  '0080-rooms': rooms,
  '0090-story-sessions': storySessions,
  '0091-story-moves': storyMoves,
  '0093-story-shares': storyShares,
  '0095-story-owners': storyOwners,
  '0097-story-chats': storyChats,
  '0099-nameless-creators': namelessCreators,
  '0101-story-crisis': storyCrisis,
  '0103-card-files': cardFiles,
  '0105-report-decisions': reportDecisions,
  '0106-membership-periods': membershipPeriods,
  '0110-ways-back': waysBack,
  '0120-chat-locale': chatLocale,
  '0121-reply-ends': replyEnds,
  '0122-erased-messages': erasedMessages,
  '0130-fewest-rounds': fewestRounds,
  '0131-story-readers': storyReaders,
  '0145-reworded-messages': rewordedMessages,
  '0146-continued-replies': continuedReplies,
  '0147-message-drafts': messageDrafts,
  '0150-chat-settings': chatSettings,
  '0151-persona-pictures': personaPictures,
  '0152-message-speakers': messageSpeakers,
  '0155-favourites': favourites,
  '0156-story-comments': storyComments,
  '0157-report-excerpts': reportExcerpts,
  '0158-feed-seen': feedSeen,
  '0160-room-lines': roomLines,
  '0161-room-scenes': roomScenes,
  '0162-room-memory': roomMemory,
  '0174-guest-gift-moves': guestGiftMoves,
  '0175-kept-files': keptFiles,
  '0180-known-devices': knownDevices,
  '0181-session-proofs': sessionProofs,
  '0182-account-locale': accountLocale,
  '0183-member-invites': memberInvites,
  '0188-write-probes': writeProbes,
  '0190-security-events': securityEvents,
  '0192-merged-reservations': mergedReservations,
  '0200-character-drafts': characterDrafts,
  '0205-preview-replies': previewReplies,
  '0220-room-event-kinds': roomEventKinds,
  '0230-pictures': pictures,
  '0235-lora-favourites': loraFavourites,
  '0240-character-expressions': characterExpressions,
  '0241-message-moods': messageMoods,
  '0245-publishing': publishing,
  '0250-character-versions': characterVersions,
  '0251-draft-bases': draftBases,
  '0255-suggestions': suggestions,
  '0258-draft-lore': draftLore,
  '0260-card-tests': cardTests,
  '0280-visibility-changes': visibilityChanges,
  '0281-room-moods': roomMoods,
  '0290-paid-previews': paidPreviews,
  '0300-picture-parts': pictureParts,
  '0310-story-drafts': storyDrafts,
  '0311-story-versions': storyVersions,
  '0340-story-publishing': storyPublishing,
  '0360-funny-results': funnyResults,
  '0370-draft-summary-pictures': draftSummaryPictures,
  '0400-films': films,
  '0401-portrait-films': portraitFilms,
  '0410-bench-scores': benchScores,
  '0420-told-stories': toldStories,
  '0430-unmatched-payments': unmatchedPayments,
  '0440-withdrawals': withdrawals,
  '0450-account-deletions': accountDeletions,
  '0460-payment-checkouts': paymentCheckouts,
  '0470-products': products,
  '0480-web3-payments': web3Payments,
  '0490-receipts': receipts,
  '0500-cart': cart,
  '0510-gifts': gifts,
  '0520-gift-resends': giftResends,
  '0530-story-bundles': storyBundles,
  '0540-order-mails': orderMails,
  '0550-payment-details': paymentDetails,
  '0560-public-log': publicLog,
  '0570-creator-follows': creatorFollows,
  '0580-notifications': notifications,
  '0590-proposals': proposals,
  '0600-creator-numbers': creatorNumbers,
  '0610-collections': collections,
  '0630-notification-settings': notificationSettings,
  '0640-push-subscriptions': pushSubscriptions,
  '0650-recordings': recordings,
  '0660-hidden-proposals': hiddenProposals,
  '0680-weekly-mails': weeklyMails,
  '0690-story-languages': storyLanguages,
  '0700-account-suspensions': accountSuspensions,
  '0710-operator-acts': operatorActs(kind),
  '0720-announcements': announcements,
  '0730-signed-ballots': signedBallots,
  '0740-follow-ups': followUps,
  '0750-quotas-by-end': quotasByEnd,
  '0770-account-invitations': accountInvitations,
  '0780-message-vectors': messageVectors(kind),
  '0790-maturity-marks': maturityMarks,
  '0800-room-message-vectors': roomMessageVectors(kind),
});
