import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from './context.ts'

/** What replaces {name} in the sentence of an error: the same in every language, or in each its own. */
export type FailureValues = Readonly<Record<string, string | number | Readonly<Record<Language, string>>>>

/** A refusal that a person is meant to read; route() turns it into status and sentence of contract/errors.ts. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly values: FailureValues
  readonly fields: Record<string, string> | undefined
  /** The transaction is committed all the same: a wrong password has to be counted. */
  keep = false

  constructor(code: ErrorCode, values: FailureValues = {}, fields?: Record<string, string>) {
    super(code)
    this.code = code
    this.values = values
    this.fields = fields
  }

  /** With what led to it, for the log alone. */
  from(cause: unknown): this {
    this.cause = cause
    return this
  }
}

/**
 * Refuses the request; the transaction is rolled back.
 * @param values replaces {name} in the sentence of the error
 * @param fields path of an input field to what is wrong with it
 */
export function fail(code: ErrorCode, values?: FailureValues, fields?: Record<string, string>): never {
  throw new Failure(code, values, fields)
}

/** What stands against something; a Failure where its sentence names more than the code says. */
export type Refusal = ErrorCode | Failure

/** @throws Failure that was found before */
export function refuse(refusal: Refusal): never {
  throw typeof refusal === 'string' ? new Failure(refusal) : refusal
}

/** Refuses, but keeps what was written before: for counting wrong passwords and codes. */
export function failAndKeep(code: ErrorCode, values?: FailureValues): never {
  const failure = new Failure(code, values)
  failure.keep = true
  throw failure
}

/** The row, or NOT_FOUND: also for rows of other companies, which row security hides (decision D-12). */
export function found<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) fail('NOT_FOUND')
  return row
}

/** Runs a write and turns the breach of a named constraint into the refusal that a person understands. */
export async function onConstraint<T>(codes: Record<string, ErrorCode>, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const code = codes[brokenConstraint(error) ?? '']
    if (code) fail(code)
    throw error
  }
}

/**
 * The constraint that a write broke. Citus tells it in the message alone, in quotes, with the number of the shard behind the name:
 * duplicate key value violates unique constraint "members_email_102064".
 */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint, message } = (error ?? {}) as {
    code?: unknown
    constraint?: unknown
    message?: unknown
  }
  if (typeof code !== 'string' || !code.startsWith('23')) return undefined
  const name = typeof constraint === 'string' ? constraint : /constraint "([^"]+)"/.exec(String(message))?.[1]
  return name?.replace(/_\d{6,}$/, '')
}
