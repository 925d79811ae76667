import type { Refusal } from '../feedback/refusal.ts'

interface PlacedErrors {
  /** Path of an input of the form to its sentence. */
  fields: Record<string, string>
  /** Sentences about what the form has no input for. */
  rest: string[]
}

/**
 * Lays a refusal's field sentences to the inputs of a form.
 * @param values the values of the form; a path fits when it leads to one of them
 * @param names paths of the server that the form calls otherwise
 */
export function placeErrors(
  refusal: Refusal,
  values: unknown,
  names: Record<string, string> = {},
): PlacedErrors {
  const placed: PlacedErrors = { fields: {}, rest: [] }
  for (const [path, sentence] of Object.entries(refusal.fields)) {
    const input = inputFor(Object.hasOwn(names, path) ? names[path]! : path, values)
    if (input === undefined) placed.rest.push(sentence)
    else placed.fields[input] ??= sentence
  }
  return placed
}

// A path deeper than the form (days.0.start for one input "days") belongs to the nearest input above it.
function inputFor(path: string, values: unknown): string | undefined {
  const steps = path.split('.')
  let inside = values
  let found: string | undefined
  for (const [at, step] of steps.entries()) {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, step)) break
    inside = (inside as Record<string, unknown>)[step]
    found = steps.slice(0, at + 1).join('.')
  }
  return found
}
