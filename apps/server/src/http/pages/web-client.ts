import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import { Failure } from '../fail.ts'
import { pagePolicy } from '../security-headers.ts'
import { FORGERY_COOKIE } from '../session-gate.ts'

const NONCE_PLACE = '__NONCE__'
const API_PLACE = '__API_URL__'

/** Serves the built client: files with a hash in their name for ever, the page itself always fresh. */
export async function addWebClient(server: Server, folder: string | undefined): Promise<void> {
  const { http } = server
  const { apiUrl } = server.settings
  const apiOrigin = apiUrl ? new URL(apiUrl).origin : ''
  const pageOf = async (name: string) => {
    const built = folder ? await readFile(join(folder, name), 'utf8').catch(() => null) : null
    return built?.replace(API_PLACE, () => apiUrl ?? '')
  }
  const html = await pageOf('index.html')
  if (folder && html) {
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
  }
  const version = html ? createHash('sha256').update(html).digest('base64url').slice(0, 16) : ''
  http.get('/', async (_request, reply) => reply.redirect('/main'))
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page = html!) => {
    if (apiOrigin && request.nonce)
      reply.header('content-security-policy', pagePolicy(request.nonce, apiOrigin))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-client-version', version)
      .send(page.replaceAll(NONCE_PLACE, request.nonce))
  }
  http.setNotFoundHandler(async (request, reply) => {
    // A person who mistyped an address gets the page that says so; a program gets its error.
    const isTyped = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
    if (html && isTyped) return sendPage(request, reply.status(404))
    throw new Failure('NOT_FOUND')
  })
  if (!html) return
  // Who has a session gets the files of the first screens named at once, and their frame drawn before any script.
  const main = (await pageOf('main.html')) ?? html
  const home = (await pageOf('home.html')) ?? html
  const signedIn = (request: FastifyRequest, page: string) =>
    request.cookies[FORGERY_COOKIE] === undefined ? html : page
  // Screens never share an address with the API (decision A-77), so the page answers on these alone.
  http.get('/main', async (request, reply) => sendPage(request, reply, signedIn(request, home)))
  http.get('/main/*', async (request, reply) => sendPage(request, reply, signedIn(request, main)))
  for (const url of ['/auth', '/auth/*', '/signout'])
    http.get(url, async (request, reply) => sendPage(request, reply))
}
