import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { withDatabase } from '#server/db/embedded-address.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { migrationsFolder } from '#server/db/migrate/migrate-files.ts'

const OWN_DAY_PARTS = '20261122T1500_own_day_parts.sql'

let folder: string
let ownerUrl: string
let drop: () => Promise<unknown>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-carry-over-'))
  const name = `gyeol_old_${process.pid}_${Date.now()}`
  const maintenanceUrl = inject('template').ownerUrl
  await query(maintenanceUrl, `create database ${name}`)
  ownerUrl = withDatabase(maintenanceUrl, name)
  drop = () => query(maintenanceUrl, `drop database ${name} with (force)`)
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await drop()
})

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** What a company of the version before has: leave that is asked for, approved, denied; and one day by mistake still there. */
const OLD_ROWS = `
  insert into company_directory (company_id, join_code, name) values (1, 'A', '가'), (2, 'B', '나');
  insert into companies (company_id, name) values (1, '가'), (2, '나');
  insert into members (company_id, id, name, email, status) values (1, 1, '김', 'a@a.kr', 'WORKING'), (2, 2, '이', 'b@b.kr', 'WORKING');
  insert into leave_requests (company_id, id, member_id, event_code, starts_on, ends_on, counted_minutes, status) values
    (1, 11, 1, 'VACATION:ANNUAL:FULL', '2026-11-24', '2026-11-25', 960, 'APPROVED'),
    (1, 12, 1, 'VACATION:ANNUAL:AM', '2026-11-26', '2026-11-26', 240, 'REQUESTED'),
    (1, 13, 1, 'VACATION:ANNUAL:PM', '2026-11-27', '2026-11-27', 240, 'DENIED'),
    (2, 21, 2, 'VACATION:ANNUAL:TIME', '2026-11-24', '2026-11-24', 60, 'APPROVED');
  insert into leave_days (company_id, request_id, member_id, leave_on, start_minute, end_minute, minutes) values
    (1, 11, 1, '2026-11-24', 0, 2880, 480), (1, 11, 1, '2026-11-25', 0, 2880, 480),
    (1, 12, 1, '2026-11-26', 540, 840, 240), (1, 13, 1, '2026-11-27', 840, 1080, 240),
    (2, 21, 2, '2026-11-24', 540, 600, 60);`

test('the days that leave held before arrive with their request, their part of the day and their state', async () => {
  for (const file of readdirSync(migrationsFolder))
    if (file < OWN_DAY_PARTS) cpSync(join(migrationsFolder, file), join(folder, file))
  await migrate({ ownerUrl, folder })
  await query(ownerUrl, OLD_ROWS)
  cpSync(join(migrationsFolder, OWN_DAY_PARTS), join(folder, OWN_DAY_PARTS))
  expect(await migrate({ ownerUrl, folder })).toEqual({ applied: [OWN_DAY_PARTS] })
  const parts = await query(
    ownerUrl,
    `select company_id::int, holder_id::int, member_id::int, work_on::text, start_minute, end_minute, minutes, event_code, state, frees_work,
       holder_kind from day_parts order by 1, 2, 4`,
  )
  const leave = { frees_work: true, holder_kind: 'LEAVE' }
  const own = { ...leave, company_id: 1, member_id: 1 }
  const whole = { start_minute: 0, end_minute: 2880, minutes: 480 }
  const [full, half] = ['VACATION:ANNUAL:FULL', 'VACATION:ANNUAL:AM']
  expect(parts).toEqual([
    { ...own, holder_id: 11, work_on: '2026-11-24', ...whole, event_code: full, state: 'TAKEN' },
    { ...own, holder_id: 11, work_on: '2026-11-25', ...whole, event_code: full, state: 'TAKEN' },
    {
      ...own,
      holder_id: 12,
      work_on: '2026-11-26',
      start_minute: 540,
      end_minute: 840,
      minutes: 240,
      event_code: half,
      state: 'HELD',
    },
    {
      ...leave,
      company_id: 2,
      holder_id: 21,
      member_id: 2,
      work_on: '2026-11-24',
      start_minute: 540,
      end_minute: 600,
      minutes: 60,
      event_code: 'VACATION:ANNUAL:TIME',
      state: 'TAKEN',
    },
  ])
})
