import type { Endpoint } from '#contract/endpoint.ts'
import { callForFile, type CallInput } from './call.ts'

/** Calls an endpoint that answers a file and hands the file to the browser's downloads; the signal breaks it off. */
export async function saveFile<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  signal?: AbortSignal,
): Promise<void> {
  const { blob, name } = await callForFile(endpoint, input, signal && { signal })
  saveBlob(blob, name)
}

/** Hands what was made here to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
