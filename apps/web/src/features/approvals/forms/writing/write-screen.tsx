import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../api/errors.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { copyQuery, draftQuery, formLineQuery, formQuery } from '../form-queries.ts'
import { ChooseForm } from './choose-form.tsx'
import { DraftList } from './draft-list.tsx'
import { type WriteSearch, useBeginning } from './use-beginning.ts'
import type { Start } from './use-sending.ts'
import { WriteForm } from './write-form.tsx'

/** Tells the number of the draft that was begun. */
type Begun = { onBegun: (draft: number) => void }

/** Where documents are written: first with what, then what they say and who decides. */
export function WriteScreen({ search }: { search: WriteSearch }) {
  const { t } = useTranslation()
  const {
    with: { form, draft, free, copy },
    key,
    onBegun,
  } = useBeginning(search)
  return (
    <Page width="reading">
      {draft !== undefined ? (
        <FromDraft key={key} id={draft} onBegun={onBegun} />
      ) : copy !== undefined ? (
        <FromCopy key={key} id={copy} onBegun={onBegun} />
      ) : form !== undefined ? (
        <WithForm key={key} id={form} start={null} onBegun={onBegun} />
      ) : free ? (
        <WriteForm key={key} form={null} start={null} line={null} onBegun={onBegun} />
      ) : (
        <>
          <PageHeader
            title={t('writing.title')}
            description={t('writing.hint')}
            actions={
              <Button variant="default" component={Link} to="/main/approval/lines">
                {t('writing.ownLines')}
              </Button>
            }
          />
          <DraftList />
          <ChooseForm />
        </>
      )}
    </Page>
  )
}

function WithForm({ id, start, onBegun }: { id: number; start: Start | null } & Begun) {
  const form = useQuery(formQuery(id))
  const line = useQuery(formLineQuery(id))
  return (
    <QueryView query={form}>
      {(whole) => (
        <QueryView query={line}>
          {({ apv_receive }) => <WriteForm form={whole} start={start} line={apv_receive} onBegun={onBegun} />}
        </QueryView>
      )}
    </QueryView>
  )
}

/**
 * What is written lives in the form from here on: each opening reads anew, and nothing of an earlier one is shown; and what is sent is
 * not asked for as the draft that it was.
 */
const onceRead = {
  gcTime: 0,
  enabled: ({ state }: { state: { data: unknown } }) => state.data === undefined,
}

function FromDraft({ id, onBegun }: { id: number } & Begun) {
  const { t } = useTranslation()
  const draft = useQuery({ ...draftQuery(id), ...onceRead })
  if (!draft.data && draft.error instanceof ApiError && draft.error.status === 404)
    return <PageHeader title={t('writing.gone')} description={t('writing.goneHint')} />
  return (
    <QueryView query={draft}>
      {(start) =>
        start.drf_tem_id === null || start.is_form_gone ? (
          <WriteForm form={null} start={start} line={null} onBegun={onBegun} />
        ) : (
          <WithForm id={start.drf_tem_id} start={start} onBegun={onBegun} />
        )
      }
    </QueryView>
  )
}

function FromCopy({ id, onBegun }: { id: number } & Begun) {
  const copied = useQuery({ ...copyQuery(id), ...onceRead })
  return (
    <QueryView query={copied}>
      {({ drf_title, drf_content, drf_values, drf_tem_id, apv_receive }) => {
        const start: Start = {
          drf_title,
          drf_content,
          drf_values,
          drf_tem_id,
          form_name: null,
          is_form_gone: false,
          replaces_drf_id: null,
          apv_receive: apv_receive.map((one) => ({ ...one, position: '', team_name: null })),
        }
        return drf_tem_id === null ? (
          <WriteForm form={null} start={start} line={null} onBegun={onBegun} />
        ) : (
          <WithForm id={drf_tem_id} start={start} onBegun={onBegun} />
        )
      }}
    </QueryView>
  )
}
