import { URI, type TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as own from '#contract/platform/auth/own-account.ts'
import * as contract from '#contract/platform/auth/auth.ts'
import { buildApp } from '#server/app.ts'
import { SettingError } from '#server/config.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeAccount } from '#test/factories/accounts.ts'
import { sealKeptSecrets } from './seal-kept-secrets.ts'
import { SecretBox } from './secret-box.ts'

const PLAIN = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)]

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function keep(secret: string) {
  const account = await makeAccount(at)
  await at.owner.query(`update accounts set mfa_kind = 'TOTP', totp_secret = $1 where id = $2`, [
    secret,
    account.accountId,
  ])
  return account
}

async function keptOf(accountId: number): Promise<string> {
  const { rows } = await at.owner.query('select totp_secret from accounts where id = $1', [accountId])
  return rows[0].totp_secret
}

test('secrets that lie open are sealed at the start, each for its account', async () => {
  const [one, two] = [await keep(PLAIN), await keep(PLAIN)]
  const box = new SecretBox([OLD])
  expect(await sealKeptSecrets(at.app.pool, box)).toBe(2)
  const sealed = await keptOf(one.accountId)
  expect(sealed).not.toContain(PLAIN)
  expect(box.open(sealed, `totp:${one.accountId}`)).toBe(PLAIN)
  expect(() => box.open(sealed, `totp:${two.accountId}`)).toThrow('sealed for something else')
  expect(await sealKeptSecrets(at.app.pool, box)).toBe(0)
})

test('a new key takes over, and the old one can then be taken away', async () => {
  const { accountId } = await keep(PLAIN)
  await sealKeptSecrets(at.app.pool, new SecretBox([OLD]))
  expect(await sealKeptSecrets(at.app.pool, new SecretBox([NEW, OLD]))).toBe(3)
  const alone = new SecretBox([NEW])
  expect(await sealKeptSecrets(at.app.pool, alone)).toBe(0)
  expect(alone.open(await keptOf(accountId), `totp:${accountId}`)).toBe(PLAIN)
})

test('a key that opens nothing stops the start with one sentence, and changes nothing', async () => {
  const { accountId } = await keep(PLAIN)
  await sealKeptSecrets(at.app.pool, new SecretBox([NEW, OLD]))
  const before = await keptOf(accountId)
  const wrong = sealKeptSecrets(at.app.pool, new SecretBox(['w'.repeat(32)]))
  await expect(wrong).rejects.toThrow(SettingError)
  await expect(wrong).rejects.toThrow(/authenticator secrets of 4 accounts.*SECRET_KEY_OLD/)
  expect(await keptOf(accountId)).toBe(before)
})

test('a secret lies open neither while it waits nor afterwards, and the app signs in', async () => {
  const box = new SecretBox([NEW])
  const { settings, pool } = at.app
  const app = await buildApp({ settings, pool, outside: at.outside, clock: () => at.now(), box })
  await app.http.ready()
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  const start = await browser.call(own.startSecondFactor, {
    body: { mfa_kind: 'TOTP', password: account.password },
  })
  const generator = URI.parse(start.body.otpauth_url!) as TOTP
  const waiting = await at.owner.query('select code_hash from account_codes where handle = $1', [
    start.body.validation_code,
  ])
  const stored: Buffer = waiting.rows[0].code_hash
  expect(stored.toString()).toMatch(/^v1\.[0-9a-f]{8}\./)
  expect(stored.includes(Buffer.from(generator.secret.bytes))).toBe(false)
  const code = () => generator.generate({ timestamp: at.now().epochMilliseconds })
  const body = { validation_code: start.body.validation_code, code: code() }
  expect((await browser.call(own.confirmSecondFactor, { body })).status).toBe(200)
  expect(await keptOf(account.accountId)).toMatch(/^v1\./)
  at.travelTo('2026-11-23T09:02')
  const begun = await at.stranger().call(contract.signIn, { body: account })
  const done = await at.stranger().call(contract.verifySecondFactor, {
    body: { validation_code: begun.body.transaction_id!, code: code() },
  })
  expect(done.status).toBe(200)
  at.travelTo('2026-11-23T09:00')
  await app.http.close()
})
