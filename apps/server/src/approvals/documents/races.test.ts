import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import * as older from '#contract/approvals/documents/drafts-v0.ts'
import { isDecider, RECEIVER_TYPES, type ReceiverType } from '#rules/approvals/receiver.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { freeDocument } from '../forms/index.ts'

let at: TestApp
let author: TestMember
let deciders: TestMember[]
let asAuthor: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  author = await makeMember(at, { company })
  deciders = [
    await makeMember(at, { company }),
    await makeMember(at, { company }),
    await makeMember(at, { company }),
  ]
  asAuthor = await at.as(author)
})

type Place = { type: ReceiverType; order: number }

/** To three deciders, one after the other unless their places are given; the author reads it. */
async function submit(places?: readonly Place[]): Promise<number> {
  const line = deciders.map(({ memberId }, step) => ({
    memberId,
    ...(places?.[step] ?? { type: 'APPROVER' as const, order: step + 1 }),
  }))
  const reader = { memberId: author.memberId, type: 'VIEWER' as const, order: 0 }
  const { id } = await submitAs(at, author, freeDocument, {
    content: { title: '품의서', text: '내용' },
    line: { receivers: [...line, reader] },
  })
  return id
}

const bodyOf = (id: number) => ({ params: { id }, body: { rcv_comment: '사유' } })

/** How a document stands, and its chain of acts: the same for both generations but for its number. */
async function stateOf(id: number) {
  const { rows } = await at.owner.query(
    `select d.status, (select json_agg(json_build_array(r.member_id, r.is_shown, r.is_processed, r.decision) order by r.id)
        from document_receivers r where r.company_id = d.company_id and r.document_id = d.id) as line,
      (select json_agg(p.act order by p.number) from document_proofs p
        where p.company_id = d.company_id and p.document_id = d.id and p.act <> 'READ') as acts
     from documents d where d.id = $1`,
    [id],
  )
  return rows[0]
}

test('two hundred approvals at once change a document once each turn, in both generations of the calls', async () => {
  const id = await submit()
  for (const [step, decider] of deciders.entries()) {
    const client = await at.as(decider)
    const calls = Array.from({ length: 200 }, (_, one) =>
      client.call(one % 2 === 0 ? contract.approveDocument : older.oldApprove, bodyOf(id)),
    )
    const answers = (await Promise.all(calls)).map(({ status, error }) =>
      status < 300 ? 'ok' : error.error_code,
    )
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
    const refused = step === 2 ? ['DOCUMENT_STATE', 'NOT_YOUR_TURN'] : ['NOT_YOUR_TURN']
    expect(refused).toEqual(expect.arrayContaining([...new Set(answers.filter((answer) => answer !== 'ok'))]))
  }
  expect(await stateOf(id)).toMatchObject({
    status: 'APPROVED',
    acts: ['SUBMIT', 'APPROVE', 'APPROVE', 'APPROVE'],
  })
  const told = await at.owner.query(
    `select m.id from notifications n join members m on m.company_id = n.company_id and m.id = n.member_id
     where n.data->>'targetId' = $1 order by n.id`,
    [String(id)],
  )
  expect(told.rows).toHaveLength(4)
})

test('everybody of a line at once: whoever has the turn, and each of the others at most once after them', async () => {
  const id = await submit()
  const clients = await Promise.all(deciders.map((decider) => at.as(decider)))
  const calls = Array.from({ length: 60 }, (_, one) =>
    clients[one % 3]!.call(contract.approveDocument, bodyOf(id)),
  )
  const answers = (await Promise.all(calls)).map(({ status }) => status)
  const { acts, line } = await stateOf(id)
  expect(answers.filter((status) => status < 300)).toHaveLength(acts.length - 1)
  // Nobody acted before somebody earlier in the line.
  const acted = line.slice(0, 3).map(([, , isProcessed]: [number, boolean, boolean]) => isProcessed)
  expect(acted).toEqual([...acted].sort((one: boolean, other: boolean) => Number(other) - Number(one)))
})

test.each([...Array(8).keys()])(
  'a denial while the author takes the document back: one of them counts (%i)',
  async () => {
    const id = await submit()
    const asFirst = await at.as(deciders[0]!)
    const [denied, canceled] = await Promise.all([
      asFirst.call(contract.denyDocument, bodyOf(id)),
      asAuthor.call(contract.cancelDocument, { params: { id } }),
    ])
    const { status, acts, line } = await stateOf(id)
    expect([denied, canceled].filter((answer) => answer.status < 300)).toHaveLength(1)
    expect([status, acts]).toEqual(
      denied.status < 300 ? ['DENIED', ['SUBMIT', 'DENY']] : ['CANCELED', ['SUBMIT', 'CANCEL']],
    )
    // It waits for nobody any more.
    const open = line.slice(0, 3).filter(([, isShown, isProcessed]: boolean[]) => isShown && !isProcessed)
    expect(open).toEqual([])
  },
)

/** Always the same numbers, so that a failure can be looked at again. */
function dice(seed: number): (below: number) => number {
  let state = seed * 7919 + 17
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

type Act = 'approve' | 'deny' | 'confirm' | 'cancel'

function calls(client: Client, generation: 'v0' | 'v1', act: Act, id: number) {
  const old = generation === 'v0'
  if (act === 'cancel')
    return client.call(old ? older.oldCancel : contract.cancelDocument, { params: { id } })
  if (act === 'confirm')
    return old
      ? client.call(older.oldConfirm, { params: { id } })
      : client.call(contract.confirmDocument, bodyOf(id))
  const endpoint = {
    approve: [older.oldApprove, contract.approveDocument],
    deny: [older.oldDeny, contract.denyDocument],
  }
  return client.call(endpoint[act][old ? 0 : 1]!, bodyOf(id))
}

test.each([...Array(12).keys()])(
  'whatever is tried along whatever line, both generations answer alike and leave the same document (%i)',
  async (seed) => {
    const throws = dice(seed)
    const clients = await Promise.all([author, ...deciders].map((one) => at.as(one)))
    const places = deciders.map((): Place => {
      const type = RECEIVER_TYPES[throws(RECEIVER_TYPES.length)]!
      return { type, order: isDecider({ type }) ? 1 + throws(3) : 0 }
    })
    const [first, second] = [await submit(places), await submit(places)]
    const acts: readonly Act[] = ['approve', 'approve', 'approve', 'deny', 'confirm', 'cancel']
    for (let step = 0; step < 12; step += 1) {
      const client = clients[throws(clients.length)]!
      const act = acts[throws(acts.length)]!
      const [v1, v0] = [await calls(client, 'v1', act, first), await calls(client, 'v0', act, second)]
      expect([v0.status < 300, v0.error?.error_code], `${step} ${act}`).toEqual([
        v1.status < 300,
        v1.error?.error_code,
      ])
      expect(await stateOf(second)).toEqual(await stateOf(first))
    }
    for (const client of clients) {
      const boxes = async (id: number) => {
        const { abilities } = (await client.call(contract.getDocument, { params: { id } })).body
        return abilities
      }
      expect(await boxes(second)).toEqual(await boxes(first))
    }
  },
)
