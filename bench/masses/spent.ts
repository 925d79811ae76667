import { readdirSync, readFileSync } from 'node:fs'

// Linux alone tells these of other processes; elsewhere all of them are 0.

/** Milliseconds of processor that a process with its threads has had, in steps of ten. */
export function processorMs(pid: number): number {
  const fields = fieldsOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}

/** The memory that a process holds, in MB: all of it, and what of it is no file (its program and its libraries) that others map as well. */
export function residentMb(pid: number): { all: number; own: number } {
  const status = told(`/proc/${pid}/status`)
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  return { all: of('VmRSS'), own: of('RssAnon') }
}

/** The same as {@link processorMs} for all connections of a PostgreSQL. */
export function postgresMs(dataDir: string): number {
  const postmaster = told(`${dataDir}/postmaster.pid`).split('\n')[0]!
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const children = pids.filter((pid) => fieldsOf(pid)[1] === postmaster)
  return children.reduce((sum, pid) => sum + processorMs(pid), 0)
}

/** State, parent and what follows of a process: all that comes after its name, which may hold anything. */
function fieldsOf(pid: number): string[] {
  return told(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ')
}

function told(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
