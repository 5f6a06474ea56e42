/** Checks of the public log: of one entry, and of a whole export. They need Ed25519 in Web Crypto. */
export { checkPublicLogExport, type ExportCheck } from './public-log/check-export';
export { checkPublicLogProof, type ProofCheck, type ProofFault } from './public-log/check-proof';
