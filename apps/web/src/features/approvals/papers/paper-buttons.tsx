import { ActionIcon } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSavePapers } from './use-save-papers.ts'

/** The open document on paper: printed as it stands on the screen, or as a PDF with stamps and proof. */
export function PaperButtons({ document }: { document: number }) {
  const { t } = useTranslation()
  const save = useSavePapers()
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('papers.print')}
        title={t('papers.print')}
        onClick={() => window.print()}
      >
        <IconPrinter size={17} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('papers.pdf')}
        title={t('papers.pdf')}
        loading={save.isPending}
        onClick={() => save.mutate([document])}
      >
        <IconFileTypePdf size={17} stroke={1.6} />
      </ActionIcon>
    </>
  )
}
