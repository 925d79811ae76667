import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/page/section.tsx'
import { LineEditor, type Place } from '../line-editor.tsx'
import { ReceiverLists } from './receiver-lists.tsx'
import { WhoSees } from './who-sees.tsx'

interface LinePartProps {
  /** What stands on the line now. */
  places: readonly Place[]
  onChange: (places: Place[]) => void
  /** Only the form says who decides. */
  isFixed: boolean
  /** Nobody was chosen, and no form names anybody: the line of whoever writes applies. */
  isOwnLine: boolean
  error?: string | undefined
  draft: number | undefined
  form: number | undefined
  /** What was changed is not kept yet, so that the dry run is of what was before. */
  isChanging: boolean
  isSending: boolean
}

/** Who decides on and reads a document that is being written, and who would see it when. */
export function LinePart(props: LinePartProps) {
  const { places, onChange, isFixed, isOwnLine, error } = props
  const { t } = useTranslation()
  const [areListsOpen, setListsOpen] = useState(false)
  const hint = isFixed ? 'writing.line.fixed' : isOwnLine ? 'writing.line.own' : 'writing.line.hint'
  return (
    <Section
      title={t('writing.line.title')}
      note={t(hint)}
      actions={
        !isFixed && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconUsersGroup size={16} aria-hidden />}
            onClick={() => setListsOpen(true)}
          >
            {t('writing.lists.title')}
          </Button>
        )
      }
    >
      {!isFixed && (
        <LineEditor legend={t('writing.line.title')} places={places} onChange={onChange} error={error} />
      )}
      <WhoSees draft={props.draft} form={props.form} isOld={props.isChanging} isSending={props.isSending} />
      {areListsOpen && (
        <ReceiverLists places={places} onChoose={onChange} onClose={() => setListsOpen(false)} />
      )}
    </Section>
  )
}
