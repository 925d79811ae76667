import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/main/approval/$id')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/main/approval/$id"!</div>
}
