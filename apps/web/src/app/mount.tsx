import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { router } from './router.tsx'

/**
 * Shows the app in the page.
 * @returns when a screen stands there and the browser has nothing else to do
 */
export async function mount(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no place for the app')
  const seen = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      document.getElementById('first-sight')?.remove()
      resolve()
    })
  })
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  await seen
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 1000 })
      : setTimeout(resolve),
  )
}
