import { afterAll, beforeAll, expect, test } from 'vitest'
import * as settings from '#contract/platform/notifications/notice-settings.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const IN_APP = { in_app: true, push: false, mail: 'NONE' } as const

test('what the company says counts for who has not chosen, and for nobody else', async () => {
  const company = await makeCompany(at)
  const [admin, member] = [
    await at.as(await makeAdmin(at, { company })),
    await at.as(await makeMember(at, { company })),
  ]
  const say = (topic: 'HOLIDAYS' | 'DELEGATION') => ({ body: { topics: [{ topic, choice: IN_APP }] } })
  expect((await member.call(settings.setNoticeDefaults, say('HOLIDAYS'))).status).toBe(403)
  await member.call(settings.setNoticeSettings, {
    body: { topics: [{ topic: 'DELEGATION', choice: { ...IN_APP, mail: 'NOW' } }] },
  })
  for (const topic of ['HOLIDAYS', 'DELEGATION'] as const)
    expect((await admin.call(settings.setNoticeDefaults, say(topic))).status).toBe(200)
  const { topics } = (await member.call(settings.getNoticeSettings)).body
  const told = (topic: string) => topics.find((one) => one.topic === topic)
  expect(told('HOLIDAYS')).toMatchObject({ mail: 'NONE', is_own: false })
  expect(told('DELEGATION')).toMatchObject({ mail: 'NOW', is_own: true, usual: { mail: 'NONE' } })
})

test('a choice that was made already leaves no trace, one that is taken back does', async () => {
  const boss = await makeAdmin(at)
  const admin = await at.as(boss)
  const chosen = { body: { topics: [{ topic: 'HOLIDAYS' as const, choice: IN_APP }] } }
  const dropped = { body: { topics: [{ topic: 'HOLIDAYS' as const, choice: null }] } }
  for (const body of [chosen, chosen, dropped, dropped])
    for (const endpoint of [settings.setNoticeSettings, settings.setNoticeDefaults] as const)
      expect((await admin.call(endpoint as typeof settings.setNoticeSettings, body)).status).toBe(200)
  const both = ['notice_choices.update', 'notice_defaults.update']
  expect(await auditActions(at, boss.companyId)).toEqual([...both, ...both])
})

test('two admins who choose different topics at the same moment both have their way', async () => {
  const company = await makeCompany(at)
  const admins = await Promise.all(
    [await makeAdmin(at, { company }), await makeAdmin(at, { company })].map((one) => at.as(one)),
  )
  const holding = await at.owner.connect()
  try {
    await holding.query('begin')
    await holding.query('select 1 from companies where company_id = $1 for update', [company.companyId])
    const both = (['HOLIDAYS', 'DELEGATION'] as const).map((topic, at) =>
      admins[at]!.call(settings.setNoticeDefaults, { body: { topics: [{ topic, choice: IN_APP }] } }),
    )
    await untilSomebodyWaits(at, 2)
    await holding.query('commit')
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  } finally {
    holding.release()
  }
  const { topics } = (await admins[0]!.call(settings.getNoticeDefaults)).body
  const mails = topics.filter(({ topic }) => topic === 'HOLIDAYS' || topic === 'DELEGATION')
  expect(mails.map(({ mail }) => mail)).toEqual(['NONE', 'NONE'])
})
