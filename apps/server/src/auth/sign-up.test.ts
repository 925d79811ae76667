import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/auth.ts'
import { foundCompany, getCompany } from '#contract/companies.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeAccount } from '#test/factories/accounts.ts'
import { codeIn, lastMail } from './read-mail.test-kit.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const terms = [
  { item: 'service' as const, value: true },
  { item: 'privacy' as const, value: true },
  { item: 'marketing' as const, value: false },
]
const newcomer = (email: string) => ({ email, password: 'river-stone-77', terms, birth_date: '1990-05-01' })
