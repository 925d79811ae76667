import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  createSlackUser,
  deleteSlackUser,
  updateSlackUser,
} from '#contract/platform/integrations/integrations.ts'
import { useAction } from '../../../api/use-action.ts'
import { Section } from '../../../ui/page/section.tsx'
import { codesSearch, codesView, PersonCodes } from '../../people/person-codes/index.ts'
import { SLACK_PAGE_SIZE, slackUsersQuery } from './integration-queries.ts'

const route = getRouteApi('/main/settings/integrations')
const SLACK_ID = /^[UW][A-Z0-9]{1,39}$/i

/** Who is who on Slack. */
export function SlackTable() {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const view = codesView(route.useSearch())
  const people = useQuery({ ...slackUsersQuery(view), placeholderData: keepPreviousData })
  const create = useAction(createSlackUser, { errors: 'form' })
  const update = useAction(updateSlackUser, { errors: 'form' })
  const drop = useAction(deleteSlackUser)
  return (
    <PersonCodes
      area="personCodes.slack"
      field="slack_user_id"
      isPart
      query={people}
      view={view}
      pageSize={SLACK_PAGE_SIZE}
      show={(next) => void navigate({ search: codesSearch(next), replace: next.page === 1 })}
      actions={{
        pattern: SLACK_ID,
        maxLength: 40,
        create: (body) => create.mutateAsync({ body }),
        update: (id, body) => update.mutateAsync({ params: { id }, body }),
        remove: (id) => drop.mutateAsync({ params: { id } }),
      }}
    >
      {(add, table) => (
        <Section title={t('personCodes.slack.title')} note={t('personCodes.slack.note')} actions={add} flush>
          {table}
        </Section>
      )}
    </PersonCodes>
  )
}
