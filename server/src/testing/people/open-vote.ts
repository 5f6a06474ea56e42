import { ProposalEnvelope, type Proposal, type ProposalForm } from '../../contract/validators.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { principalOf, type TestServer } from '../test-server.ts';

const HARBOURS: ProposalForm = {
  title: 'Which harbour next?',
  text: 'The next story needs **a harbour**.',
  method: 'single',
  options: ['Lisbon', 'Odesa', 'Busan'],
};

/** A proposal in its vote; its author joins the `operators`, who may open it. */
export async function openVote(
  { author, operators, server }: { server: TestServer; author: SessionValues; operators: Set<string> },
  form: Partial<ProposalForm> = {},
): Promise<Proposal> {
  const post = (path: string, json?: object) =>
    server.call(path, { session: author, method: 'POST', ...(json === undefined ? {} : { json }) });
  operators.add(ownerOf(await principalOf(server.deps, author)));
  const { proposalId } = ProposalEnvelope.parse((await post('/proposals', { ...HARBOURS, ...form })).body).data;
  await post(`/proposals/${proposalId}/discussion`);
  server.clock.advance(3 * DAY_MS);
  const { body } = await server.call(`/proposals/${proposalId}`, { session: author });
  return ProposalEnvelope.parse(body).data;
}
