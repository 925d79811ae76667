import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(method: string, endpoint: string, status: number, seconds: number): void
  text(): Promise<string>
  contentType: string
}

/** Process figures and one histogram of answers by endpoint, in the Prometheus text format. */
export function startMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'gyeol_' })
  const answers = new Histogram({
    name: 'gyeol_http_answer_seconds',
    help: 'Time from request to answer by endpoint and status',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    observe: (method, endpoint, status, seconds) => answers.observe({ method, endpoint, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
