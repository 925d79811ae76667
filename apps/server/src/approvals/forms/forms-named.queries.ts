import { sql } from 'kysely'
import type { FormField } from '#rules/forms/form-field.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'

type Reader = Pick<MemberContext, 'tx'>

/** A form, or all of a sort, or all: also those that are removed, whose documents stay. For full admins. */
export async function formsNamed(
  { tx }: Reader,
  { formId, sort }: { formId?: number | undefined; sort?: string | undefined },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select f.id, f.name from forms f where f.company_id = ${thisCompany}
      and ${formId === undefined ? sql`true` : sql`f.id = ${formId}`}
      and ${sort === undefined ? sql`true` : sql`f.template_form = ${sort}`} order by f.id`.execute(tx)
  return rows
}

/** The questions of all versions of forms by their keys, each as it was asked last. */
export async function fieldsOf({ tx }: Reader, formIds: readonly number[]): Promise<FormField[]> {
  const { rows } = await sql<{ fields: FormField[] }>`
    select v.fields from form_versions v
    where v.company_id = ${thisCompany} and v.form_id = any(${[...formIds]}::bigint[])
    order by v.form_id, v.version`.execute(tx)
  const byKey = new Map<string, FormField>()
  for (const field of rows.flatMap(({ fields }) => fields)) byKey.set(field.key, field)
  return [...byKey.values()]
}
