import type { ErrorCode } from './errors.ts'
import type { FeatureSwitch } from './platform/companies/features.ts'

/** Structural, not z.ZodType: with some 350 endpoints that keeps type checking at seconds. */
export interface SchemaLike {
  _zod: { input: unknown; output: unknown }
}

export type Output<S> = S extends { _zod: { output: infer O } } ? O : undefined
export type Input<S> = S extends { _zod: { input: infer I } } ? I : undefined

/**
 * Who may knock at all, before any policy:
 * - public: nobody need be signed in
 * - account: a signed-in person, also one who belongs to no company yet
 * - member: a signed-in person in a company; the request runs in that company's transaction
 */
export type Audience = 'public' | 'account' | 'member'

/**
 * What a file leaves in the trail when it is answered: an entry by this action, about the things that the first given of these
 * fields names, one entry each. Or why it leaves none:
 * - PICTURE: a part of a screen, such as a logo or a portrait
 * - EMPTY: to be filled in; nobody is told of in it
 * - SUBSCRIBED: programs read it again and again; that its address was given out stands in the trail
 * - BY_COMMAND: nobody is signed in; the command itself says in whose name it is opened
 */
export type DownloadNote =
  | { action: string; target?: { kind: string; by: readonly string[] } }
  | { unnoted: 'PICTURE' | 'EMPTY' | 'SUBSCRIBED' | 'BY_COMMAND' }

/** One HTTP endpoint as plain data. Servers bind it, the web calls it, tests and /openapi.json read it. */
export interface Endpoint {
  id: string
  area: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in the specification: {id} for parameters, * for its literal star (any single segment is accepted). */
  path: string
  summary: string
  audience: Audience
  /**
   * The part of the product that it belongs to; FEATURE_OFF is answered when the company has switched that off. Of
   * several, when all are off; rows of one that is off are left out and refused.
   */
  feature?: FeatureSwitch | readonly FeatureSwitch[]
  /** Stays open although its part is off, for rows of other parts; those of its own are left out and refused. */
  whenOff?: 'rows'
  params?: SchemaLike
  query?: SchemaLike
  body?: SchemaLike
  /** What leaves; undeclared fields never do. Absent for answers without a body and for `content: 'binary'`. */
  response?: SchemaLike
  /** The first one is what we answer; the rest are documented as accepted by clients. */
  success: readonly number[]
  /** What may go wrong besides BAD_REQUEST, NOT_SIGNED_IN, TOKEN_EXPIRED, FORGERY_SUSPECTED and TOO_MANY_REQUESTS. */
  errors: readonly ErrorCode[]
  /** form: multipart/form-data is accepted beside JSON; files arrive as input.files. */
  accepts?: 'json' | 'form'
  /** Names of the form's fields that may carry files; files under other names are refused while they arrive. */
  files?: readonly string[]
  answers?: 'json' | 'binary'
  /** Of every endpoint that answers a file (tests/noted-downloads.test.ts). */
  download?: DownloadNote
  /** Writes or reads a file so large that it waits in the line of all companies; TOO_MANY_FILES when the line is full. */
  waitsForTurn?: true
  /** A GET that changes state (decision A-02): needs the anti-forgery header, runs read-write, is never cached. */
  changesState?: true
  /** Such a GET is a look that is noted: asked for again it is read and noted again, be it with the same Idempotency-Key. */
  isLook?: true
  /**
   * What a write makes stale: areas or ids of endpoints, whose kept answers the web client then asks for again. Empty when
   * nothing that is kept changes.
   */
  touches?: readonly string[]
  /** The answer tells a secret of which only a hash is kept: a repeat of the request is refused, because nothing can tell it again. */
  tellsOnce?: true
  /** Other paths under which older clients call the same thing. */
  aliases?: readonly string[]
  /** Answered also to members whom the company has shut out of the product (dash_available false, R-AUTH-002). */
  whileShutOut?: true
  /**
   * Requests in a minute beyond which 429 is answered: of an account, of a browser with which somebody has signed in, and ten
   * times as many of the strangers behind one address.
   */
  limitPerMinute?: number
}

/** Declares an endpoint, keeping the literal types of what it is given. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}

export type EndpointInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
export type EndpointCall<E extends Endpoint> = CallPart<E, 'params'> &
  CallPart<E, 'query'> &
  CallPart<E, 'body'>
export type EndpointResponse<E extends Endpoint> = E extends { response: infer S } ? Output<S> : void

type Part<E, K extends string> = E extends Record<K, infer S> ? { [P in K]: Output<S> } : unknown
type CallPart<E, K extends string> = E extends Record<K, infer S> ? { [P in K]: Input<S> } : unknown
