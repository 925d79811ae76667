import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listTeamAway } from '#contract/time/work-events/work-events.ts'
import { q } from '../../../../api/query.ts'
import { Bone } from '../../../../ui/feedback/bone.tsx'
import { Fact } from '../../../approvals/documents/index.ts'
import { CoverageNote } from '../coverage/coverage-note.tsx'
import { AwayPeople } from '../preview-people.tsx'

/** Who else of the team is away on these days, as far as the decider may see the team. */
export function TeamAway({ documentId }: { documentId: number }) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(q(listTeamAway, { params: { id: documentId } }))
  // The document can be decided without it.
  if (isError) return null
  return (
    <Fact name={t('leaveDocument.away')}>
      {data ? (
        <>
          <AwayPeople
            away={data.team_away}
            none={t(data.is_whole_team ? 'leave.preview.awayNone' : 'leaveDocument.awayNoneSeen')}
          />
          <CoverageNote coverage={data.coverage} />
          {data.team_away.length > 0 && !data.is_whole_team && (
            <span className="quiet">{t('leaveDocument.awaySeen')}</span>
          )}
        </>
      ) : (
        <Bone />
      )}
    </Fact>
  )
}
