import { createFileRoute } from '@tanstack/react-router'
import { personQuery } from '../features/people/directory/index.ts'
import { PersonScreen } from '../features/people/members/person-screen.tsx'
import { readPersonSearch } from '../features/people/members/person-view.ts'

export const Route = createFileRoute('/main/members/$id')({
  staticData: {
    title: 'members.profile.title',
    texts: ['members', 'customFields', 'employment', 'directory', 'permissions'],
  },
  validateSearch: readPersonSearch,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(personQuery(Number(params.id))),
  component: PersonScreen,
})
