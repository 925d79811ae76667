import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeReference } from '#contract/approvals/documents/references.ts'
import { useAction } from '../../../../api/use-action.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import type { OpenedDocument } from '../approval-queries.ts'
import shared from '../document.module.css'
import styles from './references.module.css'
import { MEANINGS } from '../document-words.ts'

const AddReference = lazy(() => import('./add-reference.tsx').then((m) => ({ default: m.AddReference })))
const ReadReference = lazy(() => import('./read-reference.tsx').then((m) => ({ default: m.ReadReference })))

/** A document, or a draft, that refers to others. */
export type Referring = Pick<OpenedDocument, 'drf_id' | 'apv_reference'> & {
  abilities: Pick<OpenedDocument['abilities'], 'add_reference'>
}

/** Other documents that this one refers to; read in a dialog, changed by its author while it is open. */
export function References({
  document,
  startsAdding = false,
  heading: Heading = 'h3',
}: {
  document: Referring
  /** Somebody has asked for it already. */
  startsAdding?: boolean
  /** By what stands above it. */
  heading?: 'h2' | 'h3'
}) {
  const { t } = useTranslation()
  const [reading, setReading] = useState<number>()
  const [isAdding, setAdding] = useState<boolean | undefined>(startsAdding || undefined)
  const remove = useAction(removeReference)
  const { drf_id, apv_reference: references } = document
  const mayAdd = document.abilities.add_reference
  if (references.length === 0 && !mayAdd) return null
  return (
    <section
      aria-label={t('attached.references.title')}
      data-print={references.length > 0 ? undefined : 'never'}
    >
      <Heading className={shared.subtitle}>{t('attached.references.title')}</Heading>
      {references.length > 0 && (
        <ul className={styles.references}>
          {references.map((one) => (
            <li key={one.id}>
              {one.drf_status === null ? (
                <span className={styles.reference}>
                  <span className="quiet">{t('attached.references.gone')}</span>
                  <span className="quiet numeric">{one.drf_serial}</span>
                </span>
              ) : (
                <>
                  <button
                    type="button"
                    className={styles.reference}
                    onClick={() => setReading(one.ref_drf_id)}
                  >
                    <span className={styles.referenceTitle}>{one.drf_title}</span>
                    <span className="quiet numeric">{one.drf_serial}</span>
                  </button>
                  <StatusBadge
                    meaning={MEANINGS[one.drf_status]}
                    label={t(`approvals.status.${one.drf_status}`)}
                    look="bare"
                  />
                </>
              )}
              {mayAdd && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('attached.references.remove', { title: one.drf_title })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ params: { id: drf_id, refId: one.id } })}
                >
                  <IconX size={16} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('attached.references.add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAdding !== undefined && (
          <AddReference document={document} opened={isAdding} onClose={() => setAdding(false)} />
        )}
        {reading !== undefined && <ReadReference id={reading} onClose={() => setReading(undefined)} />}
      </Suspense>
    </section>
  )
}
