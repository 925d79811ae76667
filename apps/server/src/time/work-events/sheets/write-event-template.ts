import type { Language, MemberContext } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import { templateDownload } from '../../../outside/spreadsheet/write-template.ts'
import { codesOfCompany, eventName } from '../../event-codes/index.ts'
import { columnsToWrite, SAMPLE_EMAIL } from './event-columns.ts'
import { namesOf } from './event-names.ts'

interface TemplateTexts {
  sheet: string
  options: string
  notesName: string
  name: string
  place: string
  reason: string
  notes: readonly string[]
}

const texts: Record<Language, TemplateTexts> = {
  ko: {
    sheet: '근태 일괄 등록 서식',
    options: '선택지',
    notesName: '작성 방법',
    name: '홍길동',
    place: '부산 공장',
    reason: '고객사 방문',
    notes: [
      '이메일, 항목, 시작일은 필수입니다. 이름은 참고용이며 구성원은 이메일로 확인합니다.',
      '첫 행의 열 이름은 변경하지 마십시오. 두 번째 행은 예시이며 등록되지 않습니다.',
      '항목은 ‘선택지’ 시트의 이름으로 입력합니다. 종료일을 비우면 시작일 하루로 등록됩니다.',
      '시각은 09:00과 같이 입력합니다. 자정을 넘긴 시각은 25:30과 같이 입력할 수 있습니다.',
      '출산전후휴가, 유산·사산휴가, 배우자 출산휴가는 출산일(유산·사산일)을 함께 입력합니다.',
      '등록한 근태는 결재 없이 승인된 상태로 반영됩니다. 한 행이라도 오류가 있으면 모두 등록되지 않습니다.',
      '셀을 병합하지 마십시오. 한 번에 500행까지 등록할 수 있습니다.',
    ],
  },
  ja: {
    sheet: '勤怠一括登録テンプレート',
    options: '選択肢',
    notesName: '記入方法',
    name: '山田太郎',
    place: '釜山工場',
    reason: '取引先訪問',
    notes: [
      '必須なのはメールアドレス、項目、開始日です。氏名は参考で、メンバーはメールアドレスで探します。',
      '1行目の列名はそのままにしてください。2行目は記入例で、登録されません。',
      '項目は「選択肢」シートの名前で入力します。終了日が空のときは、開始日の1日だけを登録します。',
      '時刻は09:00のように入力します。午前0時を過ぎた時刻は25:30のようにも入力できます。',
      '産前産後休暇、流産・死産休暇、配偶者出産休暇は、出産日（流産・死産の日）も入力します。',
      '登録した勤怠は決裁なしで承認済みとして反映されます。1行でもエラーがあれば、どの行も登録されません。',
      'セルを結合しないでください。一度に500行まで登録できます。',
    ],
  },
  en: {
    sheet: 'Enter requests',
    options: 'Options',
    notesName: 'How to fill it in',
    name: 'Gildong Hong',
    place: 'Busan plant',
    reason: 'Customer visit',
    notes: [
      'Email, type and first day are required. People are found by their email; the name is only for you.',
      'Keep the headings of the first row. The second row is a sample and is not entered.',
      'Enter types by their names on the “Options” sheet. Without a last day, only the first day is entered.',
      'Enter times like 09:00. Times after midnight may be written like 25:30.',
      'For maternity, miscarriage and paternity leave, enter the day of the birth or loss as well.',
      'Entered requests count as approved, without an approval line. If any row has an error, nothing is entered.',
      'Do not merge cells. You can enter at most 500 rows at once.',
    ],
  },
}

/** The sheet to begin with, with every kind that somebody of the company may be entered with. */
export async function writeEventTemplate(
  ctx: Pick<MemberContext, 'tx' | 'language' | 'today'>,
): Promise<Download> {
  const { language, today } = ctx
  const text = texts[language]
  const options = namesOf(await codesOfCompany(ctx), language)
  return templateDownload({
    sheetName: text.sheet,
    columns: columnsToWrite(language).map((column) =>
      column.key === 'wk_event' ? { ...column, options } : column,
    ),
    sample: {
      email: SAMPLE_EMAIL,
      username: text.name,
      wk_event: eventName('OUT:TIME', language),
      wk_start_date: today.with({ day: 1 }),
      wk_end_date: today.with({ day: 1 }),
      evt_start_time: '14:00',
      evt_end_time: '16:00',
      wk_location: text.place,
      wk_comment: text.reason,
      wk_occasion_date: null,
    },
    optionsName: text.options,
    notesName: text.notesName,
    notes: text.notes,
  })
}
