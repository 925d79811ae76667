import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Vitest would otherwise look for a browser build of what it imports.
// Files share a worker and what it has imported: reading the whole server anew for each took as long as its tests.
const node = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  setupFiles: 'tests/seeded-properties.ts',
} as const

export default defineConfig({
  test: {
    // Vitest leaves a core to itself, which on two cores leaves one; the database and we share them well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { ...node, name: 'rules', include: ['packages/**/*.test.ts'] } },
      { test: { ...node, name: 'web', include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'] } },
      {
        test: {
          ...node,
          name: 'server',
          include: [
            'apps/server/**/*.test.ts',
            'bench/**/*.test.ts',
            'db/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/attack/**/*.test.ts',
            'tests/from-before/**/*.test.ts',
            'tests/scenarios/**/*.test.ts',
          ],
          exclude: ['tests/architecture.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
          // Limits for a busy machine; what is fast is measured elsewhere.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...node, name: 'architecture', include: ['tests/architecture.test.ts'] } },
    ],
  },
})
