import { apiPage } from './api-page.ts'
import { openapiDocument } from '../openapi.ts'
import type { Server } from '../server.ts'

/** /openapi.json for machines and /docs for people, both made from the contract when first asked for. */
export function addApiDocument(server: Server): void {
  let document: string | undefined
  let page: string | undefined
  server.http.get('/openapi.json', async (_request, reply) => {
    const { apiUrl, publicUrl } = server.settings
    document ??= JSON.stringify(openapiDocument(server.endpoints, apiUrl ?? publicUrl))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document)
  })
  server.http.get('/docs', async (request, reply) => {
    page ??= apiPage(server.endpoints)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replaceAll('__NONCE__', request.nonce))
  })
}
