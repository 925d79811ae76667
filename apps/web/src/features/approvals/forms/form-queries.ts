import {
  approvableForms,
  formLine,
  getForm,
  listCategories,
  listForms,
  recentForms,
} from '#contract/approvals/forms/forms.ts'
import { copyDocument } from '#contract/approvals/documents/copy.ts'
import { listAttachments } from '#contract/approvals/documents/attachments.ts'
import { listReceivers } from '#contract/approvals/forms/receivers.ts'
import { getDraft, lineOfDraft, listDrafts } from '#contract/approvals/forms/writing.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { q } from '../../../api/query.ts'
import type { PersonOption } from '../../../ui/people/person-picker.tsx'

export type Form = EndpointResponse<typeof getForm>
/** Somebody of a line, in their place. */
export type LinePlace = EndpointResponse<typeof formLine>['apv_receive'][number]
/** A form among those that the reader may keep. */
export type KeptForm = EndpointResponse<typeof listForms>['results'][number]
export type ListedForm = EndpointResponse<typeof approvableForms>[number]
export type FormField = Form['form_fields'][number]
export type FormColumn = NonNullable<FormField['columns']>[number]
export type Draft = EndpointResponse<typeof getDraft>
export type Category = EndpointResponse<typeof listCategories>[number]

export const keptFormsQuery = q(listForms, { query: { page_size: 500 } })
export const offeredFormsQuery = q(approvableForms)
export const recentFormsQuery = q(recentForms)
export const categoriesQuery = q(listCategories)
export const draftsQuery = q(listDrafts, { query: { page_size: 300 } })
export const draftQuery = (id: number) => q(getDraft, { params: { id } })
export const copyQuery = (id: number) => q(copyDocument, { params: { id } })
export const formQuery = (id: number) => q(getForm, { params: { id } })
export const attachmentsQuery = (id: number) => q(listAttachments, { params: { id } })
export const formLineQuery = (id: number) => q(formLine, { params: { id } })
export const receiverListsQuery = q(listReceivers, { query: { limit: 1 } })

/** Who would see a document before it is sent: of a draft as it is kept, of a form, or of one that is written freely. */
export const dryRunQuery = (of: { draft: number | undefined; form: number | undefined }) =>
  q(lineOfDraft, {
    query:
      of.draft !== undefined ? { drf_id: of.draft } : of.form !== undefined ? { template_id: of.form } : {},
  })

/** People who can stand in a line, for a PersonPicker. */
export async function findReceivers(search: string, limit = 20): Promise<PersonOption[]> {
  const { people } = await call(listReceivers, { query: { search, limit } })
  return people.map((one) => ({
    id: one.user_id,
    name: one.username,
    position: one.position,
    team: one.team?.team_name ?? null,
    imageUrl: one.image_url,
  }))
}
