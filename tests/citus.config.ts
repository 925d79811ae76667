import { defineConfig } from 'vitest/config'
import { clusterNodes } from './citus/cluster.ts'

if (clusterNodes().length < 3)
  throw new Error(
    'Set TEST_CITUS to the superuser addresses of a coordinator and at least two workers, the coordinator first (docs/operations.md).',
  )

/** Tests that look at one PostgreSQL itself, each with what they look at. */
const EXCEPT: Record<string, string> = {
  'apps/server/src/approvals/documents/count-waiting.test.ts': 'reads the nodes of a plan',
  'apps/server/src/people/roles/visible-members-scale.test.ts': 'reads the nodes of a plan',
}

/** The tests of the server on a Citus of three nodes, and those of the distribution itself. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    environment: 'node',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    include: [
      'apps/server/**/*.test.ts',
      'db/**/*.test.ts',
      'tests/*.test.ts',
      'tests/attack/**/*.test.ts',
      'tests/citus/*.test.ts',
      'tests/from-before/**/*.test.ts',
      'tests/scenarios/**/*.test.ts',
    ],
    exclude: ['tests/architecture.test.ts', ...Object.keys(EXCEPT)],
    globalSetup: ['tests/global-setup.ts'],
    // Each statement goes through two servers, and each database is one of three.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
