import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inGlobal } from '#server/db/transaction.ts'
import { Failure } from '#server/http/fail.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { placeKey, signInKeys } from './sign-in-keys.ts'
import { countFailure, refuseWhileWaiting, waitAfter } from './throttle.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const failures = fc.integer({ min: 0, max: 10_000 })

test('more wrong tries never shorten the wait, and none waits longer than five minutes', () => {
  fc.assert(
    fc.property(failures, failures, (a, b) => {
      const [fewer, more] = a < b ? [a, b] : [b, a]
      expect(waitAfter(fewer)).toBeLessThanOrEqual(waitAfter(more))
      expect(waitAfter(more)).toBeLessThanOrEqual(300)
    }),
  )
  expect([0, 4, 5, 6, 13, 14].map(waitAfter)).toEqual([0, 0, 1, 2, 256, 300])
})

test('an hour of guessing from one place is a few dozen tries', () => {
  let [tries, seconds] = [0, 0]
  while (seconds < 3600) {
    tries += 1
    seconds += waitAfter(tries)
  }
  expect(tries).toBeLessThan(30)
})

const token = fc.stringMatching(/^[\w-]{43}$/)

test('a known browser is counted by itself, everything else by its address', () => {
  fc.assert(
    fc.property(fc.ipV4(), token, token, (ip, mine, theirs) => {
      const owner = placeKey({ ip, device: mine, isKnown: true })
      expect(placeKey({ ip, device: theirs, isKnown: false })).toBe(ip)
      expect(placeKey({ ip, device: undefined, isKnown: false })).toBe(ip)
      expect(owner).not.toBe(ip)
      const other = placeKey({ ip, device: theirs, isKnown: true })
      expect(other === owner).toBe(mine === theirs)
      // The table outlives the tries: no token stands in it.
      expect(owner).not.toContain(mine)
    }),
  )
})

interface Try {
  ip: string
  device: string | undefined
}

const strangersTry: fc.Arbitrary<Try> = fc.record({
  ip: fc.constantFrom('192.0.2.1', '192.0.2.2', '198.51.100.7'),
  device: fc.option(fc.constantFrom('s'.repeat(43), 't'.repeat(43)), { nil: undefined }),
})

test('whatever strangers try, wherever, the owner never waits in a browser of hers', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(fc.array(strangersTry, { minLength: 1, maxLength: 40 }), async (tries) => {
      const email = `owner${(round += 1)}@gyeol.test`
      await inGlobal(at.app.pool, 'write', async (tx) => {
        const ctx = { tx, now: at.now() }
        for (const each of tries) {
          const keys = signInKeys(email, { ...each, isKnown: false })
          await countFailure(ctx, keys.here)
          await countFailure(ctx, keys.anywhere)
        }
        const home = { ip: tries[0]!.ip, device: 'o'.repeat(43), isKnown: true }
        await expect(refuseWhileWaiting(ctx, signInKeys(email, home).here)).resolves.toBeUndefined()
        // And beyond five tries a stranger does wait, at the place where they were made.
        const mostly = tries.filter((each) => each.ip === tries[0]!.ip).length
        const again = refuseWhileWaiting(ctx, signInKeys(email, { ...tries[0]!, isKnown: false }).here)
        const outcome = await again.then(
          () => 'let through',
          (error: unknown) => (error instanceof Failure ? error.code : 'a fault'),
        )
        expect(outcome).toBe(mostly >= 5 ? 'TOO_MANY_REQUESTS' : 'let through')
      })
    }),
    { numRuns: 25 },
  )
})
