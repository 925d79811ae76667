import { Button, Textarea } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MOST_PASTED_CHARACTERS,
  pasteInvite,
  uploadInvite,
} from '#contract/people/member-sheets/member-sheets.ts'
import { useAction } from '../../../api/use-action.ts'
import { PERSONAL_PREFIX } from '../../../page/forget-everything.ts'
import { useProfile } from '../../../page/profile.ts'
import { number } from '../../../text/formats.ts'
import { FormProblem } from '../../../ui/dialog/form-problem.tsx'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { teamOptions, teamsQuery } from '../directory/index.ts'
import { countAddresses, isPastedTable, pathOf } from './import-view.ts'
import styles from './member-sheets.module.css'

/** Many addresses out of a mail, a messenger or a list. What was pasted survives a reload until it is sent. */
export function PasteForm({ onMade }: { onMade: (importId: number) => void }) {
  const { t } = useTranslation()
  const { is_admin_full: isFull } = useProfile()
  const [text, setText, forgetText] = useSessionStorage({ key: `${PERSONAL_PREFIX}paste`, defaultValue: '' })
  const [team, setTeam] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const teams = teamOptions(useQuery(teamsQuery({ is_admin_full: isFull })).data)
  const onSuccess = (made: { import_id: number }) => {
    forgetText()
    onMade(made.import_id)
  }
  const paste = useAction(pasteInvite, { errors: 'form', onSuccess })
  const upload = useAction(uploadInvite, { errors: 'form', onSuccess })
  const isEmpty = text.trim() === ''
  const isTable = isPastedTable(text)
  const lacksTeam = !isTable && !isFull && team === null
  const send = () => {
    setTried(true)
    if (isEmpty || lacksTeam) return
    paste.reset()
    upload.reset()
    // What was copied out of a spreadsheet is one, with teams and ranks of its own; it has no name.
    if (isTable) upload.mutate({ body: { file: new File([text], '.tsv') } })
    else paste.mutate({ body: { text, team: pathOf(teams, team) } })
  }
  return (
    <form
      className={styles.way}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FormProblem error={paste.error ?? upload.error} />
      <Textarea
        label={t('memberSheets.paste.label')}
        description={t('memberSheets.paste.hint')}
        autosize
        minRows={8}
        maxRows={18}
        maxLength={MOST_PASTED_CHARACTERS}
        required
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isTried && isEmpty && t('memberSheets.paste.none')}
      />
      <div className={styles.pasteFoot}>
        {!isTable && (
          <TeamPicker
            label={t('memberSheets.paste.team')}
            placeholder={t('memberSheets.paste.noTeam')}
            teams={teams}
            value={team}
            onChange={setTeam}
            required={!isFull}
            error={isTried && lacksTeam && t('memberSheets.paste.teamNeeded')}
          />
        )}
        <span className={styles.found} role="status">
          {!isEmpty && t('memberSheets.paste.found', { count: number(countAddresses(text)) })}
        </span>
        <Button type="submit" loading={paste.isPending || upload.isPending}>
          {t('memberSheets.paste.action')}
        </Button>
      </div>
    </form>
  )
}
