import { featureStates } from '#contract/platform/companies/features.ts'
import { icalendar } from '#rules/calendar/icalendar.ts'
import { bindCompany, companyIdOf } from '../../db/transaction.ts'
import type { Language, PublicContext } from '../../http/context.ts'
import { type Download, downloadOf } from '../../http/download.ts'
import { fail } from '../../http/fail.ts'
import { listParts } from '../work-days/index.ts'
import { entriesOf } from './calendar-entries.ts'
import { opens, readToken } from './feed-address.ts'
import { openFeed } from './feeds.store.ts'

const OWN_NAME: Record<Language, string> = {
  ko: '내 휴가·근태',
  ja: '自分の休暇・勤怠',
  en: 'My leave and work',
}
const TEAM_NAME: Record<Language, (team: string) => string> = {
  ko: (team) => `${team} 휴가`,
  ja: (team) => `${team}の休暇`,
  en: (team) => `${team}: who is away`,
}

/**
 * A calendar by its secret address. Who guesses, whose secret has ended, and who has left are told the same.
 * @throws Failure NOT_FOUND
 */
export async function readCalendar({ tx, now }: PublicContext, text: string): Promise<Download> {
  const token = readToken(text) ?? fail('NOT_FOUND')
  await bindCompany(tx, companyIdOf(token.companyId))
  const feed = await openFeed(tx, token.feedId, now)
  if (!feed || !opens(token.secret, feed.secret_hash)) fail('NOT_FOUND')
  const { language, timezone, people, team_name: team } = feed
  const today = now.toZonedDateTimeISO(timezone).toPlainDate()
  const range = { from: today.subtract({ months: 1 }), to: today.add({ years: 1 }) }
  const parts = await listParts(
    { tx },
    people.map(({ id }) => id),
    range,
  )
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const entries = entriesOf(parts, {
    language,
    timezone,
    ownerOnly: team === null,
    isSorted: feed.is_sorted && featureStates(feed.features).OUTLOOK_CALENDAR,
    nameOf: (id) => names.get(id) ?? '',
  })
  const name = team === null ? OWN_NAME[language] : TEAM_NAME[language](team)
  return downloadOf('gyeol.ics', 'text/calendar; charset=utf-8', Buffer.from(icalendar(name, entries, now)))
}
