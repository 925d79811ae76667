import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/meeting')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/main/meeting"!</div>
}
