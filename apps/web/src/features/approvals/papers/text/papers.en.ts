export const papers: Translated<'papers'> = {
  print: 'Print',
  pdf: 'Download PDF',
  period: 'Download period',
  title: 'Download documents of a period',
  hint: 'All documents submitted in the period are downloaded as PDFs with their attached files in one archive. Up to 500 documents can be downloaded.',
  range: 'Submitted',
  stop: 'Stop download',
  download: 'Download',
  many: 'Download selected as PDF',
}
