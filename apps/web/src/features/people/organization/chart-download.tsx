import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadChart } from '#contract/people/organization/team-changes.ts'
import { saveFile } from '../../../api/save-file.ts'
import { notify } from '../../../ui/notify.ts'
import { chartSvg, chartWords, drawChart, type OrgNode, savePng, saveSvg } from './chart/index.ts'

interface ChartDownloadProps {
  nodes: readonly OrgNode[]
  company: string
  isBranch: boolean
  /** The day that is shown, null for today. */
  on: string | null
  today: string
  opened: ReadonlySet<number>
}

const KEY = ['organization.download']

/** What is on the screen as a picture, drawn here, or as PDF pages, drawn by the server. */
export function ChartDownload({ nodes, company, isBranch, on, today, opened }: ChartDownloadProps) {
  const { t } = useTranslation()
  const isBusy = useIsMutating({ mutationKey: KEY }) > 0
  const run = useMutation({
    mutationKey: KEY,
    mutationFn: (work: () => Promise<void> | void) => Promise.resolve(work()),
    onSuccess: () => notify({ text: t('organization.download.done') }),
  })
  const root = isBranch ? (nodes[0]?.team_name ?? '') : ''
  const day = on ?? today
  const title = [company, root, t('organization.title'), day].filter(Boolean).join(' ')
  const picture = () => chartSvg(drawChart(nodes, isBranch, opened), chartWords(t, company), title)
  const pdf = (people: boolean) =>
    saveFile(downloadChart, {
      query: {
        people: people ? 'true' : 'false',
        ...(on !== null && { as_of: on }),
        ...(isBranch && nodes[0] && { team_id: nodes[0].team_id }),
      },
    })
  return (
    <Menu position="bottom-end" shadow="sm" width={240}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={isBusy}>
          {t('organization.download.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {isBranch ? t('organization.download.branch', { name: root }) : t('organization.download.whole')}
        </Menu.Label>
        <Menu.Item onClick={() => run.mutate(() => pdf(false))}>{t('organization.download.pdf')}</Menu.Item>
        <Menu.Item onClick={() => run.mutate(() => pdf(true))}>
          {t('organization.download.pdfPeople')}
        </Menu.Item>
        <Menu.Item onClick={() => run.mutate(() => savePng(picture(), title))}>
          {t('organization.download.png')}
        </Menu.Item>
        <Menu.Item onClick={() => run.mutate(() => saveSvg(picture(), title))}>
          {t('organization.download.svg')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
