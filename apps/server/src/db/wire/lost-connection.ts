import type { Socket } from 'node:net'
import type pg from 'pg'

// Connection exceptions of PostgreSQL (class 08, 57P0x, 53300 too many connections) and of the socket.
const GONE = /^(08|57P0|53300)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
// What the driver says has no code.
// Of Citus: a worker that went away meanwhile, or a part of the company that has just moved to another one.
const GONE_WORDS =
  /failure on connection marked as essential|(server closed the connection|SSL connection has been closed) unexpectedly|SSL (SYSCALL )?error: |could not (receive|send) data (from|to) server|no connection to the server|could not find valid entry for shard|timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed|after calling end on the pool/

/** Whether an error says that the database could not be reached, or was lost on the way. */
export function isLost(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown }
  if (typeof code === 'string' && GONE.test(code)) return true
  // A socket's file that is gone, not a file that somebody asked for.
  if (code === 'ENOENT') return syscall === 'connect'
  return typeof message === 'string' && GONE_WORDS.test(message)
}

/**
 * Whether a connection has prepared a statement that the database knows otherwise by now, as while a migration runs beside an
 * older server, or that it has lost: prepared anew, it is carried out.
 */
export function isStale(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return code === '26000' || (code === '0A000' && /cached plan/.test(String(message)))
}

/** Whether a write met a server that only reads, as one does that is being replaced; of our own reads it would be a fault. */
export function isReadOnly(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '25006'
}

/** Whether a connection has broken, whatever the statement on it was told. */
export function isBroken(client: pg.ClientBase): boolean {
  return streamOf(client).destroyed
}

/** Breaks a connection off; what waits for it is told so. */
export function cutOff(client: pg.ClientBase): void {
  streamOf(client).destroy()
}

const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** Whether a statement failed because the row that it names is not there, or is named by another. */
export function breaksForeignKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '23503'
}
