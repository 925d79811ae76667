import { useTranslation } from 'react-i18next'
import { createReply } from '#contract/approvals/documents/replies.ts'
import { useAction } from '../../../../api/use-action.ts'
import { notify } from '../../../../ui/notify.ts'
import { ReplyFields } from './reply-fields.tsx'

/** What was begun and not sent, by document: whoever looks at another one in between finds it again. */
const begun = new Map<number, string>()

export function ReplyForm({ documentId }: { documentId: number }) {
  const { t } = useTranslation()
  const create = useAction(createReply)
  return (
    <ReplyFields
      label={t('attached.replies.label')}
      placeholder={t('attached.replies.placeholder')}
      initial={begun.get(documentId) ?? ''}
      sendText={t('attached.replies.send')}
      keyName="reply"
      onTyped={(text) => begun.set(documentId, text)}
      onSend={async (content) => {
        await create.mutateAsync({ params: { id: documentId }, body: { content } })
        begun.delete(documentId)
        notify({ text: t('attached.replies.sent') })
      }}
    />
  )
}
