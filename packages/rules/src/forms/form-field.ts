/** What can be asked on a form. */
export const FORM_FIELD_KINDS = [
  'TEXT',
  'LONG_TEXT',
  'NUMBER',
  'MONEY',
  'DATE',
  'PERIOD',
  'TIME',
  'SELECT',
  'CHECKS',
  'PERSON',
  'TEAM',
  'TABLE',
  'FILE',
  'FACT',
] as const
export type FormFieldKind = (typeof FORM_FIELD_KINDS)[number]

/** What a column of a table holds; FORMULA is reckoned from the others of its row. */
export const FORM_COLUMN_KINDS = ['TEXT', 'NUMBER', 'MONEY', 'DATE', 'SELECT', 'FORMULA'] as const
export type FormColumnKind = (typeof FORM_COLUMN_KINDS)[number]

/** What is known of the author and need not be asked. */
export const FORM_FACTS = ['NAME', 'TEAM', 'POSITION', 'JOINED_ON', 'EMAIL', 'PHONE', 'TODAY'] as const
export type FormFact = (typeof FORM_FACTS)[number]

/** Whether what is known is a day. */
export const isDayFact = (fact: FormFact | undefined) => fact === 'JOINED_ON' || fact === 'TODAY'

export const FORMULA_OPERATIONS = ['MULTIPLY', 'ADD', 'SUBTRACT', 'PERCENT'] as const

/** How a column is reckoned: over columns of the same row, in their order, reckoned ones before it among them; PERCENT takes `percent` of the first. Won, rounded. */
export interface Formula {
  operation: (typeof FORMULA_OPERATIONS)[number]
  of: string[]
  percent?: number | undefined
}

export interface FormColumn {
  key: string
  kind: FormColumnKind
  label: string
  is_required: boolean
  options?: string[] | undefined
  formula?: Formula | undefined
  /** The sum of the column stands below the table. */
  is_summed?: boolean | undefined
}

/** One question of a form. The key is what values are kept by; it never changes once the form is in use. */
export interface FormField {
  key: string
  kind: FormFieldKind
  label: string
  hint?: string | undefined
  is_required: boolean
  /** Of SELECT and CHECKS. */
  options?: string[] | undefined
  /** Of TABLE. */
  columns?: FormColumn[] | undefined
  /** Of FACT. */
  fact?: FormFact | undefined
  /** MONEY, or the sums of a TABLE: the amount is also written out. */
  in_words?: boolean | undefined
}

export const FORM_LIMITS = { fields: 60, columns: 12, options: 50, rows: 200 } as const

/** What is wrong with the questions themselves, and where: `fields.3.options`. */
export interface FormProblem {
  path: (string | number)[]
  problem: 'TWICE' | 'MISSING' | 'UNKNOWN' | 'NOT_WANTED'
}

/** Whether questions make sense together: keys once, choices with options, tables with columns, formulas over columns that are numbers. */
export function formProblems(fields: readonly FormField[]): FormProblem[] {
  return [
    ...repeated(fields.map(({ key }) => key)).map((at) => ({ path: [at, 'key'], problem: 'TWICE' as const })),
    ...fields.flatMap((field, at) =>
      fieldProblems(field).map((one) => ({ ...one, path: [at, ...one.path] })),
    ),
  ]
}

function fieldProblems(field: FormField): FormProblem[] {
  const needs = {
    options: hasOptions(field.kind),
    columns: field.kind === 'TABLE',
    fact: field.kind === 'FACT',
  }
  const columns = field.columns ?? []
  return [
    ...needed(field, needs),
    ...optionProblems(field.options),
    ...repeated(columns.map(({ key }) => key)).map((at) => ({
      path: ['columns', at, 'key'],
      problem: 'TWICE' as const,
    })),
    ...columns.flatMap((column, at) =>
      columnProblems(column, columns).map((one) => ({ ...one, path: ['columns', at, ...one.path] })),
    ),
  ]
}

function columnProblems(column: FormColumn, columns: readonly FormColumn[]): FormProblem[] {
  const problems = [
    ...needed(column, { options: column.kind === 'SELECT', formula: column.kind === 'FORMULA' }),
    ...optionProblems(column.options),
  ]
  if (column.is_summed && !isAmount(column.kind))
    problems.push({ path: ['is_summed'], problem: 'NOT_WANTED' })
  if (!column.formula) return problems
  const { operation, of, percent } = column.formula
  const before = columns.indexOf(column)
  const isKnown = (key: string) => columns.some((one, at) => one.key === key && reckonsWith(one, at, before))
  if (!of.every(isKnown)) problems.push({ path: ['formula', 'of'], problem: 'UNKNOWN' })
  if (of.length < (operation === 'PERCENT' ? 1 : 2))
    problems.push({ path: ['formula', 'of'], problem: 'MISSING' })
  if ((operation === 'PERCENT') !== (percent !== undefined))
    problems.push({ path: ['formula', 'percent'], problem: percent === undefined ? 'MISSING' : 'NOT_WANTED' })
  return problems
}

function needed<T extends FormField | FormColumn>(
  one: T,
  needs: Partial<Record<keyof T, boolean>>,
): FormProblem[] {
  return Object.entries(needs).flatMap(([name, isNeeded]): FormProblem[] => {
    const value = one[name as keyof T] as readonly unknown[] | object | string | undefined
    const isThere = Array.isArray(value) ? value.length > 0 : value !== undefined
    if (isNeeded === isThere) return []
    return [{ path: [name], problem: isNeeded ? 'MISSING' : 'NOT_WANTED' }]
  })
}

const optionProblems = (options: readonly string[] = []): FormProblem[] =>
  repeated(options).map((at) => ({ path: ['options', at], problem: 'TWICE' }))

function repeated(keys: readonly string[]): number[] {
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []))
}

export function hasOptions(kind: FormFieldKind): boolean {
  return kind === 'SELECT' || kind === 'CHECKS'
}

/** Whether the formula of a column can go by another one: by what is typed anywhere, by what is reckoned before it. */
export function reckonsWith({ kind }: Pick<FormColumn, 'kind'>, at: number, formulaAt: number): boolean {
  return kind === 'NUMBER' || kind === 'MONEY' || (kind === 'FORMULA' && at < formulaAt)
}

/** Whether a column holds amounts of won, which can be summed. */
export function isAmount(kind: FormColumnKind): boolean {
  return kind === 'MONEY' || kind === 'FORMULA' || kind === 'NUMBER'
}
