import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { withDatabase } from '#server/db/embedded-address.ts'
import { query } from './query.ts'

export interface TestDatabase {
  /** Owner of the tables; row security does not bind it. */
  ownerUrl: string
  /** The application's login. */
  appUrl: string
  drop(): Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** The migrated database that every test database is a copy of. */
export interface Template {
  name: string
  ownerUrl: string
  appUrl: string
  /** Who makes and drops copies: one address, or those of all nodes of a cluster. */
  makers: string[]
  /** What is set for a database and not taken over by its copies. */
  settings: string[]
}

/** Whether the databases of this run are spread over the nodes of a Citus. */
export const isDistributed = () => inject('template').makers.length > 1

/** A migrated database of its own, copied from the template: file by file, which in memory takes a third of the time. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  const name = `gyeol_test_${process.pid}_${randomBytes(6).toString('hex')}`
  const owner = new URL(template.ownerUrl).username
  const copy = `create database ${name} template ${template.name} strategy file_copy owner ${owner}`
  for (const maker of template.makers) await query(maker, copy)
  await query(
    template.makers[0]!,
    ...template.settings.map((setting) => `alter database ${name} set ${setting}`),
  )
  return {
    ownerUrl: withDatabase(template.ownerUrl, name),
    appUrl: withDatabase(template.appUrl, name),
    drop: async () => {
      for (const maker of template.makers) await drop(maker, name)
    },
  }
}

/** A background worker of PostgreSQL, which nobody may end but itself, can stand in the way for a moment. */
async function drop(url: string, name: string, tries = 20): Promise<void> {
  try {
    await query(url, `drop database if exists ${name} with (force)`)
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
    await drop(url, name, tries - 1)
  }
}
