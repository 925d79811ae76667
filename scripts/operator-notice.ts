// npm run operator:notice -- notice.json | --list | --withdraw 3: what the operator tells the administrators of all companies.
// Servers may go on.
import { readFileSync } from 'node:fs'
import { readSettings } from '#server/config.ts'
import { openTarget } from '#server/db/backup/backup-target.ts'
import { openPool, type Tx } from '#server/db/connection.ts'
import { inGlobal } from '#server/db/transaction.ts'
import {
  listNotices,
  noticeFile,
  publishNotice,
  withdrawNotice,
} from '#server/platform/operator-notices/index.ts'

const LISTED = 20

try {
  const work = workOf(process.argv.slice(2))
  const target = await openTarget(readSettings(process.env), true)
  const pool = openPool(target.ownerUrl, 1)
  try {
    console.log(await inGlobal(pool, 'write', work))
  } finally {
    await pool.end()
    await target.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** What was asked for, judged before any database is opened. */
function workOf([what, id]: string[]): (tx: Tx) => Promise<string> {
  if (what === '--list') return list
  if (what === '--withdraw' && Number(id) > 0)
    return async (tx) =>
      (await withdrawNotice(tx, Number(id))) ? `Message ${id} is withdrawn.` : `There is no message ${id}.`
  if (!what || what.startsWith('--'))
    throw new Error('Say a file such as notice.json, --list, or --withdraw and the number of a message.')
  const notice = noticeFile.safeParse(JSON.parse(readFileSync(what, 'utf8')))
  if (!notice.success)
    throw new Error(
      notice.error.issues.map(({ path, message }) => `${path.join('.') || what}: ${message}`).join('\n'),
    )
  return async (tx) =>
    `Message ${await publishNotice(tx, notice.data, Temporal.Now.instant())} is on the start page of all administrators.`
}

async function list(tx: Tx): Promise<string> {
  const { rows } = await listNotices({ tx, now: Temporal.Now.instant() }, { page: 1, page_size: LISTED })
  return (
    rows.map(({ id, published_at, texts }) => `${id}  ${published_at}  ${texts.ko.title}`).join('\n') ||
    'None.'
  )
}
