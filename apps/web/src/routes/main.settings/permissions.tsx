import { createFileRoute } from '@tanstack/react-router'
import { MatrixScreen } from '../../features/people/roles/permission-matrix/matrix-screen.tsx'
import { readMatrixSearch } from '../../features/people/roles/permission-matrix/matrix-search.ts'

export const Route = createFileRoute('/main/settings/permissions')({
  staticData: { title: 'settings.area.permissions.title', texts: ['permissions'] },
  validateSearch: readMatrixSearch,
  component: MatrixScreen,
})
