import { createFileRoute } from '@tanstack/react-router'
import { MatrixScreen } from '../../features/permission-matrix/matrix-screen.tsx'
import { readMatrixSearch } from '../../features/permission-matrix/matrix-view.ts'

export const Route = createFileRoute('/main/settings/permissions')({
  staticData: { title: 'settings.area.permissions.title' },
  validateSearch: readMatrixSearch,
  component: MatrixScreen,
})
