/** The check of a vote's export. It needs Ed25519 in Web Crypto. */
export { checkVoteExport, type VoteCheck } from './proposals/check-vote';
