import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { dayText } from '../../../day-text.ts'
import type { FindNames } from '../../../http/reader/name-people.ts'
import type { ActingContext } from '../../../jobs/in-company-as.ts'
import type { Mail } from '../../../outside/mail/mail.ts'
import { renderMail } from '../../../outside/mail/render-mail.ts'
import { findNoticeKind } from '../notice-registry.ts'
import type { NotificationRow } from '../notifications.queries.ts'
import { sentencesOf } from '../notifications.wire.ts'
import { claimForMail, worthTelling } from './claim-notices.ts'
import { noticePhrases } from './notice-mail.texts.ts'

export const SETTINGS_PLACE = '/main/notifications/settings'
export const CENTRE_PLACE = '/main/notifications'
/** A mail names so many; the rest is found behind its link. */
const NAMED = 20

export interface WritingParts {
  findNames: FindNames
  publicUrl: string
}

/**
 * The mail to somebody of some notifications, in their language; null where there is nothing to say any more: they were read, mailed
 * or do not hold, or the person is away, has left or has no account. What it tells counts as mailed with this transaction.
 */
export async function writeNoticeMail(
  system: ActingContext,
  { memberId, ids, isDigest }: { memberId: number; ids: readonly number[]; isDigest: boolean },
  parts: WritingParts,
): Promise<{ mail: Mail; ids: number[] } | null> {
  const reader = await system.inNameOf(memberId)
  const to = reader && (await addressOf(system, memberId))
  if (!reader || !to) return null
  const rows = await worthTelling(reader, await claimForMail(system, memberId, ids))
  if (rows.length === 0) return null
  const content = await contentOf(reader, rows, { ...parts, isDigest })
  return { mail: { to, ...renderMail(content) }, ids: rows.map(({ id }) => id) }
}

async function contentOf(
  reader: ActingContext,
  rows: readonly NotificationRow[],
  { findNames, publicUrl, isDigest }: WritingParts & { isDigest: boolean },
) {
  const { language } = reader
  const words = noticePhrases[language]
  const said = await sentencesOf(reader, rows, findNames)
  const settings = words.settings(`${publicUrl}${SETTINGS_PLACE}`)
  const [first] = rows
  if (rows.length === 1 && !isDigest) {
    const further = (await findNoticeKind(first!.kind)?.inMail?.(reader, first!.data)) ?? []
    return {
      language,
      title: said[0]!.content,
      lines: [...further, settings],
      action: { label: words.open, url: `${publicUrl}${first!.link || CENTRE_PLACE}` },
    }
  }
  const lines = said.slice(0, NAMED).map(({ title, content }) => words.line(title, content))
  const left = said.length - lines.length
  const day = dayText(reader.today, language, reader.today.year)
  return {
    language,
    title: isDigest ? words.digest(day, said.length) : words.many(said.length),
    lines: [...lines, ...(left > 0 ? [words.more(left)] : []), settings],
    action: { label: words.openAll, url: `${publicUrl}${CENTRE_PLACE}` },
  }
}

async function addressOf({ tx }: Pick<ActingContext, 'tx'>, memberId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from members where company_id = ${thisCompany} and id = ${memberId}
      and status = 'WORKING' and account_id is not null`.execute(tx)
  return rows[0]?.email ?? null
}
