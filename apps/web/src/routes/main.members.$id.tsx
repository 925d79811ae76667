import { createFileRoute } from '@tanstack/react-router'
import { personQuery } from '../features/people/index.ts'
import { PersonScreen } from '../features/members/person-screen.tsx'
import { readPersonSearch } from '../features/members/person-view.ts'

export const Route = createFileRoute('/main/members/$id')({
  staticData: { title: 'members.profile.title' },
  validateSearch: readPersonSearch,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(personQuery(Number(params.id))),
  component: PersonScreen,
})
