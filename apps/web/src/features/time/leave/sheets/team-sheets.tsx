import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadEvents, downloadMonthlyLeave } from '#contract/time/work-events/event-sheets.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import { useProfile } from '../../../../page/profile.ts'
import { notify } from '../../../../ui/notify.ts'
import type { TeamKind } from '../overview/team-kinds.ts'
import { wholeYear } from './calendar-years.ts'

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
  const download = useMutation({
    mutationFn: (which: 'events' | 'year' | 'leave') => {
      if (which === 'leave') return saveFile(downloadMonthlyLeave, { query })
      const span = which === 'year' ? { ...wholeYear(year), ...ofTeam } : query
      return saveFile(downloadEvents, { query: { ...span, type: kind } })
    },
    meta: { errors: 'notify' },
    onSuccess: () => notify({ text: t('leave.enter.downloaded') }),
  })
  return (
    <>
      <Menu position="bottom-end" shadow="sm" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            loading={download.isPending}
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {t('leave.enter.download')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => download.mutate('leave')}>{t('leave.enter.monthlyLeave')}</Menu.Item>
          <Menu.Item onClick={() => download.mutate('events')}>{t('leave.enter.eventList')}</Menu.Item>
          <Menu.Item onClick={() => download.mutate('year')}>
            {t('leave.enter.yearEvents', { year })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
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
