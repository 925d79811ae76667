import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadEvents, downloadMonthlyLeave } from '#contract/time/work-events/event-sheets.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import { useProfile } from '../../../../page/profile.ts'
import type { TeamKind } from '../overview/team-kinds.ts'
import { wholeYear } from './calendar-years.ts'
import { DownloadMenu } from './download-menu.tsx'

const EnterDialog = lazyPart(['leave'], () => import('./enter-dialog.tsx'), 'EnterDialog')

interface TeamSheetsProps {
  month: string
  team: number | undefined
  /** The requests of one kind alone. */
  kind: TeamKind | undefined
}

/** The month as files, and for admins events of many people by a sheet. */
export function TeamSheets({ month, team, kind }: TeamSheetsProps) {
  const { t } = useTranslation()
  const [isEntering, setEntering] = useState(false)
  const ofTeam = team !== undefined && { team_id: team }
  const query = { date: `${month}-01`, ...ofTeam }
  const year = month.slice(0, 4)
  const saveEvents = (span: typeof query | ReturnType<typeof wholeYear>) =>
    saveFile(downloadEvents, { query: { ...span, type: kind } })
  return (
    <>
      <DownloadMenu
        files={[
          { label: t('leave.enter.monthlyLeave'), save: () => saveFile(downloadMonthlyLeave, { query }) },
          { label: t('leave.enter.eventList'), save: () => saveEvents(query) },
          {
            label: t('leave.enter.yearEvents', { year }),
            save: () => saveEvents({ ...wholeYear(year), ...ofTeam }),
          },
        ]}
      />
      {useProfile().is_admin && (
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={() => setEntering(true)}
        >
          {t('leave.enter.open')}
        </Button>
      )}
      {isEntering && (
        <Suspense fallback={null}>
          <EnterDialog onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  )
}
