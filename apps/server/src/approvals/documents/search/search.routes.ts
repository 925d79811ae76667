import { autocomplete } from '#contract/approvals/documents/search.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { personOf } from '../approvals.wire.ts'
import { showContent } from '../kinds/shown-content.ts'
import { findAuthors, listOwn } from './own-documents.queries.ts'

const DOCUMENTS = { page: 1, page_size: 8 }

export function searchRoutes(server: Server): void {
  route(server, autocomplete, {
    allow: everyMember,
    handle: async (ctx, { query: { keyword } }) => {
      if (keyword === '') return { documents: [], people: [] }
      const [{ rows }, people] = await Promise.all([
        listOwn(ctx, { search: keyword }, DOCUMENTS),
        findAuthors(ctx, keyword),
      ])
      const documents = rows.map((row) => ({
        drf_id: row.id,
        drf_title: showContent(row, ctx).title,
        drf_serial: row.serial,
      }))
      return { documents, people: people.map(personOf) }
    },
  })
}
