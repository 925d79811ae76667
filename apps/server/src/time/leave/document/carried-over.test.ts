import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withDatabase } from '#server/db/embedded-address.ts'
import { migrationsFolder } from '#server/db/migrate/migrate-files.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { freeDocument } from '../../../approvals/forms/index.ts'
import { leaveDocument } from './leave-document.ts'

const THE_MIGRATION = '20261122T1400_tell_documents_by_kind.sql'

let folder: string
let name: string
let ownerUrl: string
let client: pg.Client

const addFiles = (wanted: (file: string) => boolean) => {
  for (const file of readdirSync(migrationsFolder).filter(wanted))
    cpSync(join(migrationsFolder, file), join(folder, file))
}

beforeAll(async () => {
  const maintenanceUrl = inject('template').ownerUrl
  name = `gyeol_old_${process.pid}_${Date.now()}`
  await run(maintenanceUrl, `create database ${name}`)
  ownerUrl = withDatabase(maintenanceUrl, name)
  folder = mkdtempSync(join(tmpdir(), 'gyeol-old-'))
  addFiles((file) => file < THE_MIGRATION)
  await migrate({ ownerUrl, folder })
  client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  rmSync(folder, { recursive: true })
  await run(inject('template').ownerUrl, `drop database ${name} with (force)`)
})

/** A leave document as it was stored before, and what its values were on the wire. */
const afternoon = {
  wk_event: 'VACATION:ANNUAL:PM',
  wk_start_date: '2026-11-24',
  wk_end_date: '2026-11-24',
  evt_start_time: '14:00:00',
  evt_end_time: '18:00:00',
  applied_days: 0.5,
  v_days_before: 10.25,
  v_days_after: 9.75,
}

test('documents that were stored by the names of the wire say afterwards what they said before', async () => {
  await client.query(`
    insert into company_directory (company_id, join_code, name) values (1, 'JOIN', '결');
    insert into companies (company_id, name) values (1, '결');
    insert into accounts (id, email, password_hash) values (1, 'a@gyeol.test', 'none');
    insert into members (company_id, id, account_id, email, name, name_initials, status)
      values (1, 1, 1, 'a@gyeol.test', '김사원', 'ㄱㅅㅇ', 'WORKING');
  `)
  const insert = async (id: number, kind: string, title: string, content: object) =>
    client.query(
      `insert into documents (company_id, id, kind, status, serial, title, content, author_id, submitted_at)
       values (1, $1, $2, 'REQUESTED', $5, $3, $4, 1, now())`,
      [id, kind, title, JSON.stringify(content), `2026-${id}`],
    )
  await insert(1, 'GENERAL', '노트북 구입', { text: '새 노트북' })
  await insert(2, 'VACATION', '오후 반차 · 11.24 (화)', { text: '병원', ...afternoon })
  await insert(3, 'VACATION', '연차 신청', { n: 3 })
  await insert(4, 'VACATION', '연차', { text: '주인 없는 글' })
  await insert(5, 'VACATION', '오후 반차', { text: '', ...afternoon })
  await insert(6, 'EXPENSE', '출장비', { amount: 3 })
  await client.query(`
    insert into leave_requests (company_id, id, member_id, event_code, starts_on, ends_on, start_minute, end_minute,
      counted_minutes, status, reason, document_id)
    values (1, 1, 1, 'VACATION:ANNUAL:PM', '2026-11-24', '2026-11-24', 840, 1080, 240, 'REQUESTED', '병원', 2),
      (1, 2, 1, 'VACATION:ANNUAL:FULL', '2026-11-25', '2026-11-27', null, null, 1440, 'REQUESTED', '여행', 3);
    insert into leave_days (company_id, request_id, member_id, leave_on, start_minute, end_minute, minutes)
    values (1, 1, 1, '2026-11-24', 840, 1080, 240), (1, 2, 1, '2026-11-25', 540, 1080, 480),
      (1, 2, 1, '2026-11-27', 540, 1080, 480), (1, 2, 1, '2026-11-26', 540, 1080, 480);
  `)

  addFiles(() => true)
  await migrate({ ownerUrl, folder })
  const { rows } = await client.query(
    'select id::int, title, content, search_text from documents order by id',
  )
  const said = new Map(rows.map((row) => [row.id, row]))
  expect(rows.map(({ title }) => title)).toEqual([
    '노트북 구입',
    '오후 반차 · 11.24 (화)',
    '연차 신청',
    '연차',
    '오후 반차',
    '출장비',
  ])

  expect(freeDocument.content.parse(said.get(1).content)).toEqual({ title: '노트북 구입', text: '새 노트북' })
  const wire = (id: number) => leaveDocument.toWire(leaveDocument.content.parse(said.get(id).content))
  const counted_days = [{ date: '2026-11-24', minutes: 240, days: 0.5 }]
  expect(wire(2)).toEqual({
    ...afternoon,
    counted_days,
    canceled_days: [],
    wk_comment: '병원',
    apv_attach: null,
  })
  expect(said.get(2).search_text).toContain('Afternoon half day')
  // What the document did not tell comes from the request behind it; what nobody knows stays unknown.
  expect(wire(3)).toMatchObject({
    wk_event: 'VACATION:ANNUAL:FULL',
    wk_start_date: '2026-11-25',
    wk_end_date: '2026-11-27',
    evt_start_time: null,
    applied_days: 3,
    v_days_before: null,
    counted_days: [{ date: '2026-11-25' }, { date: '2026-11-26' }, { date: '2026-11-27' }],
    wk_comment: '여행',
  })
  expect(wire(5)).toEqual({
    ...afternoon,
    counted_days: [],
    canceled_days: [],
    wk_comment: '',
    apv_attach: null,
  })
  // Nothing is known of these: they are left as they were.
  expect(said.get(4).content).toEqual({ text: '주인 없는 글' })
  expect(said.get(6).content).toEqual({ amount: 3 })
})

async function run(url: string, sql: string): Promise<void> {
  const one = new pg.Client({ connectionString: url })
  await one.connect()
  try {
    await one.query(sql)
  } finally {
    await one.end()
  }
}
