import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

/** Shows the app in the page. */
export function mount(): void {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no place for the app')
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Where it is refused (plain http, private window) the app works without.
    navigator.serviceWorker.register('/sw.js').catch(() => {})
  }
}
