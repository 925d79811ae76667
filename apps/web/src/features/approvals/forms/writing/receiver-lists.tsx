import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepReceivers, removeReceivers } from '#contract/approvals/forms/receivers.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/dialog/form-problem.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { receiverListsQuery } from '../form-queries.ts'
import styles from '../forms.module.css'
import { lineOf, type Place, placesOf } from '../line-editor.tsx'

interface ReceiverListsProps {
  /** The line that can be kept. */
  places: readonly Place[]
  onChoose: (places: Place[]) => void
  onClose: () => void
}

/** Lines of people that somebody keeps: put one in the place of this one, keep this one, throw one away. */
export function ReceiverLists({ places, onChoose, onClose }: ReceiverListsProps) {
  const { t } = useTranslation()
  const lists = useQuery(receiverListsQuery)
  const remove = useAction(removeReceivers)
  return (
    <Dialog opened title={t('writing.lists.title')} onClose={onClose} size={520}>
      <QueryView query={lists}>
        {({ lists: all }) =>
          all.length === 0 ? (
            <p className="quiet">{t('writing.lists.none')}</p>
          ) : (
            <ul className={styles.drafts}>
              {all.map(({ id, name, receivers }) => (
                <li key={id}>
                  <span className={styles.standard}>
                    <b>{name}</b>
                    <span className="quiet">
                      {receivers
                        .map((one) => `${t(`approvals.line.${one.rcv_type}`)} ${one.username}`)
                        .join(' · ') || t('writing.lists.nobody')}
                    </span>
                  </span>
                  <Button
                    variant="default"
                    size="xs"
                    disabled={receivers.length === 0}
                    aria-label={t('writing.lists.useNamed', { name })}
                    onClick={() => {
                      onChoose(placesOf(receivers))
                      onClose()
                    }}
                  >
                    {t('writing.lists.use')}
                  </Button>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('writing.lists.remove', { name })}
                    onClick={() => remove.mutate({ params: { id } })}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <Keep places={places} />
    </Dialog>
  )
}

function Keep({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const keep = useAction(keepReceivers, { errors: 'form' })
  const receivers = lineOf(places)
  if (receivers.length === 0) return null
  const save = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands inside of the form of the document.
    event.stopPropagation()
    if (name.trim() !== '') keep.mutate({ body: { name, receivers } }, { onSuccess: () => setName('') })
  }
  return (
    <form onSubmit={save} className={styles.keepList}>
      <FormProblem error={keep.error} />
      <div className={styles.addLine}>
        <TextInput
          aria-label={t('writing.lists.name')}
          placeholder={t('writing.lists.name')}
          maxLength={50}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={keep.isPending} disabled={name.trim() === ''}>
          {t('writing.lists.keep')}
        </Button>
      </div>
    </form>
  )
}
