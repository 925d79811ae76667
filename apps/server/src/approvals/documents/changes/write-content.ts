import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { parseValue } from '../../../http/parse-input.ts'
import { type LockedDocument, submissionFacts } from '../approvals.store.ts'
import { shortTitle } from '../insert-document.ts'
import type { DocumentKind } from '../kinds/document-kind.ts'
import { titlesOf } from '../kinds/shown-content.ts'
import { searchText } from '../search/search-text.ts'

/**
 * Writes what a held document says from now on, with its title and what a search finds it by; what it said is kept as a version.
 * @returns the content as it is kept @throws Failure BAD_REQUEST with the fields of the content
 */
export async function writeContent<C>(
  ctx: CommandContext,
  { id, author_id: authorId }: Pick<LockedDocument, 'id' | 'author_id'>,
  kind: DocumentKind<C>,
  given: unknown,
): Promise<C> {
  const content = parseValue(kind.content, given, ctx.language)
  const { company_language: language } = await submissionFacts(ctx, authorId)
  const filing = kind.filing?.(content)
  const titles = titlesOf({ kind: kind.key, title: '', content }, ctx.today)
  const now = ctx.now.toString()
  const keeping = sql`
    insert into document_versions (company_id, document_id, number, kind, title, content, replaced_at, replaced_by)
    select ${thisCompany}, d.id, d.version, d.kind, d.title, d.content, ${now}::timestamptz, ${ctx.actor.memberId || null}::bigint
    from documents d where d.company_id = ${thisCompany} and d.id = ${id}
    returning id`.execute(ctx.tx)
  const writing = sql`
    update documents set kind = ${kind.key}, title = ${shortTitle(titles[language])},
      search_text = ${searchText({ kind: kind.key, titles, content })}::text || coalesce(E'\n' || serial, ''),
      content = ${JSON.stringify(content)}::jsonb, form_id = ${filing?.formId ?? null},
      storage_years = ${filing?.years ?? null}, ends_on = ${filing?.until ?? null}::date, version = version + 1,
      updated_at = ${now}::timestamptz
    where company_id = ${thisCompany} and id = ${id}`.execute(ctx.tx)
  // Sent together: what is kept is read before it is written over.
  await Promise.all([keeping, writing])
  return content
}
