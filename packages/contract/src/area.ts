import type { Audience, Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { idParams } from './fields.ts'

/** What endpoints of one area have in common; each may say otherwise of itself. */
export interface Area extends Pick<
  Endpoint,
  'area' | 'feature' | 'whenOff' | 'whileShutOut' | 'limitPerMinute'
> {
  /** What the ids of its endpoints begin with; the area when absent. */
  ids?: string
  /** What their paths begin with. */
  path: string
  /** member when absent. */
  audience?: Audience
  /** What each write touches that does not say so itself. */
  touches?: readonly string[]
  /** What each of them may go wrong with. */
  errors?: readonly ErrorCode[]
}

type Filled = 'area' | 'audience' | 'success' | 'errors'
/** What an endpoint says of itself: `id` and `path` without what its area's begin with. */
export type Own = Omit<Endpoint, Filled> & Partial<Pick<Endpoint, Exclude<Filled, 'area'>>>

type AudienceOf<A, O> = O extends { audience: infer Said extends Audience }
  ? Said
  : A extends { audience: infer Said extends Audience }
    ? Said
    : 'member'
type ParamsOf<O> = O extends { params: infer Said }
  ? { params: Said }
  : O extends { path: `${string}{id}${string}` }
    ? { params: typeof idParams }
    : unknown
type Made<A, O> = Pick<
  Endpoint,
  'id' | 'area' | 'path' | 'success' | 'errors' | 'feature' | 'whenOff' | 'touches'
> &
  Omit<O, 'id' | 'path' | 'audience' | 'success' | 'errors' | 'params' | 'feature' | 'whenOff' | 'touches'> &
  ParamsOf<O> & { audience: AudienceOf<A, O> }

/** What each method answers when all went well; clients of the specification also take the second. */
const SUCCESS = { GET: [200], POST: [201, 200], PUT: [200], PATCH: [200], DELETE: [204, 200] } as const

/**
 * Makes the maker of an area's endpoints: `const rooms = area({ area: 'meeting', path: '/meeting/mt_room' })`, then
 * `rooms({ id: 'get_room', method: 'GET', path: '/{id}/', … })`. A path with {id} has idParams and may answer NOT_FOUND.
 */
export function area<const A extends Area>({ ids, path, touches, errors = [], ...common }: A) {
  return function declare<const O extends Own>(own: O): Made<A, O> {
    const { id, path: rest, ...said }: Own = own
    const hasId = rest.includes('{id}')
    const declared: Endpoint = {
      audience: 'member',
      ...common,
      success: SUCCESS[said.method],
      // As a property, which the web client's build finds and leaves out with the schemas.
      params: hasId ? idParams : undefined,
      ...(touches && (said.method !== 'GET' || said.changesState) && { touches }),
      ...said,
      id: `${ids ?? common.area}.${id}`,
      path: path + rest,
      errors: [...new Set([...errors, ...(hasId ? ['NOT_FOUND' as const] : []), ...(said.errors ?? [])])],
    }
    return declared as unknown as Made<A, O>
  }
}
