import type { EndpointResponse } from '#contract/endpoint.ts'
import { listAllCustomValues, listCustomFields } from '#contract/people/custom-fields/custom-fields.ts'
import { q } from '../../../api/query.ts'

export type Field = EndpointResponse<typeof listCustomFields>[number]
export type Option = Field['options'][number]
export type Value = EndpointResponse<typeof listAllCustomValues>['results'][number]['values'][number]

/** For those who fill them in. */
export const fieldsQuery = q(listCustomFields, {})
/** For those who keep them: with how many people have filled them in. */
export const keptFieldsQuery = q(listCustomFields, { query: { counts: 'true' } })

/** Every field of one person that the viewer may see, with its value. */
export const sheetQuery = (userId: number) => q(listAllCustomValues, { query: { user_id: userId } })
