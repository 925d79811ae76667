import { Button } from '@mantine/core'
import { IconArrowsMove, IconBinaryTree, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ChartTeam } from './chart-model.ts'
import styles from './org-chart.module.css'

interface ActiveBarProps {
  team: ChartTeam
  name: string
  onToggle: () => void
  /** undefined where the branch is shown already. */
  onBranch: (() => void) | undefined
  onMove: (() => void) | undefined
}

/** What can be done with the team on which the keys stand. */
export function ActiveBar({ team, name, onToggle, onBranch, onMove }: ActiveBarProps) {
  const { t } = useTranslation()
  const people = team.node?.members.length ?? 0
  return (
    <div className={styles.active} role="group" aria-label={name}>
      <strong>{name}</strong>
      {people > 0 && (
        <Button size="compact-sm" variant="subtle" leftSection={<IconUsers size={14} />} onClick={onToggle}>
          {t(team.isOpened ? 'organization.chart.hidePeople' : 'organization.chart.showPeople')}
        </Button>
      )}
      {onBranch && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconBinaryTree size={14} />}
          onClick={onBranch}
        >
          {t('organization.chart.branch')}
        </Button>
      )}
      {onMove && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconArrowsMove size={14} />}
          onClick={onMove}
        >
          {t('teams.act.move')}
        </Button>
      )}
    </div>
  )
}
