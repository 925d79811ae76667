import { createFileRoute } from '@tanstack/react-router'
import { personQuery } from '../features/people/directory/index.ts'
import { PersonScreen } from '../features/people/members/person-screen.tsx'
import { readPersonSearch } from '../features/people/members/person-view.ts'
import { lazyPart } from '../page/lazy-part.ts'

const Leave = lazyPart(
  ['leave', 'leaveLedger'],
  () => import('../features/time/leave/ledger/person-leave.tsx'),
  'PersonLeave',
)

export const Route = createFileRoute('/main/members/$id')({
  staticData: {
    title: 'members.profile.title',
    texts: ['members', 'customFields', 'employment', 'directory', 'permissions'],
  },
  validateSearch: readPersonSearch,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(personQuery(Number(params.id))),
  component: Person,
})

function Person() {
  return <PersonScreen Leave={Leave} />
}
