import { useTranslation } from 'react-i18next'
import { type DutyCode, dutyCodes, duties } from '#contract/roles/duties.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listRoles } from '#contract/roles/roles.ts'
import type { Language } from '../../text/i18n.ts'

type Holder = EndpointResponse<typeof listRoles>[number]

export interface DutyRow {
  code: DutyCode
  name: string
  text: string
  group: 'office' | 'requests'
  holders: Holder[]
}

/** Every duty in the reader's language with who is in charge. */
export function useDuties(holders: readonly Holder[]): DutyRow[] {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const byDuty = Map.groupBy(holders, (holder) => holder.role_name)
  return dutyCodes.map((code) => ({
    code,
    ...duties[code][language],
    group: duties[code].group,
    holders: byDuty.get(code) ?? [],
  }))
}
