import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods) as Storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

test('nothing of who was here before is left for whoever signs in, also where their session ended by itself', async () => {
  const invitation = { email: 'kim@haru.test', code: 'abcdefgh' }
  Object.assign(localStorage, { 'gyeol:leave-draft': '{"reason":"secret"}', 'gyeol-language': 'ja' })
  Object.assign(sessionStorage, {
    'gyeol:paste': 'lee@haru.test',
    'gyeol:auth-invite': JSON.stringify(invitation),
  })
  const navigate = vi.fn<() => Promise<void>>()
  await afterSignIn(new QueryClient(), navigate, true, undefined)
  expect(navigate).toHaveBeenCalledWith({ to: '/auth/invite', search: invitation, replace: true })
  expect({ ...localStorage }).toEqual({ 'gyeol-language': 'ja' })
  expect({ ...sessionStorage }).toEqual({})
})
