import type { ChildProcess } from 'node:child_process'

export function bindToUs(child: ChildProcess): void
export function whenAbandoned(stop: () => void): void
