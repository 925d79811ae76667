import type { FormField } from '#rules/forms/form-field.ts'
import { isDecider } from '#rules/approvals/receiver.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import { type Download, downloadOf } from '../../http/download.ts'
import { cleanFileName } from '../../outside/files/clean-file-name.ts'
import { heavyWork } from '../../outside/heavy-work.ts'
import type { PrintedAnswer } from '../documents/index.ts'
import { dryRun, getForm, printedAnswer, type WholeForm } from '../forms/index.ts'
import { companyName } from './company-name.ts'
import type { Paper } from './paper.ts'
import { PAPER_TEXTS } from './paper.texts.ts'
import { type Printing, render } from './render-papers.ts'

const BLANK_ROWS = 5
const BLANK_LINES = 5

/**
 * A form to fill in by hand, with the stamp boxes of whoever would decide on a document of the actor.
 * @throws Failure NOT_FOUND, TOO_MANY_FILES, FILE_TAKES_TOO_LONG
 */
export async function printBlankForm(
  ctx: Omit<MemberContext, 'tx'>,
  id: number,
  { reading }: Pick<Printing, 'reading'>,
): Promise<Download> {
  return heavyWork.take(ctx, async (_tell, turn) => {
    const paper = await reading(async (tx) => {
      const form = await getForm({ ...ctx, tx }, id)
      const { steps } = await dryRun({ ...ctx, tx }, { draftId: undefined, formId: id })
      return blankPaper(form, steps, await companyName({ tx }), ctx.language)
    })
    const [pdf] = await Array.fromAsync(render([paper], turn))
    return downloadOf(cleanFileName(`${paper.name}.pdf`.replaceAll('/', '_')), 'application/pdf', pdf!)
  })
}

type Steps = Awaited<ReturnType<typeof dryRun>>['steps']

export function blankPaper(
  form: Pick<WholeForm, 'name' | 'fields' | 'content'>,
  steps: Steps,
  company: string,
  language: Language,
): Paper {
  const texts = PAPER_TEXTS[language]
  const deciders = steps.filter(isDecider)
  const last = deciders.findLast(({ type }) => type === 'APPROVER')
  const titles = deciders.map((step) => {
    if (step.type === 'AGREEER') return texts.agreer
    return step.type === 'FAGREEER' ? texts.finalAgreer : step === last ? texts.approver : texts.reviewer
  })
  return {
    name: form.name,
    company,
    kind: '',
    title: form.name,
    facts: [
      [texts.serial, ''],
      [texts.submitted, ''],
      [texts.author, ''],
    ],
    stampLabel: texts.line,
    // Whoever stands at the top fills it in for others, too.
    stamps: [texts.drafter, ...(titles.length > 0 ? titles : [texts.approver])].map((title) => ({ title })),
    answers: form.fields.map((field) => blankAnswer(field, language)),
    text: form.content === '' ? null : { html: form.content },
    lists: [],
    files: [],
    pictures: [],
    proof: null,
  }
}

/** Room to write in: options to tick, lines of a table, a few lines of text. */
function blankAnswer(field: FormField, language: Language): PrintedAnswer {
  const { label, options = [], columns = [] } = field
  switch (field.kind) {
    case 'TABLE': {
      const empty = columns.map(() => ' ')
      const rows = Array.from({ length: BLANK_ROWS }, () => empty)
      const { table } = printedAnswer(field, [], language)
      const sums = table?.sums?.map((cell, at) => (at === 0 ? cell : ' ')) ?? null
      return { label, value: '', ...(table && { table: { ...table, rows, sums } }) }
    }
    case 'SELECT':
    case 'CHECKS':
      return { label, value: options.map((option) => `□ ${option}`).join('   ') }
    case 'LONG_TEXT':
      return { label, value: '\n'.repeat(BLANK_LINES) }
    case 'PERIOD':
      return { label, value: `${'\u00a0'.repeat(40)}~` }
    default:
      return { label, value: ' ' }
  }
}
