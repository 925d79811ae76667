import type { EndpointCall } from '#contract/endpoint.ts'
import type { saveCustomValues } from '#contract/people/custom-fields/custom-fields.ts'
import { LONGEST, readValue, type ValueProblem } from '#rules/custom-fields/read-value.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Value } from './custom-field-queries.ts'

/** The values of a person by `f<id of the field>`, as they are typed. */
export type ValueForm = Record<string, string>

export const nameOf = (value: Pick<Value, 'custom_user_field'>) => `f${value.custom_user_field}`

export function valueForm(values: readonly Value[]): ValueForm {
  return Object.fromEntries(values.map((value) => [nameOf(value), value.ucv_value]))
}

type Sent = EndpointCall<typeof saveCustomValues>['body']['values']

/** What has changed; nothing else is sent, so that two who edit at once do not undo each other. */
export function changedValues(values: readonly Value[], form: ValueForm): Sent {
  return values
    .filter((value) => (form[nameOf(value)] ?? '').trim() !== value.ucv_value)
    .map((value) => ({
      custom_user_field: value.custom_user_field,
      ucv_value: form[nameOf(value)]?.trim() || null,
    }))
}

/** What is wrong with a typed value; nothing is wrong with an empty one. */
export function valueProblem(
  kind: FieldKind,
  typed: string,
): { problem: ValueProblem; n: number } | undefined {
  if (typed.trim() === '') return undefined
  const read = readValue(kind, typed)
  return read.ok ? undefined : { problem: read.problem, n: LONGEST[kind] }
}

/** The refusal with its sentences at the inputs of the form: the server counts what was sent, not what is shown. */
export function atInputs(error: ApiError, sent: Sent): ApiError {
  const fields = Object.entries(error.fields).map(([path, sentence]) => {
    const at = /^values\.(\d+)\./.exec(path)?.[1]
    const value = at === undefined ? undefined : sent[Number(at)]
    return [value ? `f${String(value.custom_user_field)}` : path, sentence]
  })
  return new ApiError(error.status, { ...(error.body as object), fields: Object.fromEntries(fields) })
}
