import type { Locale, OperatorAct, OperatorActKind, PersonSummary, ReportedThing } from '@fabula/sdk/types';

/** A part of the desk. */
export type DeskSection =
  | 'reports'
  | 'catalogue'
  | 'people'
  | 'proposals'
  | 'announcements'
  | 'invitations'
  | 'engines'
  | 'log';

/** Something that was reported, and where its case is read. */
export interface ReportedValue extends ReportedThing {
  readonly href: string;
}

/** An account that was found, and where it is read. */
export interface PersonValue extends Omit<PersonSummary, 'balance'> {
  /** Undefined in a place without points. */
  readonly balance: number | undefined;
  readonly href: string;
}

/** What an operator did, and where what it concerns is read. */
export interface ActValue extends OperatorAct {
  readonly href: string;
}

/** What an operator can do to an account. */
export type PersonAct = 'suspend' | 'lift' | 'sign-out' | 'give' | 'take';

/** What an operator fills in before an act on an account. */
export interface ActForm {
  readonly reason: string;
  /** Of a suspension. */
  readonly days: number;
  /** Given or taken back, always above 0. */
  readonly points: number;
}

/** A language in which an announcement can be written, and its name in that language. */
export interface LanguageValue {
  readonly locale: Locale;
  readonly name: string;
}

/** An announcement as it is written; times are RFC 3339. */
export interface AnnouncementDraft {
  readonly texts: readonly { readonly language: Locale; readonly text: string }[];
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

/** An account invitation as it is made; its end is RFC 3339. */
export interface InvitationDraft {
  readonly note: string;
  readonly uses: number;
  readonly until: string;
}

/** How many accounts one invitation makes at most. */
export const mostInvitationUses = 1000;
export const mostInvitationLetters = 200;

export const mostAnnouncementLetters = 300;

/** As many points as move at once. */
export const mostPoints = 10_000;
export const mostReasonLetters = 500;

/** In days. */
export const suspensionLengths = ['1', '7', '30', '365'] as const;
export type SuspensionLength = (typeof suspensionLengths)[number];

/** The points that an operator typed; undefined unless they are a whole number that may move at once. */
export function readPoints(typed: string): number | undefined {
  const points = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return points >= 1 && points <= mostPoints ? points : undefined;
}

/** In the order in which the log offers them. */
export const actKindOrder: readonly OperatorActKind[] = [
  'report-dismissed',
  'thing-hidden',
  'thing-restored',
  'featured',
  'featuring-ended',
  'marked-mature',
  'mark-taken-back',
  'account-suspended',
  'suspension-lifted',
  'signed-out',
  'points-granted',
  'points-taken',
  'announced',
  'announcement-ended',
  'followed-up',
  'invitation-made',
  'invitation-withdrawn',
];
