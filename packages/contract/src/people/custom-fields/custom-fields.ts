import { z } from 'zod'
import { FIELD_KINDS } from '#rules/custom-fields/field-kind.ts'
import { area } from '../../area.ts'
import { alsoCalled, id, line, paged, queryFlag, queryInt, text } from '../../fields.ts'

const touches = [
  'org.list_custom_fields',
  'org.list_custom_field_options',
  'org.list_user_custom_values_all',
  'org.list_custom_values',
  // A sheet may have a column for each of them.
  'members.get_import',
]
const fields = area({
  area: 'org',
  path: '/user/custom_user_field',
  touches,
})
const options = area({
  area: 'org',
  path: '/user/custom_user_field_list',
  touches,
})
const values = area({
  area: 'org',
  path: '/user/user_custom_value',
  touches,
})

const abilities = z.object({ update: z.boolean(), delete: z.boolean() })

/** Who sees a value: every colleague; the person, leaders above and admins; admins only. */
export const showLevels = ['ALL', 'LEADER', 'ADMIN'] as const
/** Who edits a value: the person and admins; admins only. */
export const editLevels = ['SELF', 'ADMIN'] as const

// The specification says "bool or level": true is the wider, false the narrower.
const showLevel = z.union([z.enum(showLevels), z.boolean().transform((on) => (on ? 'ALL' : 'ADMIN'))])
const editLevel = z.union([z.enum(editLevels), z.boolean().transform((on) => (on ? 'SELF' : 'ADMIN'))])

const option = z.object({
  id: z.number(),
  custom_user_field: z.number(),
  cufl_name: z.string(),
  _order: z.number(),
  /** People who have chosen it; null when nobody asked, and for those who are no admins. */
  used_count: z.number().nullable(),
})

const field = z.object({
  id: z.number(),
  name: z.string(),
  cuf_name: z.string(),
  cuf_type: z.enum(FIELD_KINDS),
  cuf_show: z.enum(showLevels),
  cuf_edit: z.enum(editLevels),
  cuf_placeholder: z.string(),
  _order: z.number(),
  options: z.array(option),
  /** People who have a value; null like used_count. */
  value_count: z.number().nullable(),
  abilities,
})

export const listCustomFields = fields({
  id: 'list_custom_fields',
  method: 'GET',
  path: '/',
  summary: 'Extra fields of people in their order; fields that only admins see are left out for others',
  query: z.object({
    /** Also count who has filled them in: for the screen on which they are kept. */
    counts: queryFlag.optional(),
  }),
  response: z.array(field),
})

const newField = z.object({
  cuf_name: line(1, 50),
  cuf_type: z.enum(FIELD_KINDS).default('TEXT'),
  cuf_show: showLevel.default('LEADER'),
  cuf_edit: editLevel.default('ADMIN'),
  cuf_placeholder: line(0, 100).default(''),
  /** Names of the options at once; further ones are added one by one. */
  options: z.array(line(1, 50)).max(100).optional(),
})

export const createCustomField = fields({
  id: 'create_custom_field',
  method: 'POST',
  path: '/',
  summary: 'Add an extra field behind the others',
  body: alsoCalled(newField, 'cuf_name', 'name'),
  response: field,
  errors: [
    'FORBIDDEN',
    'NAME_TAKEN',
    'CUSTOM_FIELD_HIDDEN_EDIT',
    'CUSTOM_FIELDS_FULL',
    'CUSTOM_OPTION_NOT_WANTED',
  ],
})

const fieldChange = z.object({
  cuf_name: line(1, 50).optional(),
  cuf_type: z.enum(FIELD_KINDS).optional(),
  cuf_show: showLevel.optional(),
  cuf_edit: editLevel.optional(),
  cuf_placeholder: line(0, 100).optional(),
  options: z
    .array(z.object({ id: id.optional(), cufl_name: line(1, 50) }))
    .max(100)
    .optional(),
  confirm: z.boolean().default(false),
})

export const updateCustomField = fields({
  id: 'update_custom_field',
  method: 'PATCH',
  path: '/{id}/',
  summary:
    'Change an extra field. Its type changes only into one that holds the values there are. A list of options replaces the present ones; options in use go only with confirm',
  body: alsoCalled(fieldChange, 'cuf_name', 'name'),
  response: field,
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'NAME_TAKEN',
    'CUSTOM_FIELD_HIDDEN_EDIT',
    'CUSTOM_FIELD_KIND_FIXED',
    'CUSTOM_OPTION_IN_USE',
    'CUSTOM_OPTION_NOT_WANTED',
  ],
})

export const deleteCustomField = fields({
  id: 'delete_custom_field',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove an extra field; one that has values goes, with them, only with confirm',
  query: z.object({ confirm: queryFlag.optional() }),
  errors: ['FORBIDDEN', 'CUSTOM_FIELD_HAS_VALUES'],
})

export const orderCustomFields = fields({
  id: 'order_custom_fields',
  method: 'POST',
  path: '/set_order/',
  summary: 'Put extra fields into an order; fields that are not named stand behind in the order they had',
  body: z.object({ ids: z.array(id).min(1).max(200) }),
  response: z.array(field),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listFieldOptions = options({
  id: 'list_custom_field_options',
  method: 'GET',
  path: '/',
  summary: 'Options of the fields with choices, of all fields or of one, in their order',
  query: z.object({ custom_user_field: queryInt(1).optional() }),
  response: z.array(option),
})

export const createFieldOption = options({
  id: 'create_custom_field_option',
  method: 'POST',
  path: '/',
  summary: 'Add an option at the end',
  body: z.object({ custom_user_field: id, cufl_name: line(1, 50) }),
  response: option,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NAME_TAKEN', 'CUSTOM_OPTION_NOT_WANTED', 'CUSTOM_OPTIONS_FULL'],
})

export const updateFieldOption = options({
  id: 'update_custom_field_option',
  method: 'PATCH',
  path: '/{id}/',
  summary: 'Rename an option; people who chose it keep it under the new name',
  body: z.object({ cufl_name: line(1, 50).optional() }),
  response: option,
  errors: ['FORBIDDEN', 'NAME_TAKEN'],
})

export const deleteFieldOption = options({
  id: 'delete_custom_field_option',
  method: 'DELETE',
  path: '/{id}/',
  summary: 'Remove an option; one that somebody has chosen goes only with confirm',
  query: z.object({ confirm: queryFlag.optional() }),
  errors: ['FORBIDDEN', 'CUSTOM_OPTION_IN_USE'],
})

const value = z.object({
  /** null while there is no value. */
  id: z.number().nullable(),
  custom_user_field: z.number(),
  user: z.number(),
  cuf_name: z.string(),
  cuf_type: z.enum(FIELD_KINDS),
  /** As it is stored: yyyy-MM-dd, true or false, plain numbers, ids of options with commas between them. */
  ucv_value: z.string(),
  /** The same as people read it: names of options instead of their ids. */
  ucv_text: z.string(),
  abilities: z.object({ update: z.boolean() }),
})

/** An empty text or null takes the value away. */
const typedValue = text(0, 2000).nullable()

const valueErrors = [
  'FORBIDDEN',
  'NOT_FOUND',
  'CUSTOM_VALUE_TOO_LONG',
  'CUSTOM_VALUE_NOT_A_NUMBER',
  'CUSTOM_VALUE_NOT_A_DAY',
  'CUSTOM_VALUE_NOT_AN_OPTION',
  'CUSTOM_VALUE_NOT_YES_NO',
  'CUSTOM_VALUE_NOT_A_PHONE',
  'CUSTOM_VALUE_NOT_AN_EMAIL',
  'CUSTOM_VALUE_NOT_A_URL',
] as const

export const listCustomValues = values({
  id: 'list_custom_values',
  method: 'GET',
  path: '/',
  aliases: ['/user/custom_user_value/'],
  summary: 'Values of extra fields, of the people and fields that the caller may see',
  ...paged(value, {
    user_id: id.optional(),
    custom_user_field: id.optional(),
  }),
  errors: ['NOT_FOUND'],
})

export const createCustomValue = values({
  id: 'create_custom_value',
  method: 'POST',
  path: '/',
  aliases: ['/user/custom_user_value/'],
  summary: 'Give a person a value, in the place of the present one if there is one',
  body: z.object({
    custom_user_field: id,
    /** The caller when absent. */
    user: id.optional(),
    ucv_value: typedValue,
  }),
  response: value,
  errors: valueErrors,
})

export const updateCustomValue = values({
  id: 'update_custom_value',
  method: 'PATCH',
  path: '/{id}/',
  aliases: ['/user/custom_user_value/{id}/'],
  summary: 'Change a value; null takes it away',
  body: z.object({ ucv_value: typedValue.optional() }),
  response: value,
  errors: valueErrors,
})

export const deleteCustomValue = values({
  id: 'delete_custom_value',
  method: 'DELETE',
  path: '/{id}/',
  aliases: ['/user/custom_user_value/{id}/'],
  summary: 'Take a value away',
  errors: ['FORBIDDEN'],
})

export const saveCustomValues = values({
  id: 'save_custom_values',
  method: 'POST',
  path: '/save_bulk/',
  summary: 'Save several values of one person, all or none; refusals name every field that is wrong',
  body: z.object({
    user: id.optional(),
    values: z
      .array(z.object({ custom_user_field: id, ucv_value: typedValue }))
      .min(1)
      .max(100),
  }),
  response: z.array(value),
  success: [200],
  errors: valueErrors,
})

const personWithValues = z.object({
  user_id: z.number(),
  username: z.string(),
  team_name: z.string().nullable(),
  values: z.array(value),
})

export const listAllCustomValues = fields({
  id: 'list_user_custom_values_all',
  method: 'GET',
  path: '/list_user_custom_values_all/',
  aliases: [
    '/user/user_custom_value/list_user_custom_values_all/',
    '/user/custom_user_value/list_user_custom_values_all/',
  ],
  summary:
    'Values by person, of the people whom the caller looks after. With user_id: that person, with every field that the caller may see, also those without a value',
  ...paged(personWithValues, { user_id: id.optional() }),
  errors: ['NOT_FOUND'],
})
