import type { Endpoint } from '../../../endpoint.ts'
import { areaNames, type Words } from './areas.ts'
import { listedAbilities } from './listed.ts'

/** Something that people can do or not: a row of the table who may do what. */
export interface Ability {
  key: string
  area: string
  words: Words
  /** Ids of the endpoints; empty for what an area's further endpoints fall into. */
  endpoints: readonly string[]
  /** Which rule says whose rows it reaches; the server's slices register them. Absent: not about persons or teams. */
  rows?: string
}

const byEndpoint = new Map(
  listedAbilities.flatMap((ability) => ability.endpoints.map((id) => [id, ability] as const)),
)

/** The ability that an endpoint belongs to: the one that lists it, else reading or changing in its area. */
export function abilityOf(endpoint: Pick<Endpoint, 'id' | 'area' | 'method' | 'changesState'>): Ability {
  return byEndpoint.get(endpoint.id) ?? defaultAbility(endpoint)
}

/** Whether an endpoint is listed by name; the others are only put where their area suggests. */
export function isListed(endpointId: string): boolean {
  return byEndpoint.has(endpointId)
}

function defaultAbility(endpoint: Pick<Endpoint, 'area' | 'method' | 'changesState'>): Ability {
  const area = areaNames[endpoint.area] ? endpoint.area : 'other'
  const { ko, ja, en } = areaNames[area]!
  const reads = endpoint.method === 'GET' && !endpoint.changesState
  const words = reads
    ? { ko: `${ko}: 그 밖의 정보 열람`, ja: `${ja}：その他の情報の閲覧`, en: `${en}: view everything else` }
    : { ko: `${ko}: 그 밖의 설정과 처리`, ja: `${ja}：その他の設定と処理`, en: `${en}: everything else` }
  return { key: `${area}.${reads ? 'other_reads' : 'other_writes'}`, area, words, endpoints: [] }
}

/** Areas in the order in which people are shown them; what nobody named comes last. */
export const areaOrder: readonly string[] = Object.keys(areaNames)
