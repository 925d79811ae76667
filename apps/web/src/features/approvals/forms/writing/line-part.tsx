import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/page/section.tsx'
import { dryRunQuery } from '../form-queries.ts'
import { LineEditor, type Place, placesOf } from '../line-editor.tsx'
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
  /** Nobody was chosen, and the form has other lines for some answers. */
  isByAnswers: boolean
  error?: string | undefined
  draft: number | undefined
  form: number | undefined
  /** What was changed is not kept yet, so that the dry run is of what was before. */
  isChanging: boolean
  isSending: boolean
}

/** Who decides on and reads a document that is being written, and who would see it when. */
export function LinePart(props: LinePartProps) {
  const { onChange, isFixed, isByAnswers, error } = props
  const { t } = useTranslation()
  const run = useQuery({
    ...dryRunQuery(props),
    enabled: isByAnswers && !props.isSending,
    placeholderData: keepPreviousData,
  })
  // Whoever changes the line begins with the one that the answers ask for.
  const places = isByAnswers && run.data ? placesOf(run.data.steps) : props.places
  const [areListsOpen, setListsOpen] = useState(false)
  return (
    <Section
      title={t('writing.line.title')}
      note={t(hintOf(props))}
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

function hintOf({ isFixed, isByAnswers, isOwnLine }: LinePartProps) {
  if (isByAnswers) return 'writing.line.byAnswers'
  if (isFixed) return 'writing.line.fixed'
  return isOwnLine ? 'writing.line.own' : 'writing.line.hint'
}
