import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, updateProfile } from '#contract/people/members/members.ts'
import { updateOtherProfile } from '#contract/people/employment/changes.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let person: TestMember
let client: Client
let colleague: Client
let stranger: Client

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  person = await makeMember(at, { company })
  client = await at.as(person)
  colleague = await at.as(await makeMember(at, { company }))
  stranger = await at.as(await makeMember(at))
})
afterAll(() => at.stop())

const BOUNDARY = 'gyeol-boundary'

function headersOf(from: Client): Record<string, string> {
  const cookie = [...from.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'x-csrftoken': from.cookies.get('csrftoken') ?? '', 'accept-language': 'ko' }
}

function send(file: Buffer, name: string, type: string) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image_url"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const phone = `\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="phone"\r\n\r\n010-1234-5678\r\n--${BOUNDARY}--\r\n`
  return at.app.http.inject({
    method: 'PATCH',
    url: '/user/users/update_profile/',
    headers: { ...headersOf(client), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(phone)]),
  })
}

function picture(of: Client, headers: Record<string, string> = {}) {
  return at.app.http.inject({
    url: `/user/users/${person.memberId}/serve_image/`,
    headers: { ...headersOf(of), ...headers },
  })
}

test('a picture is drawn anew, small and without what the camera knew, and colleagues see it', async () => {
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#147' } })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .jpeg()
    .toBuffer()
  const saved = await send(photo, 'me.jpg', 'image/jpeg')
  expect(saved.statusCode).toBe(200)
  expect(saved.json().user_profile).toMatchObject({
    phone: '010-1234-5678',
    image_url: expect.stringContaining('serve_image'),
  })
  const seen = await picture(colleague)
  expect(seen).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 512, height: 288 })
  expect(seen.rawPayload.includes('secret place')).toBe(false)
})

test('a new picture takes the place of the one before, and many at once hold up nobody', async () => {
  const small = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a41' } })
    .png()
    .toBuffer()
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(small, 'me.png', 'image/png')))
  expect(sent.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 200])
  const { rows } = await at.owner.query('select count(*)::int as kept from files where company_id = $1', [
    person.companyId,
  ])
  expect(rows).toEqual([{ kept: 1 }])
})

test('a browser that has it is told so, and a part is a part', async () => {
  const { headers } = await picture(colleague)
  expect((await picture(colleague, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  const part = await picture(colleague, { range: 'bytes=0-9' })
  expect(part).toMatchObject({ statusCode: 206, headers: { 'content-length': '10' } })
  expect((await picture(colleague, { range: 'bytes=9999999-' })).statusCode).toBe(416)
})

test('another company does not see it', async () => {
  expect((await picture(stranger)).statusCode).toBe(404)
})

test.each([
  ['text that calls itself a picture', Buffer.from('<script>alert(1)</script>'), 'IMAGE_INVALID'],
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'IMAGE_INVALID',
  ],
  ['nothing', Buffer.alloc(0), 'FILE_EMPTY'],
])('%s is refused and the old one stays', async (_name, content, code) => {
  const refused = await send(content, '../../me.png', 'image/png')
  expect(refused.json().error_code).toBe(code)
  expect((await picture(client)).statusCode).toBe(200)
})

test('a form is refused where only JSON is taken', async () => {
  const refused = await at.app.http.inject({
    method: 'POST',
    url: '/work/work_web/checkinout/',
    headers: { ...headersOf(client), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: `--${BOUNDARY}--\r\n`,
  })
  expect(refused.json().error_code).toBe('UNSUPPORTED_MEDIA_TYPE')
})

test('null takes the picture away', async () => {
  const cleared = await at.app.http.inject({
    method: 'PATCH',
    url: '/user/users/update_profile/',
    headers: headersOf(client),
    payload: { image_url: null },
  })
  expect(cleared.json().user_profile.image_url).toBeNull()
  expect((await picture(client)).statusCode).toBe(404)
  expect((await client.call(getProfile)).body.user_profile.phone).toBe('010-1234-5678')
})

test('who keeps the record changes the picture of others; who does not, does not', async () => {
  const company = await makeCompany(at)
  const member = await makeMember(at, { company })
  const file = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0ca678' } })
    .png()
    .toBuffer()
  const put = (from: Client) => {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="user_id"\r\n\r\n${member.memberId}\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="image_url"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
    return at.app.http.inject({
      method: 'PATCH',
      url: '/user/users/update_profiles/',
      headers: { ...headersOf(from), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    })
  }
  const admin = await at.as(await makeAdmin(at, { company }))
  expect((await put(await at.as(await makeMember(at, { company })))).statusCode).toBe(403)
  expect((await put(await at.as(await makeAdmin(at)))).statusCode).toBe(404)
  const done = await put(admin)
  expect([done.statusCode, done.json().image_url]).toEqual([
    200,
    `/user/users/${member.memberId}/serve_image/`,
  ])
  const away = await admin.call(updateOtherProfile, { body: { user_id: member.memberId, image_url: null } })
  expect(away.body.image_url).toBeNull()
})

test.each([
  ['no boundary at all', 'multipart/form-data', 'x'],
  ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
  [
    'a form that breaks off',
    `multipart/form-data; boundary=${BOUNDARY}`,
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="phone"\r\n\r\n010`,
  ],
])('%s is a bad request', async (_, type, payload) => {
  const url = '/user/users/update_profile/'
  const headers = { ...headersOf(client), 'content-type': type }
  const answer = await at.app.http.inject({ method: 'PATCH', url, headers, payload })
  expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'BAD_REQUEST'])
})

test('what only looks like a file in JSON is refused', async () => {
  for (const image of [{ size: 1 }, { open: 1, size: 1 }]) {
    const refused = await client.call(updateProfile, { body: { image_url: image as never } })
    expect([refused.status, refused.error.error_code]).toEqual([400, 'BAD_REQUEST'])
  }
})
