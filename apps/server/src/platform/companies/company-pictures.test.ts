import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getCompany,
  serveBackground,
  serveLogo,
  updateCompany,
} from '#contract/platform/companies/companies.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let member: Client
let stranger: Client

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  member = await at.as(await makeMember(at, { company }))
  stranger = await at.as(await makeMember(at))
})
afterAll(() => at.stop())

const BOUNDARY = 'gyeol-boundary'

/** A form as a browser sends it: texts and pictures. */
function send(from: Client, parts: Record<string, string | Buffer>) {
  const chunks = Object.entries(parts).map(([name, value]) =>
    Buffer.concat([
      Buffer.from(
        typeof value === 'string'
          ? `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
          : `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
  )
  return at.app.http.inject({
    method: 'PATCH',
    url: updateCompany.path,
    headers: {
      cookie: [...from.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': from.cookies.get('csrftoken') ?? '',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  })
}

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#146' } })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .png()
    .toBuffer()
}

test('logo and background come with a form beside settings, are drawn anew and shown to members', async () => {
  const saved = await send(admin, {
    company_logo: await picture(2000, 1000),
    company_background: await picture(3000, 1000),
    motto: '함께',
    check_wifi: 'true',
    gate_in_opt: '12',
    lunch_time_default: '{"s_l_t":"12:30","e_l_t":"13:30"}',
    enterprise_option: '',
  })
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toMatchObject({
    motto: '함께',
    check_wifi: true,
    gate_in_opt: 12,
    start_lunch_time: '12:30:00',
    enterprise_option: null,
    company_logo: expect.stringMatching(/^\/user\/companies\/serve_logo\/\?v=\d+$/),
  })
  for (const [endpoint, width, height] of [
    [serveLogo, 512, 256],
    [serveBackground, 1920, 640],
  ] as const) {
    const seen = await at.app.http.inject({
      url: endpoint.path,
      headers: { cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      etag: expect.any(String),
    })
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width, height })
    expect(seen.rawPayload.includes('secret place')).toBe(false)
  }
  expect((await member.call(getProfile)).body.company.company_logo).toBe(saved.json().company_logo)
  expect((await stranger.call(serveLogo)).status).toBe(404)
})

test('a browser that has the logo is told so', async () => {
  const { headers } = await member.call(serveLogo)
  const again = await member.call(serveLogo, {}, { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
})

test('a part of the logo is answered as a part, and a range that is none with the whole', async () => {
  const whole = (await member.call(serveLogo)).headers['content-length']
  const ask = (range: string) => member.call(serveLogo, {}, { range })
  const part = await ask('bytes=2-9')
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 2-9/${whole}`])
  expect((await ask('bytes=9-2')).status).toBe(200)
  expect((await ask(`bytes=${whole}-`)).status).toBe(416)
})

test.each([
  ['text that calls itself a picture', Buffer.from('<script>alert(1)</script>'), 'IMAGE_INVALID'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_INVALID'],
  ['nothing', Buffer.alloc(0), 'FILE_EMPTY'],
])('%s is refused, and the old one and all else stay', async (_name, content, code) => {
  const refused = await send(admin, { company_logo: content, motto: '잃으면 안 됨' })
  expect(refused.json().error_code).toBe(code)
  expect((await member.call(serveLogo)).status).toBe(200)
  expect((await member.call(getCompany)).body.motto).toBe('함께')
})

test('members cannot send one, and two sent at once leave one behind', async () => {
  const small = await picture(20, 20)
  expect((await send(member, { company_logo: small })).statusCode).toBe(403)
  const sent = await Promise.all([1, 2, 3].map(() => send(admin, { company_logo: small })))
  expect(sent.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
  const { rows } = await at.owner.query('select count(*)::int as kept from files where company_id = $1', [
    company.companyId,
  ])
  expect(rows).toEqual([{ kept: 2 }])
})

test('null, or an empty text in a form, takes a picture away with its bytes', async () => {
  await admin.call(updateCompany, { body: { company_logo: null } })
  const cleared = await send(admin, { company_background: '' })
  expect(cleared.json()).toMatchObject({ company_logo: null, company_background: null })
  expect((await member.call(serveLogo)).status).toBe(404)
  const { rows } = await at.owner.query('select 1 from files where company_id = $1', [company.companyId])
  expect(rows).toEqual([])
})

test('taking away a picture that is not there changes nothing, and leaves no trace', async () => {
  const before = await auditActions(at, company.companyId)
  expect((await admin.call(updateCompany, { body: { company_logo: null } })).status).toBe(200)
  expect(await auditActions(at, company.companyId)).toEqual(before)
})
