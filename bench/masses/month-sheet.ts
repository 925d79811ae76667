// node scripts/with-node.mjs bench/masses/month-sheet.ts: the spreadsheet of a month of a whole company.
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { streamXlsxRows } from 'hucre/xlsx'
import { serveCompany, type ServedCompany } from './serve-company.ts'
import { residentMb } from './spent.ts'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '3' } },
})
const [people, days] = [Number(values.people), 31]

/** Everybody on every day of October: ordinary days, late ones, nights, holiday work. */
async function recordEveryDay(owner: pg.Client, company: { companyId: number }): Promise<void> {
  await owner.query(
    `insert into work_days (company_id, member_id, work_on, in_minute, out_minute, planned_start_minute, planned_end_minute,
       worked_minutes, rest_minutes, overtime_minutes, night_minutes, late_minutes, leave_minutes, holiday_minutes, over_limit_minutes)
     select $1, m.id, d, 530 + h % 25, 1080 + o, 540, 1080, 480 + o, 60, o, greatest(0, o - 240), greatest(0, h % 25 - 10),
       case when h % 25 = 0 then 240 else 0 end, case when extract(isodow from d) = 7 then 480 else 0 end,
       case when extract(isodow from d) > 5 then 480 else 0 end
     from members m cross join generate_series(date '2026-10-01', date '2026-10-31', '1 day') d
     cross join lateral (select abs(hashtext(m.id || d::text)) as h) r
     cross join lateral (select case when h % 5 = 0 then h % 300 else 0 end as o) x
     where m.company_id = $1`,
    [company.companyId],
  )
  await owner.query('vacuum analyze work_days')
}

async function download({ url, sessions }: ServedCompany): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(`${url}/work/work_time/work_time_download/?date=2026-10-01`, {
    headers: sessions[0]!,
  })
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${await answer.text()}`)
  return new Uint8Array(await answer.arrayBuffer())
}

const told = ({ all, own }: { all: number; own: number }) =>
  `${all.toFixed(0)} MB, ${own.toFixed(0)} of them its own`

/** Rows below the headings; each has to be whole. */
async function rowsOf(file: Uint8Array): Promise<number> {
  let count = -1
  for await (const { values: cells } of streamXlsxRows(file)) {
    if (cells.length < 7 || cells[1] === null) throw new Error(`a row with ${cells.length} cells`)
    count += 1
  }
  return count
}

await serveCompany({ people, months: 0, teams: 400, today: '2026-11-20' }, recordEveryDay, async (served) => {
  console.log(`idle, the server holds ${told(residentMb(served.pid))}`)
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    let [most, file] = [{ all: 0, own: 0 }, new Uint8Array()]
    const watch = setInterval(() => {
      const { all, own } = residentMb(served.pid)
      most = { all: Math.max(most.all, all), own: Math.max(most.own, own) }
    }, 50)
    const cost = await served.costOf(async () => {
      file = await download(served)
    })
    clearInterval(watch)
    const size = `${(file.length / 1e6).toFixed(1)} MB`
    console.log(`round ${round}: ${size} in ${cost}; at most ${told(most)} held`)
    const rows = await rowsOf(file)
    if (rows !== people * days) throw new Error(`${rows} rows in the file`)
  }
})
