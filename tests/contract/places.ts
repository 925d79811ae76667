/** What a JSON Schema says of a value, as far as limits go. */
export interface Limited {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Limited[]
  properties?: Record<string, Limited>
  items?: Limited
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
  contentMediaType?: string
  pattern?: string
  description?: string
}

/** A value inside an input: the way to it, 0 for any entry of a list, and what is said of it. */
export interface Place {
  path: (string | 0)[]
  shape: Limited
}

export function placesIn(shape: Limited, path: (string | 0)[] = []): Place[] {
  const inner = [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, next]) => placesIn(next, [...path, name])),
    ...(shape.items ? placesIn(shape.items, [...path, 0]) : []),
    ...(shape.anyOf ?? []).flatMap((branch) =>
      placesIn(branch, path).filter((place) => place.path.length > path.length),
    ),
  ]
  return path.length > 0 ? [{ path, shape }, ...inner] : inner
}

/** Values on both sides of every limit that is said. */
export function probesOf(shape: Limited): unknown[] {
  if (shape.enum) return [...shape.enum, 'nothing of these']
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = shape
  const fill = (length: number) => Array.from({ length }, () => sample(shape.items ?? {}))
  return [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(minLength === undefined ? [] : ['A'.repeat(minLength), 'A'.repeat(Math.max(0, minLength - 1))]),
    ...(maxLength === undefined ? [] : ['A'.repeat(maxLength), 'A'.repeat(maxLength + 1)]),
    ...(minItems === undefined ? [] : [fill(minItems), fill(minItems - 1)]),
    ...(maxItems === undefined ? [] : [fill(maxItems), fill(maxItems + 1)]),
    ...(shape.anyOf ?? []).flatMap(probesOf),
  ]
}

const sample = ({ type, minimum, enum: choices, properties }: Limited): unknown => {
  if (choices) return choices[0]
  if (type === 'integer' || type === 'number') return minimum ?? 1
  return properties ? {} : 'A'
}

/** Whether a value is within the limits that are said; what its text says beyond them is not judged. */
export function permits(shape: Limited, value: unknown): boolean {
  if (shape.anyOf && !shape.anyOf.some((branch) => permits(branch, value))) return false
  if (shape.enum && !shape.enum.includes(value)) return false
  if (shape.const !== undefined && shape.const !== value) return false
  if (!isOf(shape.type, value)) return false
  if (typeof value === 'number')
    return value >= (shape.minimum ?? -Infinity) && value <= (shape.maximum ?? Infinity)
  const sized = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : null
  if (sized === null) return true
  const [least, most] =
    typeof value === 'string' ? [shape.minLength, shape.maxLength] : [shape.minItems, shape.maxItems]
  if (typeof value === 'string' && shape.pattern && !new RegExp(shape.pattern, 'u').test(value)) return false
  return sized >= (least ?? 0) && sized <= (most ?? Infinity)
}

function isOf(type: string | undefined, value: unknown): boolean {
  if (type === undefined) return true
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  return typeof value === type
}
