import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { today } from '../../../text/formats.ts'
import { type PersonOption, PersonPicker } from '../../../ui/people/person-picker.tsx'
import { DayRangePicker } from '../../../ui/time/day-range-picker.tsx'
import { findPeople, personQuery } from '../../people/directory/index.ts'
import { actionsQuery, areaOf } from './audit-queries.ts'
import type { AuditSearch } from './audit-search.ts'
import styles from './audit.module.css'

interface AuditFiltersProps {
  search: AuditSearch
  onChange: (search: AuditSearch) => void
}

/** Who, to whom, what and when; all of it stands in the address. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t } = useTranslation()
  const areas = useQuery(actionsQuery).data ?? []
  const { action, from, to } = search
  const area = areaOf(search)
  const offered = areas.filter((one) => area === undefined || one.area === area)
  const put = (change: Partial<Record<keyof AuditSearch, AuditSearch[keyof AuditSearch]>>) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined),
      ) as AuditSearch,
    )
  return (
    <div className={styles.filters} role="search" aria-label={t('audit.filters')}>
      <Person label={t('audit.actor')} id={search.actor} onChange={(actor) => put({ actor })} />
      <Person label={t('audit.user')} id={search.user} onChange={(user) => put({ user })} />
      <Select
        label={t('audit.area')}
        placeholder={t('audit.all')}
        clearable
        clearButtonProps={{ 'aria-label': t('common.action.clear') }}
        data={areas.map((one) => ({ value: one.area, label: one.area_name }))}
        value={area ?? null}
        onChange={(next) => put({ area: next ?? undefined, action: undefined })}
      />
      <Select
        label={t('audit.action')}
        placeholder={t('audit.all')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('common.action.clear') }}
        data={offered.map((one) => ({
          group: one.area_name,
          items: one.actions.map(({ action: value, action_text: label }) => ({ value, label })),
        }))}
        value={action ?? null}
        onChange={(next) => put({ action: next ?? undefined })}
      />
      <DayRangePicker
        label={t('audit.period')}
        clearable
        max={today().toString()}
        value={from && to ? { from, to } : null}
        onChange={(range) => put({ from: range?.from, to: range?.to })}
      />
    </div>
  )
}

interface PersonProps {
  label: string
  id: number | undefined
  onChange: (id: number | undefined) => void
}

function Person({ label, id, onChange }: PersonProps) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...personQuery(id ?? 0), enabled: id !== undefined })
  const chosen: PersonOption[] =
    id === undefined ? [] : [{ id, name: data?.user_profile.username ?? t('audit.unknownPerson') }]
  return (
    <PersonPicker
      label={label}
      placeholder={id === undefined ? t('audit.all') : ''}
      value={chosen}
      onChange={([person]) => onChange(person?.id)}
      search={findPeople}
    />
  )
}
