import { z } from 'zod'
import { touchedByEffects } from '../../form-effects.ts'
import { id, paged, queryFlag, queryInt } from '../../fields.ts'
import { area } from '../../area.ts'
import { form, formChange, keptForm, keptFormRefusals, newForm } from './forms.ts'
import { kept, rewritten, written, writingRefusals } from './writing.ts'

/** As documents/areas.ts, but gone as a whole while approvals are off: these are rows of no other part. */
const oldForms = area({
  area: 'approval_v1',
  ids: 'approvals_v0',
  path: '/approval',
  feature: 'DOCUMENT_APPROVAL',
  touches: ['approval_v1', 'home', ...touchedByEffects],
})

const params = z.object({ drf_tem_id: id })

/** Lines by amount and rank came later: they stand as they are when a form is changed here. */
const later = { apv_role_line_variants: true, apv_role_line_amount: true } as const
const oldForm = form.omit(later)

export const oldListForms = oldForms({
  id: 'list_templates',
  method: 'GET',
  path: '/apvdrafttemplate/',
  summary: 'Forms that the caller may use or keep, by category and name',
  ...paged(keptForm, {
    /** Only forms that the company shares, or does not. */
    share_com: queryFlag.optional(),
    /** Only forms of a team, or of none. */
    share_team: queryFlag.optional(),
  }),
})

export const oldCreateForm = oldForms({
  id: 'create_template',
  method: 'POST',
  path: '/apvdrafttemplate/',
  summary: 'Add a form; who shares it with the company is an admin, with a team its leader or an admin',
  body: newForm.omit(later),
  response: oldForm,
  errors: [...keptFormRefusals, 'FORMS_FULL'],
})

export const oldGetForm = oldForms({
  id: 'get_template',
  method: 'GET',
  path: '/apvdrafttemplate/{drf_tem_id}/',
  summary: 'A form with its questions and its line',
  params,
  response: oldForm,
  errors: ['NOT_FOUND'],
})

export const oldUpdateForm = oldForms({
  id: 'update_template',
  method: 'PATCH',
  path: '/apvdrafttemplate/{drf_tem_id}/',
  summary: 'Change a form; documents that were sent keep the version they were written with',
  params,
  body: formChange.omit(later),
  response: oldForm,
  errors: keptFormRefusals,
})

export const oldDeleteForm = oldForms({
  id: 'delete_template',
  method: 'DELETE',
  path: '/apvdrafttemplate/{drf_tem_id}/',
  summary: 'Take a form away; its documents stay as they are',
  params,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** What is sent as a form carries texts alone. */
const flag = z.union([z.boolean(), queryFlag])
const values = z.preprocess((given) => {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given) as unknown
  } catch {
    return given
  }
}, written.shape.drf_values)

export const oldWriteDocument = oldForms({
  id: 'write_draft',
  method: 'POST',
  path: '/apvdraft/',
  summary: 'Write a document, freely or with a form: keep it as a draft, or submit it',
  accepts: 'form',
  body: written.extend({
    is_draft: flag.default(false),
    drf_tem_id: id.nullable().default(null),
    version: queryInt(1).optional(),
    drf_values: values,
    replaces_drf_id: id.nullable().default(null),
  }),
  response: kept,
  errors: [...writingRefusals, 'DRAFTS_FULL'],
})

export const oldRewriteDocument = oldForms({
  id: 'rewrite_draft',
  method: 'PATCH',
  path: '/apvdraft/{id}/',
  summary: 'Go on with an own draft, submit it, or change a document that nobody has opened yet',
  body: rewritten,
  response: kept,
  errors: [...writingRefusals, 'DOCUMENT_SEEN', 'LINE_STANDS'],
})

export const oldDeleteDraft = oldForms({
  id: 'delete_draft',
  method: 'DELETE',
  path: '/apvdraft/{id}/',
  summary:
    'Throw an own draft away, or delete an own document that was taken back before anybody decided on it',
  errors: ['FORBIDDEN', 'DOCUMENT_STATE'],
})
