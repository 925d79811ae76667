import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import { PeriodField } from '../../../ui/form/period-field.tsx'
import { SearchField } from '../../../ui/input/search-field.tsx'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { ranksQuery, teamOptions, teamsQuery } from '../directory/index.ts'
import { isFiltered } from './member-filter.ts'
import type { MemberSearch, MemberView } from './member-view.ts'
import styles from './members.module.css'

interface MemberToolbarProps {
  view: MemberView
  go: (change: MemberSearch) => void
}

/** What narrows the list; all of it stands in the address. */
export function MemberToolbar({ view, go }: MemberToolbarProps) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const teams = useQuery(teamsQuery(useProfile()))
  const ranks = useQuery(ranksQuery)
  const clear = () =>
    go({ q: undefined, team: 0, rank: undefined, on: undefined, left: undefined, until: undefined })
  return (
    <>
      <SearchField value={view.q} onChange={(q) => go({ q })} placeholder={t('members.search')} width={230} />
      <div className={styles.team}>
        <TeamPicker
          label={t('directory.field.team')}
          placeholder={t('members.allTeams')}
          teams={teamOptions(teams.data)}
          value={view.team}
          onChange={(team) => go({ team: team ?? 0 })}
        />
      </div>
      <Select
        className={styles.rank}
        aria-label={t('members.filter.rank')}
        placeholder={t('members.filter.allRanks')}
        data={[
          ...(ranks.data ?? []).map((rank) => ({ value: String(rank.id), label: rank.name })),
          { value: '0', label: t('members.filter.noRank') },
        ]}
        value={view.rank === null ? null : String(view.rank)}
        onChange={(id) => go({ rank: id === null ? undefined : Number(id) })}
        clearable
        clearButtonProps={{ 'aria-label': t('common.action.clear') }}
      />
      {view.state === 'RETIRED' ? (
        <div className={styles.range}>
          <PeriodField
            label={t('members.filter.retired')}
            value={view.left}
            onChange={(range) => go({ left: range?.from, until: range?.to })}
            today={day}
            clearable
          />
        </div>
      ) : (
        <div className={styles.day}>
          <DayPicker
            ariaLabel={t('members.filter.asOf')}
            value={view.on ?? day}
            onChange={(on) => go({ on: on === null || on === day ? undefined : on })}
          />
        </div>
      )}
      {isFiltered(view) && (
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {t('members.filter.clear')}
        </Button>
      )}
    </>
  )
}

/** Says that the list is not of today. */
export function AsOfBanner({ on, go }: { on: string; go: MemberToolbarProps['go'] }) {
  const { t } = useTranslation()
  return (
    <div className={styles.banner} role="status">
      <span>{t('members.filter.asOfBanner', { on: shortDay(on) })}</span>
      <Button variant="default" size="xs" onClick={() => go({ on: undefined })}>
        {t('members.filter.today')}
      </Button>
    </div>
  )
}
