import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import { Failure } from '../fail.ts'
import { pagePolicy } from '../security-headers.ts'
import { FORGERY_COOKIE } from '../session-gate.ts'
import { type BuiltPage, builtPage } from './built-page.ts'

const NONCE_PLACE = '__NONCE__'
const API_PLACE = '__API_URL__'

/** Serves the built client: files with a hash in their name for ever, the page itself always fresh. */
export async function addWebClient(server: Server, folder: string | undefined): Promise<void> {
  const { http } = server
  const { apiUrl } = server.settings
  const apiOrigin = apiUrl ? new URL(apiUrl).origin : ''
  const pageOf = (name: string) =>
    folder
      ? builtPage(join(folder, name), (html) => html.replace(API_PLACE, () => apiUrl ?? ''))
      : async () => undefined
  const index = pageOf('index.html')
  const isBuilt = (await index()) !== undefined
  if (folder && isBuilt) {
    await http.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      // The pages of the client are sent below, with what belongs into them; the one without network is a file like others.
      allowedPath: (path) => !path.endsWith('.html') || path === '/offline.html',
      setHeaders: (reply, path) => {
        // The worker fetches the shell's own files, also where it comes packed; the page without network has its style and script.
        if (/\b(?:sw\.js|offline\.html)(?:\.br|\.gz)?$/.test(path))
          reply.header('content-security-policy', "default-src 'self'")
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
    // Files of a build since the server started, which stand in no list.
    http.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
      reply.sendFile(`assets/${request.params['*']}`),
    )
  }
  http.get('/', async (_request, reply) => reply.redirect('/main'))
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page = index) => {
    const [{ html }, { version }] = await Promise.all([page().then(built), index().then(built)])
    if (apiOrigin && request.nonce)
      reply.header('content-security-policy', pagePolicy(request.nonce, apiOrigin))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-client-version', version)
      .send(html.replaceAll(NONCE_PLACE, request.nonce))
  }
  http.setNotFoundHandler(async (request, reply) => {
    // A person who mistyped an address gets the page that says so; a program gets its error.
    const isTyped = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
    if (isBuilt && isTyped) return sendPage(request, reply.status(404))
    throw new Failure('NOT_FOUND')
  })
  if (!isBuilt) return
  // Who has a session gets the files of the first screens named at once, and their frame drawn before any script.
  const [main, home] = ['main.html', 'home.html'].map((name) => {
    const page = pageOf(name)
    return async () => (await page()) ?? index()
  })
  const signedIn = (request: FastifyRequest, page: typeof index | undefined) =>
    request.cookies[FORGERY_COOKIE] === undefined ? index : page
  // Screens never share an address with the API (decision A-77), so the page answers on these alone.
  http.get('/main', async (request, reply) => sendPage(request, reply, signedIn(request, home)))
  http.get('/main/*', async (request, reply) => sendPage(request, reply, signedIn(request, main)))
  for (const url of ['/auth', '/auth/*', '/signout'])
    http.get(url, async (request, reply) => sendPage(request, reply))
}

function built(page: BuiltPage | undefined): BuiltPage {
  if (!page) throw new Failure('NOT_FOUND')
  return page
}
