import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerWorker } from './register-worker.ts'
import { router } from './router.tsx'

/** Shows the app in the page. */
export function mount(): void {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no place for the app')
  const stop = router.subscribe('onRendered', () => {
    stop()
    document.getElementById('first-sight')?.remove()
  })
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  void registerWorker()
}
