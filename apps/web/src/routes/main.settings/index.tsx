import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../../page/search.ts'

// Around it stands the list of settings.
export const Route = createFileRoute('/main/settings/')({
  validateSearch: (search): { q?: string } => textOf(search, 'q'),
})
