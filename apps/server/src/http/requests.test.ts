import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRoomCategory, updateRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAdmin } from '#test/factories/members.ts'

let at: TestApp
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
  admin = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

function headers(): Record<string, string> {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'x-csrftoken': admin.cookies.get('csrftoken') ?? '' }
}

test.each(['/%c0%ae/', '/v1/auth/users/%E0%A4%A/'])(
  'an unreadable address (%s) gets our headers and our form',
  async (url) => {
    const answer = await at.app.http.inject({
      url,
      headers: { 'accept-language': 'en' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error_code: 'BAD_REQUEST',
      message: 'Please check what you entered.',
    })
    expect(answer.body).not.toContain('%')
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    })
  },
)

test('every answer tells the time of the server, by which a client sets a wrong clock right', async () => {
  for (const url of ['/v1/meeting/mt_room_category/', '/nowhere/']) {
    const answer = await at.app.http.inject({ url, headers: headers() })
    expect(Date.parse(String(answer.headers.date))).toBe(at.now().round('second').epochMilliseconds)
  }
})

test('a key that was used for something else is a conflict, not a repeat', async () => {
  const key = { 'idempotency-key': 'press-2026-01' }
  const first = (await admin.call(createRoomCategory, { body: { name: '본사' } }, key)).body
  expect((await admin.call(createRoomCategory, { body: { name: '본사' } }, key)).body).toEqual(first)
  expect((await admin.call(createRoomCategory, { body: { name: '별관' } }, key)).error.error_code).toBe(
    'CONFLICT',
  )
  const other = (await admin.call(createRoomCategory, { body: { name: '신관' } })).body
  const renaming = { 'idempotency-key': 'press-2026-02' }
  const rename = (id: number) =>
    admin.call(updateRoomCategory, { params: { id }, body: { name: '본관' } }, renaming)
  expect((await rename(first.room_cat_id)).status).toBe(200)
  expect((await rename(other.room_cat_id)).error.error_code).toBe('CONFLICT')
})

function form(parts: { name: string; filename?: string; size: number }[]) {
  const boundary = 'gyeol-parts'
  const chunks = parts.map(({ name, filename, size }) => {
    const file = filename ? `; filename="${filename}"` : ''
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${'x'.repeat(size)}\r\n`
  })
  return {
    method: 'PATCH' as const,
    url: '/user/users/update_profile/',
    headers: {
      ...headers(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: `${chunks.join('')}--${boundary}--\r\n`,
  }
}

test('a file that nobody asked for is refused while it arrives', async () => {
  const refused = await at.app.http.inject(form([{ name: 'surprise', filename: 'a.bin', size: 10 }]))
  expect(refused.json()).toMatchObject({
    error_code: 'BAD_REQUEST',
    fields: { surprise: '입력한 내용을 확인해 주십시오.' },
  })
})

test('a second file where one is taken is refused by its name', async () => {
  const two = [1, 2].map((n) => ({
    name: 'image_url',
    filename: `${n}.png`,
    size: 10,
  }))
  const refused = await at.app.http.inject(form(two))
  expect(refused.json()).toMatchObject({
    error_code: 'BAD_REQUEST',
    fields: {
      image_url: '파일은 한 번에 하나만 첨부할 수 있습니다. 하나만 선택해 주십시오.',
    },
  })
})

test('a file under the name of a field that came already is no second file', async () => {
  const refused = await at.app.http.inject(
    form([
      { name: 'image_url', size: 10 },
      { name: 'image_url', filename: 'a.png', size: 10 },
    ]),
  )
  expect(refused.json()).toMatchObject({
    error_code: 'BAD_REQUEST',
    fields: { image_url: '입력한 내용을 확인해 주십시오.' },
  })
})

test('a form cannot fill the memory with fields', async () => {
  const many = await at.app.http.inject(
    form(Array.from({ length: 40 }, (_, n) => ({ name: `f${n}`, size: 10 }))),
  )
  expect(many.json().error_code).toBe('BODY_TOO_LARGE')
  const fine = await at.app.http.inject(
    form([
      { name: 'job_desc', size: 5 },
      { name: 'unknown', size: 10 },
    ]),
  )
  expect(fine.statusCode).toBe(200)
})

test.each([[[1_048_577]], [[600_000, 600_000]]])(
  'fields of a form that are longer than a body may be (%j) are refused, not cut off',
  async (sizes) => {
    const parts = sizes.map((size, n) => ({ name: `f${n}`, size }))
    const { statusCode, body } = await at.app.http.inject(form(parts))
    expect([statusCode, JSON.parse(body).error_code]).toEqual([413, 'BODY_TOO_LARGE'])
  },
)

test('every answer carries the strict headers, pages a nonce of their own', async () => {
  const api = await at.app.http.inject('/healthz')
  expect(api.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  const docs = () => at.app.http.inject({ url: '/docs', headers: { accept: 'text/html' } })
  const [one, two] = await Promise.all([docs(), docs()])
  const nonce = /'nonce-([^']+)'/.exec(String(one.headers['content-security-policy']))![1]!
  expect(one.body).toContain(`nonce="${nonce}"`)
  expect(two.headers['content-security-policy']).not.toBe(one.headers['content-security-policy'])
})
