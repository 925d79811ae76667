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
}

const { module, name, given } = workerData as WorkerOrder
const draw = (
  (await import(module)) as Record<
    string,
    (...all: unknown[]) => TDocumentDefinitions | TDocumentDefinitions[]
  >
)[name]!
const drawn = draw(...given)
const pdfs: Uint8Array<ArrayBuffer>[] = []
for (const one of [drawn].flat()) pdfs.push(new Uint8Array(await renderPdf(one)))
parentPort!.postMessage(
  pdfs,
  pdfs.map(({ buffer }) => buffer),
)
