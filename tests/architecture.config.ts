import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Needs no database, so that `npm run check` stays quick. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { include: ['tests/architecture.test.ts'] },
})
