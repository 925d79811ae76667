import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(method: string, endpoint: string, status: number, seconds: number): void
  text(): Promise<string>
  contentType: string
}

/**
 * Process figures and one histogram of answers by endpoint, in the Prometheus text format.
 * @param unanswered how many companies the database did not answer when they last tried
 */
export function startMetrics(unanswered: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'gyeol_' })
  const answers = new Histogram({
    name: 'gyeol_http_answer_seconds',
    help: 'Time from request to answer by endpoint and status',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  registry.registerMetric(
    new Gauge({
      name: 'gyeol_database_unanswered_companies',
      help: 'Companies that the database did not answer when they last tried, within five minutes',
      registers: [],
      collect() {
        this.set(unanswered())
      },
    }),
  )
  return {
    observe: (method, endpoint, status, seconds) => answers.observe({ method, endpoint, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
