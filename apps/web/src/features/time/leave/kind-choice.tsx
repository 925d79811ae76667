import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listEventCodes } from '#contract/time/event-codes/event-codes.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../api/query.ts'
import { ANNUAL, type LeaveDraft, UNIT_CHOICES, unitsOf, withKind } from './leave-draft.ts'

type EventCode = EndpointResponse<typeof listEventCodes>[number]

const GROUPS = ['VACATION', 'SP', 'HOME', 'OUT', 'WORK', 'ALL'] as const

/** What one may ask for, as the company offers it. */
export function useKinds(): readonly EventCode[] {
  const { data } = useQuery(q(listEventCodes, {}))
  return data?.filter((code) => code.is_mine) ?? []
}

/** The units of a kind; annual leave is known before the others have loaded. */
export function unitsOfKind(kinds: readonly EventCode[], kind: string) {
  if (kind === ANNUAL) return UNIT_CHOICES
  return unitsOf(kinds.find(({ code }) => code === kind)?.codes ?? [])
}

interface KindChoiceProps {
  draft: LeaveDraft
  onChange: (draft: LeaveDraft) => void
}

/** What the request is for. */
export function KindChoice({ draft, onChange }: KindChoiceProps) {
  const { t } = useTranslation()
  const kinds = useKinds()
  const data = GROUPS.map((group) => ({
    group: t(`leave.kindGroup.${group}`),
    items: kinds
      .filter((kind) => kind.group === group)
      .map(({ code, event_name }) => ({ value: code, label: event_name })),
  })).filter(({ items }) => items.length > 0)
  return (
    <Select
      label={t('leave.form.kind')}
      data={data}
      value={draft.kind}
      onChange={(kind) => kind && onChange(withKind(draft, kind, unitsOfKind(kinds, kind)))}
      allowDeselect={false}
      searchable={kinds.length > 12}
      maxDropdownHeight={320}
      disabled={kinds.length === 0}
    />
  )
}
