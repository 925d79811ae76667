import { expect, test } from 'vitest'
import { passingSecretBox, SealError } from '../auth/index.ts'
import { openTokens, sealTokens } from './provider-tokens.ts'

const tokens = { accessToken: 'a', refreshToken: null, scope: 'chat:write', endsAt: null }

test('sealed tokens open for their company and service, for no other and with no other key', () => {
  const box = passingSecretBox()
  const owner = { companyId: 7, provider: 'slack' } as const
  const sealed = sealTokens(box, tokens, owner)
  expect(openTokens(box, sealed, owner)).toEqual(tokens)
  expect(() => openTokens(box, sealed, { ...owner, companyId: 8 })).toThrow(SealError)
  expect(() => openTokens(box, sealed, { ...owner, provider: 'teams' })).toThrow(SealError)
  expect(() => openTokens(passingSecretBox(), sealed, owner)).toThrow(SealError)
})
