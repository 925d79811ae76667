import { afterAll, beforeAll, expect, test } from 'vitest'
import * as documents from '#contract/approvals/documents/approvals.ts'
import { createReply } from '#contract/approvals/documents/replies.ts'
import * as contract from '#contract/approvals/documents/retention.ts'
import { createForm } from '#contract/approvals/forms/forms.ts'
import { writeDocument } from '#contract/approvals/forms/writing.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { retentionRound } from './retention.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

interface House {
  company: TestCompany
  admin: Client
  member: Client
  boss: Client
  write: (years: 1 | 3 | null) => Promise<number>
}

/** Documents of 2026, the last of which was approved on its last day. */
async function house(): Promise<House> {
  at.travelTo('2026-12-31T09:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const leader = await makeMember(at, { company, name: '박결재' })
  const boss = await at.as(leader)
  const member = await at.as(await makeMember(at, { company, name: '김기안' }))
  const write = async (years: 1 | 3 | null) => {
    const { body: form } = await admin.call(createForm, {
      body: { drf_title: `보존 ${years ?? '영구'}`, share_com: true, storage_period: years },
    })
    const { body: sent } = await member.call(writeDocument, {
      body: {
        drf_title: `품의 ${years ?? '영구'}`,
        drf_content: '<p>비밀 내용</p>',
        drf_tem_id: form.drf_tem_id,
        apv_receive: [{ user_id: leader.memberId }],
      },
    })
    await boss.call(documents.approveDocument, { params: { id: sent.drf_id }, body: {} })
    return sent.drf_id
  }
  return { company, admin, boss, member, write }
}

const due = async (admin: Client) =>
  (await admin.call(contract.listDueDocuments, { query: {} })).body.results.map((row) => row.drf_id)

test('what is kept a year may go after the year behind it, once an admin agrees; number and chain of acts stay', async () => {
  const { company, admin, member, boss, write } = await house()
  const id = await write(1)
  const longer = await write(3)
  await write(null)
  await boss.call(createReply, { params: { id }, body: { content: '확인했습니다.' } })
  at.travelTo('2027-12-31T23:00')
  expect(await due(admin)).toEqual([])
  at.travelTo('2028-01-01T09:00')
  const { body } = await admin.call(contract.listDueDocuments, { query: {} })
  expect(body.results).toMatchObject([
    { drf_id: id, drf_title: '품의 1', storage_period: 1, ended_on: '2026-12-31', due_on: '2028-01-01' },
  ])
  const decide = (client: Client, ids: number[], decision: 'DELETE' | 'KEEP' = 'DELETE') =>
    client.call(contract.decideRetention, { body: { ids, decision } })
  expect((await decide(member, [id])).status).toBe(403)
  expect((await decide(admin, [id, longer])).status).toBe(404)
  expect(await due(admin)).toEqual([id])
  expect((await decide(admin, [id, id])).body).toEqual({ count: 1 })
  for (const client of [member, boss, admin])
    expect((await client.call(documents.getDocument, { params: { id } })).status).toBe(404)
  const listed = await member.call(documents.outbox, { query: {} })
  expect(listed.body.results.map((row) => row.drf_id)).not.toContain(id)
  const left = await at.owner.query<{ serial: string; content: object; acts: string[] }>(
    `select d.serial, d.content, d.search_text, (select array_agg(p.act order by p.number) from document_proofs p
       where p.company_id = d.company_id and p.document_id = d.id) as acts
     from documents d where d.company_id = $1 and d.id = $2`,
    [company.companyId, id],
  )
  expect(left.rows).toMatchObject([
    { serial: expect.stringMatching(/^2026-/) as string, content: {}, search_text: '' },
  ])
  expect(left.rows[0]!.acts.at(-1)).toBe('ERASE')
  expect(await auditActions(at, company.companyId)).toContain('document.erase')
  expect((await decide(admin, [id])).status).toBe(404)
})

test('what an admin keeps waits no more, and the admins are asked while something waits', async () => {
  const { company, admin, member, write } = await house()
  const id = await write(1)
  at.travelTo('2028-01-01T09:00')
  const ask = () => runRound(at, company.companyId, retentionRound)
  const asked = async () =>
    (await admin.call(listNotifications, { query: {} })).body.results.filter(
      ({ nt_type }) => nt_type === 'DOCUMENTS_DUE',
    ).length
  await ask()
  expect(await asked()).toBe(1)
  await admin.call(contract.decideRetention, { body: { ids: [id], decision: 'KEEP' } })
  expect(await due(admin)).toEqual([])
  await ask()
  expect(await asked()).toBe(1)
  expect((await member.call(documents.getDocument, { params: { id } })).status).toBe(200)
})

test('a document is not due while what follows from it lies ahead', async () => {
  const { company, admin, write } = await house()
  const id = await write(1)
  await at.owner.query(`update documents set ends_on = '2029-03-01' where company_id = $1 and id = $2`, [
    company.companyId,
    id,
  ])
  at.travelTo('2030-12-31T09:00')
  expect(await due(admin)).toEqual([])
  at.travelTo('2031-01-01T09:00')
  expect(await due(admin)).toEqual([id])
})
