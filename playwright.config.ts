import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BEGIN } from './tests/e2e/clock.ts'

const PORT = Number(process.env.E2E_PORT || 3499)
// Where client-elsewhere.e2e.ts serves the client from, by two names that are two sites.
const ELSEWHERE = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${PORT + 1}`).join()
const dataDir = join(tmpdir(), `gyeol-e2e-data-${PORT}`)
// Only the runner itself clears the data; its workers load this file as well.
if (!process.env.TEST_WORKER_INDEX) rmSync(dataDir, { recursive: true, force: true })

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One demo company for all: its documents and bookings are the story of one file at a time.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Limits for a busy machine; what is fast is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // The tests read what is there, not how it comes in.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Where no language is set, Chromium cannot write the Korean name of a download.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/with-node.mjs apps/server/src/main.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'error',
      TEST_CLOCK: String(BEGIN),
      ALLOWED_ORIGINS: ELSEWHERE,
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
