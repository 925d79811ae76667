import { ActionIcon, Button } from '@mantine/core'
import { IconUserPlus, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeCirculator } from '#contract/approvals/documents/circulation.ts'
import { useAction } from '../../../../api/use-action.ts'
import { notify } from '../../../../ui/notify.ts'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import type { OpenedDocument, Receiver } from '../approval-queries.ts'
import shared from '../document.module.css'
import styles from './circulation.module.css'

const CirculationDialog = lazy(() =>
  import('./circulation-dialog.tsx').then((m) => ({ default: m.CirculationDialog })),
)

interface ReadersProps {
  document: OpenedDocument
  readers: readonly Receiver[]
}

/** Who only reads the document; others are added, and taken out while they have not read it. */
export function Readers({ document, readers }: ReadersProps) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState<boolean>()
  const remove = useAction(removeCirculator)
  const { drf_id: id, abilities } = document
  if (readers.length === 0 && !abilities.add_circulator) return null
  const stateOf = (one: Receiver) => (one.rcv_processed ? 'confirmed' : one.read_at ? 'read' : 'unread')
  return (
    <section aria-label={t('approvals.readers.title')} data-print={readers.length > 0 ? undefined : 'never'}>
      <h3 className={shared.subtitle}>{t('approvals.readers.title')}</h3>
      {readers.length > 0 && (
        <ul className={styles.readers}>
          {readers.map((one) => (
            <li key={one.rcv_id}>
              <PersonChip name={one.user.username} position={one.user.position} size={24} />
              <span className={styles.readerState}>
                {t(`approvals.line.${one.rcv_type}`)} · {t(`approvals.readers.${stateOf(one)}`)}
                {one.can_remove && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={24}
                    aria-label={t('attached.circulation.remove', { name: one.user.username })}
                    disabled={remove.isPending}
                    onClick={() =>
                      remove.mutate(
                        { params: { id, rcvId: one.rcv_id } },
                        { onSuccess: () => notify({ text: t('attached.circulation.removed') }) },
                      )
                    }
                  >
                    <IconX size={14} />
                  </ActionIcon>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {abilities.add_circulator && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          aria-keyshortcuts="s"
          data-key="circulate"
          onClick={() => setAdding(true)}
        >
          {t('attached.circulation.title')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAdding !== undefined && (
          <CirculationDialog documentId={id} opened={isAdding} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </section>
  )
}
