// Runs as a thread; see render-in-worker.
import '../lower-priority.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { renderPdf } from './render-pdf.ts'

export interface WorkerOrder {
  /** A module of ours and the function in it that makes the document: documents hold functions, which cannot travel. */
  module: string
  name: string
  given: readonly unknown[]
}

const { module, name, given } = workerData as WorkerOrder
const draw = ((await import(module)) as Record<string, (...all: unknown[]) => TDocumentDefinitions>)[name]!
const pdf = new Uint8Array(await renderPdf(draw(...given)))
parentPort!.postMessage(pdf, [pdf.buffer])
