import { sql } from '../../db/sql/sql.ts'
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

/** A question, and of which form it is: two forms number their questions alike. */
export interface AskedField {
  formId: number
  field: FormField
}

/** The questions of all versions of forms by form and key, each as it was asked last. */
export async function fieldsOf({ tx }: Reader, formIds: readonly number[]): Promise<AskedField[]> {
  const { rows } = await sql<{ form_id: number; fields: FormField[] }>`
    select v.form_id, v.fields from form_versions v
    where v.company_id = ${thisCompany} and v.form_id = any(${[...formIds]}::bigint[])
    order by v.form_id, v.version`.execute(tx)
  const asked = new Map<string, AskedField>()
  for (const { form_id: formId, fields } of rows)
    for (const field of fields) asked.set(`${formId}.${field.key}`, { formId, field })
  return [...asked.values()]
}
