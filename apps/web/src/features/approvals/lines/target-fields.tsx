import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { duties, dutyCodes } from '#contract/people/roles/duties.ts'
import type { Language } from '../../../text/i18n.ts'
import { PersonPicker } from '../../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { findPeople, teamOptions, teamsQuery } from '../../people/directory/index.ts'
import { PART_KINDS, type PartKind } from './line-model.ts'
import styles from './lines.module.css'

const FIXED = ['TEAM_LEADER', 'TL1', 'TL2', 'TOP_LEADER', 'CHARGER'] as const
const CHOSEN = ['U', 'T', 'IC', 'M'] as const
type Sort = (typeof FIXED)[number] | (typeof CHOSEN)[number]

interface TargetFieldsProps {
  onAdd: (kind: PartKind, target: string, name: string) => void
}

/** Chooses whom to add and as what: a choice adds at once. */
export function TargetFields({ onAdd }: TargetFieldsProps) {
  const { t, i18n } = useTranslation()
  const [kind, setKind] = useState<PartKind>('')
  const [sort, setSort] = useState<Sort>('U')
  const teams = useQuery(teamsQuery({ is_admin_full: true }))
  const language = i18n.language as Language
  const reads = kind === 'NT' || kind === 'CR'
  const options = teamOptions(teams.data)
  const choose = (value: string | null) => {
    if (!value) return
    setSort(value as Sort)
    if ((FIXED as readonly string[]).includes(value)) onAdd(kind, value, '')
  }
  const ofTeam = (letter: 'T' | 'M') => (id: number | null) => {
    const team = options.find((one) => one.id === id)
    if (team) onAdd(kind, `${letter}${team.id}`, team.name)
  }
  return (
    <div className={styles.add}>
      <Select
        label={t('lines.edit.as')}
        data={PART_KINDS.map((value) => ({ value: value || 'AP', label: t(`lines.kind.${value || 'AP'}`) }))}
        value={kind || 'AP'}
        onChange={(value) => setKind((value === 'AP' ? '' : (value ?? '')) as PartKind)}
        allowDeselect={false}
      />
      <Select
        label={t('lines.edit.whom')}
        data={[...CHOSEN.filter((one) => one !== 'M' || reads), ...FIXED].map((value) => ({
          value,
          label: t(`lines.sort.${value}`),
        }))}
        value={sort}
        onChange={choose}
        allowDeselect={false}
      />
      {sort === 'U' && (
        <PersonPicker
          label={t('lines.sort.U')}
          value={[]}
          search={findPeople}
          onChange={([person]) => person && onAdd(kind, `U${person.id}`, person.name)}
        />
      )}
      {(sort === 'T' || sort === 'M') && (
        <TeamPicker label={t(`lines.sort.${sort}`)} teams={options} value={null} onChange={ofTeam(sort)} />
      )}
      {sort === 'IC' && (
        <Select
          label={t('lines.sort.IC')}
          data={dutyCodes.map((code) => ({ value: code, label: duties[code][language].name }))}
          value={null}
          searchable
          onChange={(value) => {
            const code = dutyCodes.find((one) => one === value)
            if (code) onAdd(kind, `IC${duties[code].lineNumber}`, duties[code][language].name)
          }}
        />
      )}
    </div>
  )
}
