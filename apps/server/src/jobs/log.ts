/** What workers and outside services need of a log; the logger of the HTTP server fits. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A log that keeps nothing, for tests and scripts. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
