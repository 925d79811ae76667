import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadWorkTime } from '#contract/time/attendance/attendance-team.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { fetchFile } from '#test/sheets.ts'

let at: TestApp
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-26T09:00')
  const company = await makeCompany(at)
  const member = await makeMember(at, { company })
  admin = await at.as(await makeAdmin(at, { company }))
  await makeWorkDay(at, member, '2026-11-24', { inMinute: 1320, outMinute: 1830 })
  await at.owner.query(
    "update work_days set early_minutes = 30, excluded_minutes = 45 where member_id = $1 and work_on = '2026-11-24'",
    [member.memberId],
  )
})
afterAll(() => at.stop())

/** What stands below each heading, and how it is shown. */
async function cellsIn(language: string) {
  const path = `${downloadWorkTime.path}?start_date=2026-11-24&end_date=2026-11-24`
  const { content } = await fetchFile(at, admin, path, language)
  const { rows, cells } = (await readXlsx(content, { readStyles: true })).sheets[0]!
  const minutes = (value: unknown) =>
    value instanceof Date ? Math.round((value.getTime() - Date.UTC(1899, 11, 31)) / 60_000) : value
  return Object.fromEntries(
    rows[0]!.map((title, column) => [
      title,
      [minutes(rows[1]![column]), cells?.get(`1,${column}`)?.style?.numFmt],
    ]),
  )
}

test.each([
  ['ko', ['출근', '퇴근', '조퇴', '제외'], '[=1][h]:mm;[>1]"익일 "hh:mm;hh:mm'],
  ['ja', ['出勤', '退勤', '早退', '除外'], '[=1][h]:mm;[>1]"翌日"hh:mm;hh:mm'],
  ['en', ['In', 'Out', 'Left early', 'Excluded'], '[=1][h]:mm;[>1]hh:mm" on the next day";hh:mm'],
])(
  '%s: a sheet has what screens show, and times past midnight are told alike and can be reckoned with',
  async (language, [start, end, early, excluded], clock) => {
    const cells = await cellsIn(language)
    expect([cells[start!], cells[end!], cells[early!], cells[excluded!]]).toEqual([
      [1320, clock],
      [1830, clock],
      [30, '[h]:mm'],
      [45, '[h]:mm'],
    ])
  },
)
