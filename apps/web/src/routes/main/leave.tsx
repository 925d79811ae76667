import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/leave')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/main/leave"!</div>
}
