import pg from 'pg'
import { createDemoCompany, DEMO_MAIL_DOMAIN } from './create-demo-company.ts'
import { DEMO_TIMEZONE } from './world.ts'

/**
 * Makes the demo company where no company exists yet; in a database that is in use nothing is added.
 * @returns whether the demo accounts are there
 */
export async function ensureDemoCompany(options: {
  ownerUrl: string
  now: Temporal.Instant
  say(line: string): void
}): Promise<boolean> {
  const found = await look(options.ownerUrl)
  if (found.has_demo || found.has_company) return found.has_demo
  const started = performance.now()
  const today = options.now.toZonedDateTimeISO(DEMO_TIMEZONE).toPlainDate()
  const { people } = await createDemoCompany({ ownerUrl: options.ownerUrl, now: options.now, today })
  options.say(`Demo company made: ${people.length} people in ${Math.round(performance.now() - started)} ms.`)
  return true
}

async function look(ownerUrl: string): Promise<{ has_demo: boolean; has_company: boolean }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const result = await client.query<{ has_demo: boolean; has_company: boolean }>(
      `select exists (select 1 from accounts where email = $1) as has_demo,
        exists (select 1 from company_directory) as has_company`,
      [`admin@${DEMO_MAIL_DOMAIN}`],
    )
    return result.rows[0]!
  } finally {
    await client.end()
  }
}
