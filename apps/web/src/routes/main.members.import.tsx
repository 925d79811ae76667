import { createFileRoute, redirect } from '@tanstack/react-router'
import { prefetchImport } from '../features/people/member-sheets/import-queries.ts'
import { ImportScreen } from '../features/people/member-sheets/import-screen.tsx'
import { readImportSearch } from '../features/people/member-sheets/import-search.ts'

export const Route = createFileRoute('/main/members/import')({
  staticData: { title: 'memberSheets.title', texts: ['memberSheets'] },
  validateSearch: readImportSearch,
  loaderDeps: ({ search }) => ({ id: search.import }),
  beforeLoad: async ({ context }) => {
    const { profileQuery } = await import('../page/profile.ts')
    const { is_admin: isAdmin } = await context.queryClient.ensureQueryData(profileQuery)
    if (!isAdmin) throw redirect({ to: '/main/members', replace: true })
  },
  loader: ({ context, deps }) => prefetchImport(context.queryClient, deps.id),
  component: ImportScreen,
})
