/** What a company may record of its people; the kind decides the input, the check and how a value is shown. */
export const FIELD_KINDS = [
  'TEXT',
  'LONG_TEXT',
  'NUMBER',
  'DATE',
  'CHOICE',
  'CHOICES',
  'YES_NO',
  'PHONE',
  'EMAIL',
  'URL',
] as const

export type FieldKind = (typeof FIELD_KINDS)[number]

/** Kinds whose values are chosen from the options of the field. */
export function hasOptions(kind: FieldKind): boolean {
  return kind === 'CHOICE' || kind === 'CHOICES'
}

/** Into which other kinds a field may turn while it has values: those that hold every value it can have. */
const WIDER: Partial<Record<FieldKind, readonly FieldKind[]>> = {
  TEXT: ['LONG_TEXT'],
  NUMBER: ['TEXT', 'LONG_TEXT'],
  DATE: ['TEXT', 'LONG_TEXT'],
  PHONE: ['TEXT', 'LONG_TEXT'],
  EMAIL: ['LONG_TEXT'],
  URL: ['LONG_TEXT'],
  CHOICE: ['CHOICES'],
}

/** Whether every value of one kind is also a value of the other. */
export function keepsValues(from: FieldKind, to: FieldKind): boolean {
  return from === to || (WIDER[from] ?? []).includes(to)
}
