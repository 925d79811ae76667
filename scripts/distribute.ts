import { parseArgs } from 'node:util'
import { readSettings } from '#server/config.ts'
import { distribute } from '#server/db/distribute/distribute.ts'

try {
  const { values } = parseArgs({ options: { shards: { type: 'string' } } })
  const shards = values.shards === undefined ? undefined : Number(values.shards)
  if (shards !== undefined && !(Number.isInteger(shards) && shards > 0))
    throw new Error(`--shards is "${values.shards}", but must be a whole number above 0.`)
  const { databaseUrl, databaseAppUrl } = readSettings(process.env)
  if (!databaseUrl || !databaseAppUrl)
    throw new Error(
      'Set DATABASE_URL to the owner’s login on the coordinator and DATABASE_APP_URL to the application’s own (docs/operations.md).',
    )
  const appLogin = decodeURIComponent(new URL(databaseAppUrl).username)
  const made = await distribute({
    ownerUrl: databaseUrl,
    appLogin,
    log: console.log,
    ...(shards && { shards }),
  })
  console.log(made.length > 0 ? `Distributed ${made.length} tables.` : 'Everything was distributed already.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
