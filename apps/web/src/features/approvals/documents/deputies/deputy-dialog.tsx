import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { delegateDocument, substituteDecision } from '#contract/approvals/delegations/delegations.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { type PersonOption, PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { findPeople } from '../../../people/directory/index.ts'
import type { OpenedDocument } from '../approval-queries.ts'
import { CommentField } from '../comment-field.tsx'
import { commentLength, commentProblem } from '../decision.ts'
import styles from '../document.module.css'
import { absentOn, type DeputyAct } from './deputy-choices.ts'

interface Values extends Record<string, unknown> {
  people: PersonOption[]
  absent: string
  comment: string
}

interface DeputyDialogProps {
  act: DeputyAct
  document: OpenedDocument
  onClose: () => void
}

/** Asks for the other person, where there is one, and for a comment. */
export function DeputyDialog({ act, document, onClose }: DeputyDialogProps) {
  const { t } = useTranslation()
  const me = useProfile().id
  const send = useSend(document.drf_id)
  const absent = absentOn(document, me)
  const nameOf = (id: string) => absent.find(({ user }) => String(user.user_id) === id)?.user.username ?? ''
  const initialValues: Values = { people: [], absent: String(absent[0]?.user.user_id ?? ''), comment: '' }
  return (
    <FormDialog<Values>
      opened
      title={t(`deputies.${act}.title`)}
      submitText={t(`deputies.act.${act}`)}
      onClose={onClose}
      initialValues={initialValues}
      fieldNames={{ user_id: act === 'hand' ? 'people' : 'absent', rcv_comment: 'comment' }}
      validate={{
        people: (people) => (act === 'hand' && people.length === 0 ? t('deputies.hand.needed') : null),
        comment: (comment) => {
          const problem = commentProblem(comment, false)
          return problem && t(`decisions.comment.${problem}`, { n: commentLength(comment) })
        },
      }}
      onSubmit={async ({ people, absent: absentId, comment }) => {
        const [to] = people
        await send(act, act === 'hand' ? to?.id : Number(absentId), comment)
        const name = act === 'hand' ? (to?.name ?? '') : nameOf(absentId)
        notify({ text: t(`deputies.${act}.done`, { name }) })
      }}
    >
      {(form) => (
        <>
          <p className={styles.about}>{t(`deputies.${act}.hint`)}</p>
          {act === 'hand' && (
            <PersonPicker
              value={form.values.people}
              onChange={(people) => form.setFieldValue('people', people)}
              error={form.errors.people}
              label={t('deputies.hand.person')}
              search={findPeople}
              required
              autoFocus
            />
          )}
          {act === 'substitute' && (
            <Select
              {...form.getInputProps('absent')}
              label={t('deputies.substitute.person')}
              data={absent.map(({ user }) => ({ value: String(user.user_id), label: user.username }))}
              allowDeselect={false}
            />
          )}
          <CommentField {...form.getInputProps('comment')} value={form.values.comment} />
        </>
      )}
    </FormDialog>
  )
}

function useSend(id: number) {
  const delegate = useAction(delegateDocument, { errors: 'form' })
  const substitute = useAction(substituteDecision, { errors: 'form' })
  const params = { id }
  return (act: DeputyAct, userId: number | undefined, comment: string): Promise<unknown> => {
    const rcv_comment = comment.trim()
    if (act === 'final') return delegate.mutateAsync({ params, body: { rcv_comment } })
    const user_id = userId!
    if (act === 'hand') return delegate.mutateAsync({ params, body: { user_id, rcv_comment } })
    return substitute.mutateAsync({ params, body: { user_id, rcv_comment } })
  }
}
