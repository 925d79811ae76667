process.env.TEST_WORKER_INDEX ??= ''
import base from './playwright.config.ts'
export default { ...base, workers: 1, outputDir: '/tmp/rooms-results', testMatch: '**/meeting-rooms.e2e.ts', use: { ...base.use, baseURL: 'http://localhost:3311' },
  webServer: { ...(base.webServer as object), url: 'http://localhost:3311/readyz', env: { PORT: '3311', DATA_DIR: '/tmp/rooms-e2e-data', DEMO: '1', LOG_LEVEL: 'error' } } }
