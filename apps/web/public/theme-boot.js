// Runs before the first paint: without it a dark page would flash white. A file, because the policy bars inline scripts.
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value') || 'auto'
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  document.documentElement.lang = localStorage.getItem('gyeol-language') || 'ko'
} catch {
  // A browser that refuses storage shows the light page.
}
