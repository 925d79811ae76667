import { useTranslation } from 'react-i18next'
import { type DutyCode, dutyCodes, duties } from '#contract/people/roles/duties.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { permissionMatrix } from '#contract/people/roles/permissions.ts'
import type { listRoles } from '#contract/people/roles/roles.ts'
import type { Language } from '../../../../text/i18n.ts'

export type Holder = EndpointResponse<typeof listRoles>[number]
export type Subject = EndpointResponse<typeof permissionMatrix>['subjects'][number]

export interface DutyRow {
  code: DutyCode
  name: string
  /** Computed: what it opens and the lines in which it stands; empty for a duty that is on record only. */
  does: string[]
  group: 'office' | 'requests'
  holders: Holder[]
}

/** Every duty in the reader's language with who is in charge and what that does, as the server's rules have it. */
export function useDuties(holders: readonly Holder[], subjects: readonly Subject[]): DutyRow[] {
  const { t, i18n } = useTranslation()
  const language = i18n.language as Language
  const byDuty = Map.groupBy(holders, (holder) => holder.role_name)
  const doesOf = (code: DutyCode): string[] => {
    const { opened = [], lines = [] } = subjects.find(({ key }) => key === code) ?? {}
    return [
      opened.length > 0 && t('admins.duties.opens', { names: opened.join(', ') }),
      lines.length > 0 && t('admins.duties.lines', { names: lines.join(', ') }),
    ].filter((sentence) => sentence !== false)
  }
  return dutyCodes.map((code) => ({
    code,
    name: duties[code][language].name,
    does: doesOf(code),
    group: duties[code].group,
    holders: byDuty.get(code) ?? [],
  }))
}
