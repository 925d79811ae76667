import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRoomCategory, listRooms } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { Failure } from './fail.ts'

const PATIENTLY = { timeout: 30_000 }

let at: TestApp
let admin: Client
let port: number

beforeEach(async () => {
  at = await startTestApp()
  admin = await at.as(await makeAdmin(at))
  await at.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (at.app.http.server.address() as AddressInfo).port
})
afterEach(() => at.stop())

/** Says something to the server that is not necessarily HTTP, and gives all that it answers. */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => void socket.write(text))
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

function read(answer: string) {
  const [head = '', body = '{}'] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) }
}

test.each([
  ['a head that is too long', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['a head that names no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  [
    'an expectation that nobody knows, of an address that is none,',
    'GET /nowhere HTTP/1.1\r\nhost: x\r\nexpect: a wonder\r\nconnection: close\r\n\r\n',
    404,
  ],
  ['a header that is none', 'GET / HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n', 400],
])('%s gets our form and our headers', async (_name, text, status) => {
  const answer = read(await say(text))
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ error_code: expect.any(String), request_id: expect.any(String) })
  for (const header of ['content-security-policy', 'x-content-type-options', 'cache-control: no-store']) {
    expect(answer.head).toContain(header)
  }
})

test('in the language that was asked for before the mistake', async () => {
  const answer = read(await say('GET / HTTP/1.1\r\nhost: x\r\naccept-language: ja\r\nno colon\r\n\r\n'))
  expect(answer.body.message).toBe('入力内容を確認してください。')
})

test('a broken chunk is a bad request, and nothing unforeseen', async () => {
  const logged: unknown[] = []
  at.app.http.log.error = ((line: unknown) => void logged.push(line)) as never
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [
    `POST ${createRoomCategory.path} HTTP/1.1`,
    'host: x',
    `cookie: ${cookie}`,
    `x-csrftoken: ${admin.cookies.get('csrftoken')}`,
    'content-type: application/json',
    'transfer-encoding: chunked',
  ].join('\r\n')
  const answer = read(await say(`${head}\r\n\r\n5\r\n{"nam\r\nzz\r\n`))
  expect(answer.status).toBe(400)
  expect(answer.body.error_code).toBe('BAD_REQUEST')
  expect(logged).toEqual([])
})

test('what is no HTTP is not answered in place of the request before it', async () => {
  const session = Promise.withResolvers<never>()
  at.app.sessions.resolve = () => session.promise
  const answer = await say(`GET ${listRooms.path} HTTP/1.1\r\nhost: x\r\n\r\nHELLO\r\n\r\n`)
  session.reject(new Failure('NOT_SIGNED_IN'))
  // Who asked learns that the connection broke, and not that the request was wrong, which may have been carried out.
  expect(answer).toBe('')
})

test('while the server stops, what still arrives is told so', async () => {
  const { http } = at.app
  const slow = Promise.withResolvers<never>()
  at.app.sessions.resolve = () => slow.promise
  let requests = 0
  http.server.on('request', () => (requests += 1))
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  const gone = new Promise((resolve) => socket.on('close', resolve))
  socket.write(`GET ${listRooms.path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  await vi.waitUntil(() => requests === 1, PATIENTLY)
  const closed = http.close()
  await vi.waitUntil(() => !http.server.listening, PATIENTLY)
  // On the same connection, while the first is still being answered.
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  await vi.waitUntil(() => requests === 2, PATIENTLY)
  slow.reject(new Failure('NOT_SIGNED_IN'))
  await Promise.all([gone, closed])
  const second = answer.slice(answer.lastIndexOf('HTTP/1.1'))
  expect(read(second)).toMatchObject({ status: 503, body: { error_code: 'STOPPING' } })
  expect(second.toLowerCase()).toContain('content-security-policy')
})
