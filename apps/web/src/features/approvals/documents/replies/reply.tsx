import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeReply, type listReplies, removeReply } from '#contract/approvals/documents/replies.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { useAction } from '../../../../api/use-action.ts'
import { moment } from '../../../../text/formats.ts'
import { RowMenu } from '../../../../ui/input/row-menu.tsx'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import shared from '../document.module.css'
import styles from './replies.module.css'
import { ReplyFields } from './reply-fields.tsx'

type ReplyAnswer = EndpointResponse<typeof listReplies>['results'][number]

/** One reply; its author changes it in its place and removes it. */
export function Reply({ documentId, reply }: { documentId: number; reply: ReplyAnswer }) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const change = useAction(changeReply)
  const remove = useAction(removeReply)
  const params = { id: documentId, replyId: reply.drf_re_id }
  const { user } = reply
  return (
    <li>
      <div className={shared.opinionHead}>
        <PersonChip name={user.username} position={user.position} size={24} />
        <span className={styles.replyTimes}>
          {reply.updated_date && <span>{t('attached.replies.changed')}</span>}
          <time dateTime={reply.created_date}>{moment(reply.created_date)}</time>
          {reply.is_own && (
            <RowMenu
              name={t('attached.replies.menu')}
              abilities={{ update: true, delete: true }}
              question={{
                title: t('attached.replies.removeTitle'),
                message: t('attached.replies.removeText'),
              }}
              onEdit={() => setEditing(true)}
              onDelete={() => remove.mutateAsync({ params })}
            />
          )}
        </span>
      </div>
      {isEditing ? (
        <ReplyFields
          label={t('attached.replies.edit')}
          initial={reply.content}
          sendText={t('common.action.save')}
          autoFocus
          onCancel={() => setEditing(false)}
          onSend={async (content) => {
            await change.mutateAsync({ params, body: { content } })
            setEditing(false)
          }}
        />
      ) : (
        <p>{reply.content}</p>
      )}
    </li>
  )
}
