import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeDays } from '../../apps/web/src/features/time/attendance/work-sheets/whole-days.ts'
import { restoreBackup } from '#server/db/backup/backup-restore.ts'
import { distribute } from '#server/db/distribute/distribute.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { isDistributed } from '#test/database.ts'

// A company as the version of 21 November 2026 kept it, restored and carried over by every migration since; and what that
// version answered about it. Later versions may tell more of it, nothing else.
const VERSION = '2026-11-21'
const file = (ending: string) => join(import.meta.dirname, `${VERSION}.${ending}`)

interface Before {
  at: string
  /** By `role /path?query`. */
  answers: Record<string, unknown>
}

const before = JSON.parse(gunzipSync(readFileSync(file('answers.json.gz'))).toString()) as Before
const roles = ['admin', 'leader', 'member'] as const

let at: TestApp
let clients: Record<string, Client>

beforeAll(async () => {
  at = await startTestApp({}, async (ownerUrl) => {
    await restoreBackup({ ownerUrl, file: file('gyeol'), filesFolder: null, force: false })
    // What is restored lies at the coordinator alone.
    if (isDistributed()) await distribute({ ownerUrl, appLogin: 'gyeol_app', shards: 4 })
  })
  at.travelTo(before.at)
  clients = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await signedIn(role)])))
})
afterAll(() => at.stop())

async function signedIn(role: string): Promise<Client> {
  const { rows } = await at.owner.query<{ account: string; company: string }>(
    `select s.account_id as account, s.company_id as company from memberships s
     join accounts a on a.id = s.account_id where a.email = $1`,
    [`${role}@demo.gyeol.test`],
  )
  return at.as({ accountId: Number(rows[0]!.account), companyId: Number(rows[0]!.company) })
}

test.each(Object.keys(before.answers))('%s answers as it did', async (call) => {
  const [role, path] = call.split(' ') as [string, string]
  const answer = await at.app.http.inject({
    method: 'GET',
    url: path,
    headers: {
      cookie: [...clients[role]!.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'accept-language': 'ko',
    },
  })
  expect(answer.statusCode).toBe(200)
  const told = JSON.parse(reworded(JSON.stringify(before.answers[call])), atWorkNoMore) as {
    unread_notifications?: number
  }
  // That version also counted what lies after the moment of its answers, and is told of then.
  if (told.unread_notifications) told.unread_notifications -= await unreadLater(role)
  expect(whole(path, answer.json())).toMatchObject(told)
})

interface Open {
  approvals: { requested: number; in_progress: number }
}

/**
 * A month leaves out of its days what is nothing or goes without saying since then; its readers put it back. Own documents that
 * are open were one number.
 */
function whole(path: string, answer: Parameters<typeof wholeDays>[0] & Open): unknown {
  if (path.startsWith('/home/home/summary/')) {
    const { requested, in_progress } = answer.approvals
    return { ...answer, approvals: { ...answer.approvals, in_progress: requested + in_progress } }
  }
  if (!path.startsWith('/work/work_time/?type=month')) return answer
  const { days, ...month } = wholeDays(answer)
  return {
    ...month,
    days: days.map((day) => ({ weekday: Temporal.PlainDate.from(day.wk_date).dayOfWeek, ...day })),
  }
}

/** Who forgot to check out was at work for that version, for ever; now the day is over, and its end is missing. */
function atWorkNoMore(_key: string, value: { missing?: string; onduty?: string } | null): unknown {
  return value?.missing === 'OUT' && value.onduty === 'WORKING' ? { ...value, onduty: 'OUT' } : value
}

async function unreadLater(role: string): Promise<number> {
  const { rows } = await at.owner.query<{ many: number }>(
    `select count(*)::int as many from notifications n
     join members m on m.company_id = n.company_id and m.id = n.member_id
     where m.email = $1 and n.read_at is null and n.created_at > $2`,
    [`${role}@demo.gyeol.test`, before.at],
  )
  return rows[0]!.many
}

/**
 * What that version said in other words: articles of law, days and ranges; and how work is known and with whom lists begin for who
 * leads a team and administers people, neither of which anybody had chosen then.
 */
function reworded(text: string): string {
  return text
    .replace(
      /근로기준법 (\d+)조 (\d)항(?:·(\d)항)?/g,
      (_, article: string, one: string, other?: string) =>
        `근로기준법 제${article}조 제${one}항${other ? `·제${other}항` : ''}`,
    )
    .replace(
      /(\d\d)\.(\d\d) \((.)\)/g,
      (_, month: string, day: string, weekday: string) => `${Number(month)}월 ${Number(day)}일(${weekday})`,
    )
    .replaceAll(') – ', ') ~ ')
    .replaceAll('"work_check":"CHECKINONLY"', '"work_check":"ALL"')
    .replace('"default_team_filter":"company"', '"default_team_filter":"team"')
}
