import { expect } from 'vitest'
import { companyIdOf } from '#server/db/transaction.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Round } from '#server/jobs/rounds.ts'
import type { TestApp } from './app.ts'

type Running = Pick<TestApp, 'inCompany' | 'runJobs'>

/** Has a company do now what the clock would have it do; nothing of it may fail. */
export async function runRound(at: Running, companyId: number, { ofCompany }: Round): Promise<void> {
  const options = { companyId: companyIdOf(companyId), key: 'test' }
  await at.inCompany(companyId, (tx) => enqueue(tx, ofCompany, {}, options))
  expect((await at.runJobs(ofCompany.name)).failures).toEqual([])
}

/** The same as the clock does it: queued for every company. */
export async function runRoundEverywhere(at: Running, { everywhere, ofCompany }: Round): Promise<void> {
  await at.inCompany(1, (tx) => enqueue(tx, everywhere, {}))
  for (const { name } of [everywhere, ofCompany]) expect((await at.runJobs(name)).failures).toEqual([])
}
