import type { Accounts } from './accounts/accounts.ts';
import { Operators } from './accounts/operators/operators.ts';
import { Backups } from './backups/backups.ts';
import type { Config } from './config/config.ts';
import { CreatorNumbers, type CreatorNumbersDeps } from './creator-numbers/creator-numbers.ts';
import { sqliteFile, type Database } from './db/database.ts';
import { EngineBench, type EngineBenchDeps } from './engine-bench/engine-bench.ts';
import { Suspensions } from './accounts/suspensions/suspensions.ts';
import type { Clock } from './lib/clock.ts';
import { createServerSecret } from './lib/server-secret.ts';
import { ActLog } from './operator/act-log.ts';
import { Catalogue, type CatalogueDeps } from './operator/catalogue/catalogue.ts';
import { Announcements } from './operator/announcements.ts';
import { DecisionDesk } from './operator/decision-desk.ts';
import type { EngineHealthDeps } from './operator/engine-health.ts';
import { People, type PeopleDeps } from './operator/people.ts';
import { Invitations } from './operator/invitations/invitations.ts';
import { ReportsDesk } from './operator/reports-desk.ts';
import type { OperatorDesk } from './operator/routes.ts';
import { createCheckpointSigner, type CheckpointSigner } from './public-log/checkpoint.ts';
import { Proposals, type ProposalDeps } from './proposals/proposals.ts';
import { needsOf } from './proposals/rules.ts';
import { Votes } from './proposals/votes.ts';
import { PublicLog } from './public-log/public-log.ts';
import { countProposalComments } from './social/engagement-store.ts';
import { ReportDecisions } from './social/report-decisions.ts';

export interface OperatorServices {
  operators: Operators;
  suspensions: Suspensions;
  desk: OperatorDesk;
  engineBench: EngineBench;
  publicLog: PublicLog;
  creatorNumbers: CreatorNumbers;
  proposals: Proposals;
}

/** What one account does about proposals. */
const ACTS_PER_MINUTE = 60;

interface LogParts {
  config: Config;
  database: Database;
  clock: Clock;
}

/** The public log, signed with a key that is derived from the server's secret. */
export function createPublicLog({ clock, config, database }: LogParts): PublicLog {
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const origin = `${new URL(config.publicUrl).host}/public-log`;
  let signer: CheckpointSigner | undefined;
  return new PublicLog({
    database,
    clock,
    signer: () => (signer ??= createCheckpointSigner(origin, secret.sign('public-log checkpoints'))),
  });
}

/** Undefined where none are made. */
export function createBackups(
  { backups, database: { dataDir }, filesDir }: Config,
  parts: { clock: Clock; version: string },
): Backups | undefined {
  if (backups === undefined) return undefined;
  return new Backups({ databaseFile: sqliteFile(dataDir), dataDir, filesDir, backupDir: backups.dir }, parts);
}

type OperatorParts = EngineBenchDeps &
  LogParts &
  Omit<CreatorNumbersDeps, 'operators'> &
  Pick<ProposalDeps, 'ids' | 'safety'> &
  Pick<CatalogueDeps, 'statedAge'> &
  Pick<PeopleDeps, 'points' | 'sessions'> &
  EngineHealthDeps & { accounts: Pick<Accounts, 'profiles'> };

/**
 * What the operator has: the bench of engines, the log of what was done in public, and what people propose; and the
 * numbers of creators, which leave operators out.
 */
export function createOperatorServices(parts: OperatorParts): OperatorServices {
  const { config, database } = parts;
  const operators = new Operators(database, config.operators, parts.clock);
  const suspensions = new Suspensions(parts);
  const publicLog = createPublicLog(parts);
  const acts = new ActLog(parts);
  const decisions = new ReportDecisions({ ...parts, publicLog });
  const needs = needsOf(config);
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const proposals = new Proposals({
    ...parts,
    operators,
    needs,
    votes: new Votes({ ...parts, needs, publicLog }),
    countComments: countProposalComments,
    limit: parts.rateLimits.exact('proposal acts', ACTS_PER_MINUTE),
  });
  return {
    operators,
    suspensions,
    desk: {
      acts,
      announcements: new Announcements({ ...parts, acts }),
      catalogue: new Catalogue({ ...parts, acts, decisions }),
      decisions: new DecisionDesk({ ...parts, acts, proposals, publicLog }),
      engines: parts,
      invitations: new Invitations({ ...parts, acts, secret }),
      people: new People({ ...parts, acts, operators, suspensions }),
      reports: new ReportsDesk({ ...parts, acts, decisions }),
    },
    engineBench: new EngineBench(parts),
    publicLog,
    proposals,
    creatorNumbers: new CreatorNumbers({ ...parts, operators }),
  };
}
