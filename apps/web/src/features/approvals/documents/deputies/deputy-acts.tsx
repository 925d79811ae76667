import { Button, Menu } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedDocument } from '../approval-queries.ts'
import styles from '../document.module.css'
import type { DeputyAct } from './deputy-choices.ts'

const DeputyDialog = lazy(() => import('./deputy-dialog.tsx').then((m) => ({ default: m.DeputyDialog })))

interface DeputyActsProps {
  document: OpenedDocument
  acts: readonly DeputyAct[]
}

/** Deciding for good, by somebody else, or in somebody else's place: beside the ordinary acts. */
export function DeputyActs({ document, acts }: DeputyActsProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<DeputyAct | null>(null)
  const [only] = acts
  if (!only) return null
  const icon = <IconUserShare size={16} />
  return (
    <>
      {acts.length === 1 ? (
        <Button variant="default" className={styles.act} leftSection={icon} onClick={() => setAsked(only)}>
          {t(`deputies.act.${only}`)}
        </Button>
      ) : (
        <Menu position="top-end" shadow="sm" withinPortal>
          <Menu.Target>
            <Button variant="default" className={styles.act} leftSection={icon}>
              {t('deputies.act.open')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {acts.map((act) => (
              <Menu.Item key={act} onClick={() => setAsked(act)}>
                {t(`deputies.act.${act}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense fallback={null}>
        {asked && <DeputyDialog act={asked} document={document} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  )
}
