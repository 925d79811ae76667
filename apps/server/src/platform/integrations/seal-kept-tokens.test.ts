import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { SecretBox } from '../auth/index.ts'
import { openTokens, sealTokens } from './provider-tokens.ts'
import { sealKeptTokens } from './seal-kept-tokens.ts'

const [OLD, NEW, LOST] = ['o'.repeat(32), 'n'.repeat(32), 'l'.repeat(32)]
const tokens = { accessToken: 'a', refreshToken: 'r', scope: 'chat:write', endsAt: null }

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function keep(key: string) {
  const { companyId } = await makeCompany(at)
  const owner = { companyId, provider: 'slack' } as const
  await at.owner.query(
    `insert into provider_connections (company_id, provider, sealed_tokens) values ($1, 'slack', $2)`,
    [companyId, sealTokens(new SecretBox([key]), tokens, owner)],
  )
  const read = async () =>
    (
      await at.owner.query('select sealed_tokens from provider_connections where company_id = $1', [
        companyId,
      ])
    ).rows[0].sealed_tokens as string
  return { owner, read }
}

test('the tokens of every company follow the key to its successor; what no key opens stays as it is', async () => {
  const [one, two, lost] = [await keep(OLD), await keep(OLD), await keep(LOST)]
  const before = await lost.read()
  const alone = new SecretBox([NEW])
  expect(await sealKeptTokens(at.app.pool, alone)).toBe(0)
  expect(await sealKeptTokens(at.app.pool, new SecretBox([NEW, OLD]))).toBe(2)
  for (const { owner, read } of [one, two]) expect(openTokens(alone, await read(), owner)).toEqual(tokens)
  expect(await lost.read()).toBe(before)
  expect(await sealKeptTokens(at.app.pool, new SecretBox([NEW, OLD]))).toBe(0)
})
