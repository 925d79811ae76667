import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { downloadImportTemplate } from '#contract/people/member-sheets/member-sheets.ts'
import { saveFile } from '../../../api/save-file.ts'
import { Section } from '../../../ui/page/section.tsx'
import { TabsBar } from '../../../ui/page/tabs-bar.tsx'
import type { ImportSearch } from './import-search.ts'
import styles from './member-sheets.module.css'
import { PasteForm } from './paste-form.tsx'
import { RecentImports } from './recent-imports.tsx'
import { SheetDrop } from './sheet-drop.tsx'

interface ChooseStepProps {
  search: ImportSearch
  go: (change: ImportSearch, replace?: boolean) => void
}

/** The first step: a file or pasted addresses, and what was imported before. */
export function ChooseStep({ search, go }: ChooseStepProps) {
  const { t } = useTranslation()
  const by = search.by ?? 'file'
  const open = (id: number) => go({ import: id })
  return (
    <>
      <TabsBar
        label={t('memberSheets.by.label')}
        panelId="import-by"
        value={by}
        onChange={(value) => go(value === 'paste' ? { by: 'paste' } : {}, true)}
        tabs={[
          { value: 'file', label: t('memberSheets.by.file') },
          { value: 'paste', label: t('memberSheets.by.paste') },
        ]}
      />
      <div id="import-by" role="tabpanel" aria-label={t(`memberSheets.by.${by}`)} className={styles.ways}>
        {by === 'paste' ? (
          <PasteForm onMade={open} />
        ) : (
          <>
            <SheetDrop onMade={open} />
            <Template />
          </>
        )}
      </div>
      <RecentImports />
    </>
  )
}

function Template() {
  const { t } = useTranslation()
  const download = useMutation({
    mutationFn: () => saveFile(downloadImportTemplate),
    meta: { errors: 'notify' },
  })
  return (
    <Section title={t('memberSheets.template.title')} note={t('memberSheets.template.note')}>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('memberSheets.template.action')}
      </Button>
    </Section>
  )
}
