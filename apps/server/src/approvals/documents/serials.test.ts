import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as events from '#contract/time/work-events/work-events.ts'
import { documentKinds } from '#server/document-kinds.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'
import { freeDocument } from '../forms/index.ts'
import { registerDocumentKinds } from './index.ts'

let at: TestApp

// Their keys stand in numbers as {form}.
const kinds = ['1', '가'].map((key) => ({ ...freeDocument, key }))

beforeAll(async () => {
  at = await startTestApp()
  registerDocumentKinds([...documentKinds, ...kinds])
})
afterAll(() => at.stop())

const useFormat = ({ companyId }: TestCompany, format: string) =>
  at.owner.query('update companies set document_serial_format = $2 where company_id = $1', [
    companyId,
    format,
  ])

const submit = async (author: TestMember, kind = freeDocument) =>
  (
    await submitAs(at, author, kind, {
      content: { title: '품의서', text: '' },
      line: { receivers: [{ memberId: author.memberId, type: 'VIEWER', order: 0 }] },
    })
  ).serial

const serialsOf = async ({ companyId }: TestCompany): Promise<string[]> =>
  (
    await at.owner.query('select serial from documents where company_id = $1 order by id', [companyId])
  ).rows.map((row) => row.serial)

/** A company whose numbers are a team's name and a number, with somebody in 개발 and in 개발1. */
async function twoTeams() {
  const company = await makeCompany(at)
  await useFormat(company, '{team}{seq}')
  const leader = await makeMember(at, { company })
  const [short, long] = await Promise.all(
    ['개발', '개발1'].map(async (name) =>
      makeMember(at, { company, teamId: await makeTeam(at, company, { name, leaderId: leader.memberId }) }),
    ),
  )
  return { company, short: short!, long: long! }
}

test('the eleventh document of 개발 steps over the first of 개발1', async () => {
  const { company, short, long } = await twoTeams()
  const ask = async (who: TestMember, day: string) =>
    (
      await (
        await at.as(who)
      ).call(events.requestEvent, {
        body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day, wk_end_date: day },
      })
    ).status
  expect(await ask(long, '2026-11-24')).toBe(201)
  const days = [
    '11-24',
    '11-25',
    '11-26',
    '11-27',
    '11-30',
    '12-01',
    '12-02',
    '12-03',
    '12-04',
    '12-07',
    '12-08',
    '12-09',
  ]
  for (const day of days) expect(await ask(short, `2026-${day}`)).toBe(201)
  expect(await serialsOf(company)).toEqual([
    '개발11',
    ...Array.from({ length: 10 }, (_, index) => `개발${index + 1}`),
    '개발12',
    '개발13',
  ])
})

test.each([
  ['commit', '개발12'],
  ['rollback', '개발11'],
])('whoever reaches a number that is being given at this moment waits for its %s', async (end, expected) => {
  const { company, short, long } = await twoTeams()
  for (let index = 0; index < 10; index += 1) await submit(short)
  const other = await at.owner.connect()
  try {
    await other.query('begin')
    await other.query(
      `insert into documents (company_id, kind, status, serial, title, author_id)
       values ($1, 'GENERAL', 'INFORMED', '개발11', '품의서', $2)`,
      [company.companyId, long.memberId],
    )
    const eleventh = submit(short)
    await untilSomebodyWaits(at)
    await other.query(end)
    expect(await eleventh).toBe(expected)
  } finally {
    other.release()
  }
})

test('a shorter padding, another place of the number and a year in front never repeat a number', async () => {
  const company = await makeCompany(at)
  const author = await makeMember(at, { company })
  for (const format of [
    '{seq}',
    '{seq:2}',
    '1{seq}',
    '{seq}-1',
    '1-{seq}',
    '{seq}1',
    '{yy}{seq}',
    '{seq:3}{dd}',
  ]) {
    await useFormat(company, format)
    for (let index = 0; index < 12; index += 1) await submit(author)
  }
  const serials = await serialsOf(company)
  expect(new Set(serials).size).toBe(96)
})

// Few letters, so that names and numbers meet.
const name = fc.string({ unit: fc.constantFrom('1', '2', '0', '-', '가'), minLength: 1, maxLength: 3 })
const part = fc.constantFrom('{team}', '{form}', '{com}', '{yy}', '{dd}', '1', '0', '-')
const format = fc
  .tuple(
    fc.array(part, { maxLength: 2 }),
    fc.constantFrom('{seq}', '{seq:2}'),
    fc.array(part, { maxLength: 2 }),
  )
  .map(([before, seq, after]) => [...before, seq, ...after].join(''))
const step = fc.record({
  format,
  team: name,
  kind: fc.constantFrom(...kinds),
  day: fc.constantFrom('2026-11-01', '2026-11-11', '2027-01-01'),
  documents: fc.integer({ min: 1, max: 12 }),
})

test('whatever the formats, the names and the days: every document gets a number of its own', async () => {
  await fc.assert(
    fc.asyncProperty(name, fc.array(step, { minLength: 2, maxLength: 5 }), async (companyName, steps) => {
      const company = await makeCompany(at, { name: companyName })
      const teamId = await makeTeam(at, company)
      const author = await makeMember(at, { company, teamId })
      const given: string[] = []
      for (const { format: chosen, team, kind, day, documents } of steps) {
        at.travelTo(`${day}T09:00`)
        await useFormat(company, chosen)
        await at.owner.query('update teams set name = $2 where id = $1', [teamId, team])
        given.push(...(await Promise.all(Array.from({ length: documents }, () => submit(author, kind)))))
      }
      expect(new Set(given).size).toBe(given.length)
    }),
    { numRuns: 25 },
  )
})
