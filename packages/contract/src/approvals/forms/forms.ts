import { z } from 'zod'
import { parseLine } from '#rules/approvals/role-line.ts'
import {
  FORM_COLUMN_KINDS,
  FORM_FACTS,
  FORM_FIELD_KINDS,
  FORMULA_OPERATIONS,
} from '#rules/forms/form-field.ts'
import { area } from '../../area.ts'
import { id, line, outInstant, paged } from '../../fields.ts'
import { RICH_TEXT_MOST } from '../../rich-text.ts'
import { formEffect } from './form-effect.ts'
import { formVariants, outFormVariants, savedLine } from '../lines/line-fields.ts'
import { formFields } from './form-fields.ts'
import { chosenReceivers, outPlace } from './places.ts'

const forms = area({
  area: 'approval_v1',
  ids: 'forms',
  path: '/v1/approvals',
  feature: 'DOCUMENT_APPROVAL',
  // What a form is called stands beside it in lists of categories, marks and recent ones.
  touches: ['approval_v1'],
})

/**
 * Years that documents are kept, as a number or the text of one; null is for good (article 33 of the Commercial Act, article 42 of the
 * Labour Standards Act).
 */
const storagePeriod = z
  .union([z.literal(1), z.literal(3), z.literal(5), z.literal(10), z.enum(['1', '3', '5', '10'])])
  .transform(Number)
  .nullable()

const outReceiver = outPlace.extend({ id: z.number(), drf_tem_id: z.number(), email: z.string() })

const outColumn = z.object({
  key: z.string(),
  kind: z.enum(FORM_COLUMN_KINDS),
  label: z.string(),
  is_required: z.boolean(),
  options: z.array(z.string()).optional(),
  formula: z
    .object({
      operation: z.enum(FORMULA_OPERATIONS),
      of: z.array(z.string()),
      percent: z.number().optional(),
    })
    .optional(),
  is_summed: z.boolean().optional(),
})

export const outField = z.object({
  key: z.string(),
  kind: z.enum(FORM_FIELD_KINDS),
  label: z.string(),
  hint: z.string().optional(),
  is_required: z.boolean(),
  options: z.array(z.string()).optional(),
  columns: z.array(outColumn).optional(),
  fact: z.enum(FORM_FACTS).optional(),
  in_words: z.boolean().optional(),
})

export const listedForm = z.object({
  drf_tem_id: z.number(),
  drf_title: z.string(),
  nickname: z.string(),
  template_form: z.string(),
  category_id: z.number().nullable(),
  category_name: z.string().nullable(),
  share_com: z.boolean(),
  share_team: z.boolean(),
  storage_period: z.number().nullable(),
  version: z.number(),
  is_bookmarked: z.boolean(),
  used_at: outInstant.nullable(),
  /** Who made it. */
  user_id: z.number(),
  username: z.string(),
  email: z.string(),
  created_date: outInstant,
  updated_date: outInstant,
  abilities: z.object({ update: z.boolean(), delete: z.boolean() }),
})

/** A form among those that are kept, with its line. */
export const keptForm = listedForm.extend({
  apv_role_line: z.string(),
  /** What the parts of the line are called, and what is wrong with it as the company stands. */
  apv_role_line_targets: savedLine.shape.targets,
  apv_role_line_findings: savedLine.shape.findings,
})

/** Lines for documents that a condition fits, and which question, or summed column (table.column), tells their amount. */
const outConditions = { apv_role_line_variants: outFormVariants, apv_role_line_amount: z.string().nullable() }

export const form = keptForm.extend({
  ...outConditions,
  drf_content: z.string(),
  form_fields: z.array(outField),
  form_effect: formEffect.nullable(),
  editor_type: z.string(),
  apv_receive_template: z.array(outReceiver),
  is_apv_line_changable: z.boolean(),
  copy_title: z.boolean(),
})

export const formInput = {
  drf_title: line(1, 100),
  /** What the text of a document begins with; null for a form of questions alone. */
  drf_content: z
    .string()
    .min(1)
    .max(RICH_TEXT_MOST)
    .nullable()
    // Nothing that PostgreSQL could not store.
    .transform((text) => (text ?? '').toWellFormed().replaceAll('\0', '')),
  apv_role_line: z
    .string()
    .max(300)
    .refine((given) => parseLine(given) !== null),
  /** Asked in their order: the first that fits is the line, and apv_role_line stands for the rest. */
  apv_role_line_variants: formVariants,
  /** By which question, or summed column (table.column), AMOUNT goes; it need not be said where there is but one. */
  apv_role_line_amount: line(1, 61).nullable(),
  template_form: line(1, 20),
  form_fields: formFields,
  /** What happens once a document is approved. Full admins set it, with a line that drafters cannot change. */
  form_effect: formEffect.nullable(),
  storage_period: storagePeriod,
  nickname: line(1, 20),
  editor_type: line(0, 20),
  share_com: z.boolean(),
  share_team: z.boolean(),
  is_apv_line_changable: z.boolean(),
  copy_title: z.boolean(),
  apv_receive_template: chosenReceivers,
  category_id: id.nullable(),
}

const refusals = ['FORBIDDEN', 'NOT_FOUND'] as const
export const keptFormRefusals = [
  ...refusals,
  'EVENT_NOT_USABLE',
  'LINE_TOKEN_INVALID',
  'LINE_TARGET_GONE',
] as const

export const listForms = forms({
  id: 'list_templates',
  method: 'GET',
  path: '/templates',
  summary: 'Forms that the caller may use or keep, by category and name',
  ...paged(keptForm, { search: line(0, 100).optional(), category_id: id.optional() }),
})

export const newForm = z.object({
  ...formInput,
  drf_content: formInput.drf_content.default(''),
  apv_role_line: formInput.apv_role_line.default(''),
  apv_role_line_variants: formInput.apv_role_line_variants.default([]),
  apv_role_line_amount: formInput.apv_role_line_amount.default(null),
  template_form: formInput.template_form.default('FREE'),
  form_fields: formInput.form_fields.default([]),
  form_effect: formInput.form_effect.default(null),
  storage_period: formInput.storage_period.default(null),
  nickname: formInput.nickname.optional(),
  editor_type: formInput.editor_type.default(''),
  share_com: formInput.share_com.default(false),
  share_team: formInput.share_team.default(false),
  is_apv_line_changable: formInput.is_apv_line_changable.default(true),
  copy_title: formInput.copy_title.default(true),
  apv_receive_template: formInput.apv_receive_template.default([]),
  category_id: formInput.category_id.default(null),
})

export const formChange = z.object(formInput).partial()

export const createForm = forms({
  id: 'create_template',
  method: 'POST',
  path: '/templates',
  summary: 'Add a form; who shares it with the company is an admin, with a team its leader or an admin',
  body: newForm,
  response: form,
  errors: [...keptFormRefusals, 'FORMS_FULL'],
})

export const getForm = forms({
  id: 'get_template',
  method: 'GET',
  path: '/templates/{id}',
  summary: 'A form with its questions and its line',
  response: form,
})

export const updateForm = forms({
  id: 'update_template',
  method: 'PUT',
  path: '/templates/{id}',
  summary: 'Change a form; documents that were sent keep the version they were written with',
  body: formChange,
  response: form,
  errors: keptFormRefusals,
})

export const deleteForm = forms({
  id: 'delete_template',
  method: 'DELETE',
  path: '/templates/{id}',
  summary: 'Take a form away; its documents stay as they are',
  errors: ['FORBIDDEN'],
})

export const listStandardForms = forms({
  id: 'list_standard_templates',
  method: 'GET',
  path: '/standard-templates',
  summary: 'Forms that come with the product, in the language of the company, of which it can take copies',
  response: z.array(
    z.object({
      key: z.string(),
      drf_title: z.string(),
      form_fields: z.array(outField),
      form_effect: formEffect.nullable(),
      storage_period: z.number().nullable(),
    }),
  ),
  errors: ['FORBIDDEN'],
})

export const takeStandardForm = forms({
  id: 'take_standard_template',
  method: 'POST',
  path: '/standard-templates/{key}',
  summary: 'Take a copy of a standard form for the whole company, to be used or changed',
  params: z.object({ key: z.string().max(40) }),
  response: form,
  errors: [...keptFormRefusals, 'FORMS_FULL'],
})

export const approvableForms = forms({
  id: 'list_approvable_templates',
  method: 'GET',
  path: '/approvable-templates',
  summary: 'Forms with which the caller can write a document now, marked ones first',
  response: z.array(listedForm),
})

export const recentForms = forms({
  id: 'list_recent_templates',
  method: 'GET',
  path: '/templates/recent',
  summary: 'The last ten forms that the caller used, newest first',
  response: z.array(listedForm),
})

export const useForm = forms({
  id: 'use_template',
  method: 'GET',
  path: '/templates/{id}/use',
  summary:
    'A blank document of a form, with what is known of the caller filled in; it is a recent one from now on',
  changesState: true,
  isLook: true,
  touches: ['forms.list_recent_templates'],
  response: form.extend({ drf_values: z.record(z.string(), z.unknown()) }),
})

export const formLine = forms({
  id: 'get_template_line',
  method: 'GET',
  path: '/templates/{id}/approval-line',
  summary: 'Who would decide on and read a document of this form that the caller writes',
  response: z.object({ is_apv_line_changable: z.boolean(), apv_receive: z.array(outPlace) }),
})

export const relationValues = forms({
  id: 'list_relation_values',
  method: 'GET',
  path: '/templates/relation_values',
  summary: 'What is known of the caller and can fill a form',
  query: z.object({ template_id: id.optional() }),
  response: z.array(z.object({ fact: z.enum(FORM_FACTS), value: z.string() })),
  errors: ['NOT_FOUND'],
})

export const componentTypes = forms({
  id: 'list_component_types',
  method: 'GET',
  path: '/component-types',
  summary: 'Kinds of questions that a form may ask, and of columns in its tables',
  response: z.array(
    z.object({
      code: z.enum([...FORM_FIELD_KINDS, ...FORM_COLUMN_KINDS]),
      name: z.string(),
      /** A question of a form, a column of a table in one, or both. */
      is_field: z.boolean(),
      is_column: z.boolean(),
      /** What a FACT can tell of whoever writes. */
      facts: z.array(z.object({ code: z.enum(FORM_FACTS), name: z.string() })),
    }),
  ),
})

export const listFormBookmarks = forms({
  id: 'list_template_bookmarks',
  method: 'GET',
  path: '/template-bookmarks',
  summary: 'Forms that the caller marked',
  response: z.array(listedForm.extend({ template_id: z.number() })),
})

export const markForm = forms({
  id: 'put_template_bookmark',
  method: 'PUT',
  path: '/template-bookmarks/{id}',
  summary: 'Mark a form',
  response: z.object({ drf_tem_id: z.number(), is_bookmarked: z.boolean() }),
})

export const unmarkForm = forms({
  id: 'delete_template_bookmark',
  method: 'DELETE',
  path: '/template-bookmarks/{id}',
  summary: 'Take a mark away',
})

const category = z.object({
  id: z.number(),
  name: z.string(),
  sort_order: z.number(),
  template_count: z.number(),
})

export const listCategories = forms({
  id: 'list_categories',
  method: 'GET',
  path: '/categories',
  summary: 'Headings of forms in their order',
  response: z.array(category),
})

export const filterCategories = forms({
  id: 'list_filter_categories',
  method: 'GET',
  path: '/filters/categories',
  summary: 'Headings under which the caller finds a form',
  response: z.array(category),
})

export const createCategory = forms({
  id: 'create_category',
  method: 'POST',
  path: '/categories',
  summary: 'Add a heading behind the others',
  body: z.object({ name: line(1, 50) }),
  response: category,
  errors: ['FORBIDDEN', 'NAME_TAKEN', 'FORMS_FULL'],
})

export const updateCategory = forms({
  id: 'update_category',
  method: 'PUT',
  path: '/categories/{id}',
  summary: 'Rename a heading',
  body: z.object({ name: line(1, 50) }),
  response: category,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const deleteCategory = forms({
  id: 'delete_category',
  method: 'DELETE',
  path: '/categories/{id}',
  summary: 'Remove a heading that holds no form',
  errors: ['FORBIDDEN', 'FORM_CATEGORY_IN_USE'],
})

export const orderCategories = forms({
  id: 'order_categories',
  method: 'PUT',
  path: '/categories/sort-order',
  summary: 'Put headings into an order; those that are not named stand behind as they did',
  body: z.object({ ids: z.array(id).min(1).max(200) }),
  response: z.array(category),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
