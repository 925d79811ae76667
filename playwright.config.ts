import { defineConfig } from '@playwright/test'
import { PORT } from './tests/e2e/ports.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // A file tells one story, on a house of its own; two of them are told side by side.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Limits for a busy machine; what is fast is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    // Every test is a browser that has never been here: its worker would fetch everything a second time.
    serviceWorkers: 'block',
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
        // A process that has read the client serves the next page of the same browser too.
        '--process-per-site',
      ],
    },
  },
  webServer: {
    command: 'node scripts/with-node.mjs tests/e2e/houses.ts',
    url: `http://localhost:${PORT}`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
