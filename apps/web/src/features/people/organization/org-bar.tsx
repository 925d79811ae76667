import { Button, SegmentedControl, Switch } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../ui/input/search-field.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import styles from './org.module.css'
import type { OrgSearch, OrgView } from './org-view.ts'

interface OrgBarProps {
  view: OrgView
  today: string
  /** The branch that is shown, null for the whole. */
  branchName: string | null
  /** The viewer may move a team of this chart. */
  mayMove: boolean
  /** undefined takes a part out of the address. */
  onChange: (change: { [K in keyof OrgSearch]: OrgSearch[K] | undefined }, replace?: boolean) => void
}

/** Search, day, kind of view; all of it is in the address. */
export function OrgBar({ view, today, branchName, mayMove, onChange }: OrgBarProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <div className={styles.bar} data-print="never">
      <SearchField
        value={view.typed}
        onChange={(text) => onChange({ q: text || undefined }, true)}
        placeholder={t('organization.search')}
        width={isPhone ? '100%' : 260}
      />
      <div className={styles.day}>
        <DayPicker
          ariaLabel={t('organization.day')}
          value={view.on ?? today}
          onChange={(day) => onChange({ on: day === null || day === today ? undefined : day })}
        />
      </div>
      {!isPhone && (
        <SegmentedControl
          aria-label={t('organization.viewAs')}
          value={view.shows}
          onChange={(shows) => onChange({ view: shows === 'list' ? 'list' : undefined })}
          data={[
            { value: 'chart', label: t('organization.asChart') },
            { value: 'list', label: t('organization.asList') },
          ]}
        />
      )}
      {branchName !== null && (
        <Button
          variant="light"
          rightSection={<IconX size={14} />}
          onClick={() => onChange({ team: undefined })}
          aria-label={t('organization.wholeAgain', { name: branchName })}
        >
          {t('organization.branchOnly', { name: branchName })}
        </Button>
      )}
      {mayMove && view.shows === 'chart' && view.on === null && (
        <Switch
          label={t('organization.moveTeams')}
          checked={view.isMoving}
          onChange={(event) => onChange({ move: event.currentTarget.checked || undefined })}
        />
      )}
    </div>
  )
}
