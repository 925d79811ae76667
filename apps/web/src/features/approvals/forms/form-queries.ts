import {
  approvableForms,
  formLine,
  getForm,
  listCategories,
  listForms,
  recentForms,
} from '#contract/approvals/forms/forms.ts'
import { listAttachments } from '#contract/approvals/documents/attachments.ts'
import { getDraft, listDrafts } from '#contract/approvals/forms/writing.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../api/query.ts'

export type Form = EndpointResponse<typeof getForm>
/** Somebody of a line, in their place. */
export type LinePlace = EndpointResponse<typeof formLine>['apv_receive'][number]
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
export const formQuery = (id: number) => q(getForm, { params: { id } })
export const attachmentsQuery = (id: number) => q(listAttachments, { params: { id } })
export const formLineQuery = (id: number) => q(formLine, { params: { id } })
