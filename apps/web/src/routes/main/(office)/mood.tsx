import { createFileRoute } from '@tanstack/react-router'
import { readMoodSearch } from '../../../features/office/mood/mood-search.ts'
import { MoodScreen } from '../../../features/office/mood/mood-screen.tsx'
import { onTopOf } from '../../../ui/list/address.ts'

export const Route = createFileRoute('/main/(office)/mood')({
  validateSearch: readMoodSearch,
  staticData: { title: 'mood.title', texts: ['mood'], feature: 'MOOD' },
  component: Mood,
})

function Mood() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return <MoodScreen search={search} go={(next) => void navigate({ search: onTopOf(search, next) })} />
}
