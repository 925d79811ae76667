import { createDecipheriv, createECDH, hkdfSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptPush, isPushKey } from './encrypt-push.ts'
import { isPushService } from './push-hosts.ts'
import { isPublicAddress, lookupPublic } from './public-addresses.ts'
import { serverKeysFrom, vapidHeader } from './vapid.ts'
import { pusherForTests, webPusher } from './web-pusher.ts'

// RFC 8291, section 5 and appendix A.
const target = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const chosen = {
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
}
const BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

const ASKED: { headers: Record<string, unknown>; body: Buffer }[] = []
let status = 201
const service = createServer((request, answer) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    ASKED.push({ headers: request.headers, body: Buffer.concat(parts) })
    answer.writeHead(status).end()
  })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as { port: number }).port}`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))

test('a message is encrypted as in the example of RFC 8291', () => {
  const body = encryptPush('When I grow up, I want to be a watermelon', target, chosen)
  expect(body.toString('base64url')).toBe(BODY)
})

/** Reads a message as the browser does (RFC 8291, section 3.4). */
function read(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, theirs, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const derive = (from: Buffer, by: Buffer, what: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, by, what, bytes))
  const material = derive(browser.computeSecret(theirs), auth, info, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  expect(plain.at(-1)).toBe(2)
  return plain.subarray(0, -1).toString()
}

test('what is sent is read by the browser alone, and says who sends', async () => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = Buffer.alloc(16, 7)
  const keys = serverKeysFrom(Buffer.alloc(32, 255))
  const payload = JSON.stringify({ title: '결재 요청 👩‍👩‍👧', body: '가나다' })
  const message = {
    target: {
      endpoint: `${origin}/one`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    payload,
    keys,
    subject: 'mailto:a@gyeol.test',
  }
  const pusher = pusherForTests(origin)
  expect(await pusher.push(message)).toBe('TAKEN')
  const { headers, body } = ASKED.at(-1)!
  expect(read(body, browser, auth)).toBe(payload)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization))!
  expect(key).toBe(keys.publicKey)
  const [head, claims, signature] = token!.split('.')
  const point = Buffer.from(keys.publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    ),
  ).toBe(true)
  const said = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, unknown>
  expect(said).toMatchObject({ aud: origin, sub: 'mailto:a@gyeol.test' })
  for (const [answered, outcome] of [
    [404, 'GONE'],
    [410, 'GONE'],
    [200, 'TAKEN'],
  ] as const) {
    status = answered
    expect(await pusher.push(message)).toBe(outcome)
  }
  for (const answered of [302, 403, 429, 500]) {
    status = answered
    await expect(pusher.push(message)).rejects.toThrow(String(answered))
  }
})

test('the same seed makes the same keys, and a header is valid for less than a day', () => {
  const seed = Buffer.alloc(32, 1)
  expect(serverKeysFrom(seed)).toEqual(serverKeysFrom(Buffer.from(seed)))
  expect(serverKeysFrom(seed).publicKey).not.toBe(serverKeysFrom(Buffer.alloc(32, 2)).publicKey)
  const header = vapidHeader('https://fcm.googleapis.com/a/b', serverKeysFrom(seed), {
    subject: 'x',
    now: 1000,
  })
  const claims = JSON.parse(Buffer.from(header.split('.')[1]!, 'base64url').toString()) as {
    exp: number
    aud: string
  }
  expect(claims.exp).toBeLessThan(1000 + 86_400)
  expect(claims.aud).toBe('https://fcm.googleapis.com')
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:1',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('%s is a push service', (address) => {
  expect(isPushService(address)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evilfcm.googleapis.com.evil/x',
  'https://notfcm.googleapis.com@127.0.0.1/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'https://xpush.apple.com/x',
  'https://fcm.googleapis.com\\@127.0.0.1/x',
  'HTTPS://fcm.googleapis.com/x',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x\r\nhost: 127.0.0.1',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'fcm.googleapis.com',
  '',
])('%j is asked by nobody', async (endpoint) => {
  expect(isPushService(endpoint)).toBe(false)
  const keys = serverKeysFrom(Buffer.alloc(32, 1))
  const message = { target: { ...target, endpoint }, payload: '{}', keys, subject: 'mailto:a@gyeol.test' }
  expect(await webPusher().push(message)).toBe('GONE')
})

test('names that lead inwards are not connected to', async () => {
  const found = await new Promise<Error | null>((resolve) =>
    lookupPublic('localhost', {}, (error) => resolve(error)),
  )
  expect(found?.message).toContain('no public address')
  for (const inner of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'x',
  ])
    expect([inner, isPublicAddress(inner)]).toEqual([inner, false])
  for (const outer of ['8.8.8.8', '142.250.66.74', '2404:6800:4004::200a'])
    expect([outer, isPublicAddress(outer)]).toEqual([outer, true])
})

test('only what can be encrypted for is a key, and too much does not leave', () => {
  expect(isPushKey(target)).toBe(true)
  expect(isPushKey({ ...target, p256dh: target.p256dh.slice(0, 60) })).toBe(false)
  expect(isPushKey({ ...target, p256dh: `B${'A'.repeat(86)}` })).toBe(false)
  expect(isPushKey({ ...target, auth: 'BTBZMqHH6r4' })).toBe(false)
  expect(() => encryptPush('가'.repeat(2000), target)).toThrow(RangeError)
})
