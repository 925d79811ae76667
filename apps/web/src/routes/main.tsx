import { createFileRoute } from '@tanstack/react-router'
import { enterMain } from '../app/enter-main.ts'
import { MainLayout } from '../app/shell/main-layout.tsx'

export const Route = createFileRoute('/main')({
  beforeLoad: ({ context, location }) => enterMain(context.queryClient, location.href),
  component: MainLayout,
})
