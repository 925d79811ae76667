let known: string | undefined

/**
 * The address of the API without a closing slash; empty where the page's own server is the API. The page's meta element
 * counts before the build (VITE_API_URL); in development its place stands there unfilled.
 */
function apiUrl(): string {
  known ??= chosenUrl().replace(/\/+$/, '')
  return known
}

function chosenUrl(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
  return /^https?:/.test(told) ? told : (import.meta.env.VITE_API_URL ?? '')
}

/** Where a path of the API is found: for calls, pictures and links alike. Whole addresses (blob:, data:, https:) stay. */
export function apiAddress(path: string): string {
  return path.startsWith('/') ? apiUrl() + path : path
}

/** Whether the API is of another origin than the page, so that its cookies are out of the page's reach. */
export function isApiElsewhere(): boolean {
  return apiUrl() !== '' && new URL(apiUrl()).origin !== location.origin
}
