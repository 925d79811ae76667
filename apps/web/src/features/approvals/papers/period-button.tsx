import { Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const PeriodDialog = lazy(() => import('./period-dialog.tsx').then((m) => ({ default: m.PeriodDialog })))

/** For who may read all documents of the company: those of a period in one archive. */
export function PeriodButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button variant="default" leftSection={<IconFileZip size={16} />} onClick={() => setOpen(true)}>
        {t('papers.period')}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <PeriodDialog opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
