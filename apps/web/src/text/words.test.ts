import { expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }
type Language = 'ko' | 'ja' | 'en'
type Text = readonly [where: string, text: string]

/** What the words of a language must not be, each with examples that it catches and one that it lets pass. */
interface Rule {
  is: string
  wrong: RegExp
  caught: readonly string[]
  passes: string
}

const ko: Rule[] = [
  {
    is: '합쇼체, in questions too',
    wrong: /(?<!아니|필)요[.?]?$|요[.?] |까요|나요|세요|어요/,
    caught: ['초대할까요?', '왜 보이나요?', '저장해 주세요.', '저장했어요. 다음'],
    passes: '초대하시겠습니까?',
  },
  { is: 'no exclamation marks', wrong: /!/, caught: ['축하합니다!'], passes: '축하합니다.' },
  {
    is: "the field's nouns in the place of everyday words",
    wrong:
      / 가운데|고치|고쳐|고친|빼기|빼 주|뺐|쓰는|쓸 수|써 주|생기는|생기면|생깁|생긴|걸려 있|이어 주|맡은|맡길|골라|고르|적어 주|적을 수|바꿔|바꾸|바꿨|옮기|옮겨|옮겼|내려받|모자라|알아보|끝나는 시각|쉬는 |쉼$|세지 않|잡아 둔|[을를] 찾아 주|달라[지집진]|되돌|바뀌|바뀝|바뀐|(?<!로)고를 /,
    caught: [
      '셋 가운데 하나',
      '날짜를 골라 주십시오.',
      '맡은 팀',
      '쉬는 날',
      '엑셀 내려받기',
      '끝나는 시각',
      '달라지는 구성원',
    ],
    passes: '날짜를 선택해 주십시오.',
  },
  {
    is: 'buttons are nouns of the act',
    wrong: /^(?:\S+ )?[가-힣]{1,3}(?:하기|들기|내기|가기|꾸기|우기|리기)$/,
    caught: ['예약하기', '팀 만들기', '초대 보내기', '비밀번호 바꾸기', '시작하기'],
    passes: '예약',
  },
  {
    is: 'articles as 근로기준법 제60조 제1항',
    wrong: /(?<![제\d])\d+조|(?<![제\d])\d+항(?!목)|제\d+조제/,
    caught: ['근로기준법 60조 1항', '근로기준법 제60조 1항', '근로기준법 제60조제1항'],
    passes: '근로기준법 제60조 제1항',
  },
  {
    is: 'particles through the helper',
    wrong:
      /을\(를\)|은\(는\)|이\(가\)|와\(과\)|\(으\)로|(?:(?<!\{(?:seq(?::\d)?|com))\}|\$\{[^}]*\})[’”」』]?(?:을|를|이|가|은|는|와|과|로|으로)(?![가-힣])/,
    caught: [
      '{{name}}을(를) 삭제',
      '{{name}}를 삭제',
      '{{title}}이 ',
      '‘{{team}}’으로 이동',
      '{{days}}은 {{day}}까지',
      '{names}와 함께',
    ],
    passes: '{{name, object}} 삭제했습니다.',
  },
  {
    is: 'names stand with 님 and a space',
    wrong: /name\}\}님/,
    caught: ['{{name}}님의 근무'],
    passes: '{{name}} 님의 근무',
  },
  {
    is: 'ranges with ~',
    wrong: /[\d}]\s?[–—]\s?[\d{]/,
    caught: ['{{from}} – {{to}}', '09:00–18:00'],
    passes: '{{from}} ~ {{to}}',
  },
  {
    is: 'Korean names of products',
    wrong: /\b(?:Slack|Google|Outlook|Teams|Excel|Wi-?Fi|Gyeol)\b/,
    caught: ['Slack 연결', 'Excel 다운로드'],
    passes: '슬랙 연결',
  },
  {
    is: 'one word per thing',
    wrong: /결재함|근무 계획|쉬는 날|직원|사원 (?:목록|정보)|가입 코드/,
    caught: ['결재함', '직원 목록'],
    passes: '받은 문서함',
  },
]

const ja: Rule[] = [
  {
    is: 'no space between a number and its unit',
    wrong: /(?:\d|\}\}) (?:時間|分|日|名|人|件|回|個|円|ウォン|行|か所|m(?![a-z])|MB)/,
    caught: ['8 時間', '{{n}} 件', '12 m'],
    passes: '{{n}}件',
  },
  {
    is: 'ranges with ～',
    wrong: /[\d}]\s?[–—~]\s?[\d{]/,
    caught: ['{{from}}–{{to}}', '{{from}} ~ {{to}}'],
    passes: '{{from}}～{{to}}',
  },
  {
    is: 'Japanese punctuation',
    wrong: /[!！?]|[ぁ-んァ-ヶ一-龠」] ?\(|[ぁ-んァ-ヶ一-龠}]: /,
    caught: ['削除しますか?', '本社(東京)', '例: 本社'],
    passes: '削除しますか？（例：本社）',
  },
  {
    is: 'one word per thing',
    wrong:
      /等級|決裁線|決裁ライン|決裁箱|文書箱|チーム長|全体管理者|残業|外出中|差し?戻し|お知らせ(?!の受信|をメール|します|ください)/,
    caught: ['等級なし', '決裁ライン', 'お知らせ一覧', '差戻し'],
    passes: '職級なし、決裁ルート、通知一覧',
  },
  {
    is: 'articles as 韓国勤労基準法 第60条第1項',
    wrong: /(?<!第|\d)\d+条|(?<!韓国)勤労基準法(?!施行令)|基準法第/,
    caught: ['勤労基準法 第60条', '韓国勤労基準法 60条', '韓国勤労基準法第53条'],
    passes: '韓国勤労基準法 第60条第1項',
  },
]

const en: Rule[] = [
  { is: 'no exclamation marks', wrong: /!/, caught: ['Done!'], passes: 'Done.' },
  {
    is: 'one spelling',
    wrong: /[Cc]ancelled|colour|Organisation|organisation|\bgrey\b|Labour|e-mail|licence|recognise/,
    caught: ['It was cancelled.', 'E-mail or e-mail'],
    passes: 'It was canceled.',
  },
  {
    is: 'one word per thing',
    wrong:
      /Middle manager|administrators?\b(?! has added the keys)|[Pp]ay plan|On absence|[Dd]enied|look after|[Tt]aken? back|may not|[Uu]ndecided/,
    caught: ['Pay plan', 'Denied', 'Ask your administrator.', 'It was taken back.', 'You may not view this'],
    passes: 'Subscription, Rejected, admin',
  },
  {
    is: 'articles as Labor Standards Act (근로기준법) Art. 60(1)',
    wrong: /Act,|Article \d|[Aa]rt\. \d+ \(|art\. |Labor Standards Act(?! \(근로기준법\))/,
    caught: ['Labor Standards Act, Article 53', 'Labor Standards Act Art. 53', 'Art. 53 (1)'],
    passes: 'Labor Standards Act (근로기준법) Art. 53(1)',
  },
]

const rules = { ko, ja, en }

const files = Object.entries(import.meta.glob<Tree>('../**/text/*.{ko,ja,en}.ts', { eager: true }))

function flat(tree: Tree, path = ''): Text[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )
}

// What a person may type to find a setting is no text of a screen.
const onScreens = (language: Language): Text[] =>
  files
    .flatMap(([path, file]) => (path.endsWith(`.${language}.ts`) ? flat({ ...file }) : []))
    .filter(([where]) => !/^settings\.area\.\w+\.words$/.test(where))

// Errors, mails, notifications, sheets and documents: sentences stand there as `ko: '…'`, or in a block of a language.
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../../../../packages/contract/src/**/*errors.ts',
      '../../../../packages/contract/src/people/roles/{abilities/*,duties}.ts',
      '../../../server/src/**/*.{texts,matters}.ts',
      '../../../server/src/**/{account-mail,invitation-mail,render-mail,notification-text,password-sentences,input-sentences}.ts',
      '../../../server/src/time/{attendance/{event-titles,work-sheet},event-codes/built-in-names,leave/document/leave-text}.ts',
      '../../../../packages/rules/src/calendar/holiday-row.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)

/** Texts tell their language by their letters; English has neither. */
function languageOf(text: string): Language {
  if (/[가-힣]/.test(text)) return 'ko'
  return /[ぁ-んァ-ヶ一-龠]/.test(text) ? 'ja' : 'en'
}

const onServer = (language: Language): Text[] =>
  sources.flatMap(([path, source]) =>
    source
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*|import )/.test(line))
      .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)])
      .map((match) => (match[1] ?? match[2] ?? '').replaceAll("\\'", "'"))
      .filter((text) => / |[가-힣ぁ-んァ-ヶ一-龠]/.test(text) && languageOf(text) === language)
      .map((text) => [path.replace(/^.*\//, ''), text] as const),
  )

const everyRule = Object.entries(rules).flatMap(([language, list]) =>
  list.map((rule) => [language as Language, rule.is, rule] as const),
)

test('there are texts to look at', () => {
  for (const language of ['ko', 'ja', 'en'] as const) {
    expect(onScreens(language).length).toBeGreaterThan(1000)
    expect(onServer(language).length).toBeGreaterThan(200)
  }
})

test.each(everyRule)('%s, %s: the rule bites', (_language, _is, { wrong, caught, passes }) => {
  expect(caught.filter((text) => !wrong.test(text))).toEqual([])
  expect(passes).not.toMatch(wrong)
})

test.each(everyRule)('%s, %s', (language, _is, { wrong }) => {
  expect([...onScreens(language), ...onServer(language)].filter(([, text]) => wrong.test(text))).toEqual([])
})
