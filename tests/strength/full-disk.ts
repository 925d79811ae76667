import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Crowd } from './people.ts'
import { type Product, until } from './product.ts'

/** A disk of its own in memory, or why there is none. */
export function makeDisk(folder: string, megabytes: number): { unmount(): void } | { refused: string } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { refused: 'a disk of its own can be made only by root on Linux' }
  mkdirSync(folder, { recursive: true })
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (made.status !== 0)
    return { refused: `mount says: ${(made.stderr ?? made.error?.message ?? '').trim()}` }
  return { unmount: () => void spawnSync('umount', ['-l', folder]) }
}

export interface FullDisk {
  /** While the disk was full and PostgreSQL up. */
  refusedWrites: number
  readsAnswered: number
  readsFailed: number
  /** While PostgreSQL could not come up. */
  reason: string
  failedStarts: number
  readyAfterMs: number
  writesAfterMs: number
  sameServer: boolean
}

/**
 * Fills the disk to its last byte while people write and read: writes are refused, reads go on. Then PostgreSQL is
 * killed as well, and cannot come up. Then there is room again.
 */
export async function fillDisk({
  product,
  crowd,
  disk,
}: {
  product: Product
  crowd: Crowd
  disk: string
}): Promise<FullDisk> {
  const server = product.serverPid()
  const carriedOut = () => crowd.writes.filter((write) => write.status === 201).length
  await until(() => carriedOut() >= 100, 'a hundred writes are carried out', 120_000)
  const ballast = fill(disk)
  const before = [...crowd.reads]
  await until(() => (crowd.tries.get(507) ?? 0) >= 50, 'fifty writes are refused for want of room', 120_000)
  await pause(3_000)
  const refusedWrites = crowd.tries.get(507)!
  const reads = since(before, crowd.reads)

  process.kill(product.postgresPid(), 'SIGKILL')
  await until(
    async () => (await product.readiness()).reason === 'disk_full',
    'the server says that the disk is full',
  )
  const failedStarts = () => product.output().split('could not be started').length - 1
  await until(() => failedStarts() >= 4, 'PostgreSQL was tried four times')
  const { reason } = await product.readiness()

  rmSync(ballast)
  const room = performance.now()
  const starts = failedStarts()
  const readyAfterMs = await until(
    async () => (await product.readiness()).status === 200,
    'the server is ready again',
  )
  const next = () => crowd.writes.find((write) => write.status === 201 && write.answeredAt > room)
  await until(() => next() !== undefined, 'writes are carried out again')
  const again = carriedOut()
  await until(() => carriedOut() >= again + 50, 'fifty more writes are carried out')
  return {
    refusedWrites,
    readsAnswered: reads.get(200) ?? 0,
    readsFailed: [...reads].filter(([status]) => status !== 200).reduce((sum, [, times]) => sum + times, 0),
    reason: reason ?? 'none',
    failedStarts: starts,
    readyAfterMs: Math.round(readyAfterMs),
    writesAfterMs: Math.round(next()!.answeredAt - room),
    sameServer: product.serverPid() === server,
  }
}

function fill(disk: string): string {
  const path = join(disk, 'ballast')
  const file = openSync(path, 'w')
  for (let size = 1 << 20; size >= 1; size = size === 1 ? 0 : size >> 4 || 1) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(file)
  if (statfsSync(disk).bavail > 0) throw new Error('The disk could not be filled.')
  return path
}

function since(before: [number, number][], now: Map<number, number>): Map<number, number> {
  const earlier = new Map(before)
  return new Map([...now].map(([status, times]) => [status, times - (earlier.get(status) ?? 0)]))
}
