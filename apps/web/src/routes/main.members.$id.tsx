import { createFileRoute } from '@tanstack/react-router'
import { personQuery } from '../features/members/member-queries.ts'
import { PersonScreen } from '../features/members/person-screen.tsx'

export const Route = createFileRoute('/main/members/$id')({
  staticData: { title: 'members.profile.title' },
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(personQuery(Number(params.id))),
  component: PersonScreen,
})
