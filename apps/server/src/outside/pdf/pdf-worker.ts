// Runs as a thread; see render-in-worker.
import '../lower-priority.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { renderPdf } from './render-pdf.ts'

export interface WorkerOrder {
  /** A module of ours and the function in it that makes the document, or several: documents hold functions, which cannot travel. */
  module: string
  name: string
  given: readonly unknown[]
  /** Not 0 once somebody else waits for the turn: the document under way is finished, those after it are left. */
  isWanted?: Int32Array<SharedArrayBuffer> | undefined
}

const { module, name, given, isWanted } = workerData as WorkerOrder
const draw = (
  (await import(module)) as Record<
    string,
    (...all: unknown[]) => TDocumentDefinitions | TDocumentDefinitions[]
  >
)[name]!
const drawn = draw(...given)
const pdfs: Uint8Array<ArrayBuffer>[] = []
for (const one of [drawn].flat()) {
  pdfs.push(new Uint8Array(await renderPdf(one)))
  if (isWanted && Atomics.load(isWanted, 0) !== 0) break
}
parentPort!.postMessage(
  pdfs,
  pdfs.map(({ buffer }) => buffer),
)
