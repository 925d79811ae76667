export const deputies: Translated<'deputies'> = {
  act: { open: '専決・委任', final: '専決', hand: '委任', substitute: '代決' },
  final: {
    title: '専決',
    hint: '以降の決裁者を省略し、この文書を最終承認します。専決は取り消せません。',
    done: '専決しました。',
  },
  hand: {
    title: '決裁の委任',
    hint: 'この文書の決裁を別のメンバーに委任します。委任した後も文書を閲覧できます。',
    person: '委任先のメンバー',
    needed: '委任先のメンバーを選択してください。',
    done: '{{name}}さんに委任しました。',
  },
  substitute: {
    title: '代決',
    hint: '不在の決裁者に代わって承認します。決裁者に通知され、代決は取り消せません。',
    person: '不在の決裁者',
    done: '{{name}}さんに代わって承認しました。',
  },
  actsFor: '{{name}}さんの委任により処理します。処理した決裁は取り消せません。',
  waitsFor: '委任：{{name}}さんの順番',
  isAbsent: '不在',
  by: { SUBSTITUTE: '代決：{{name}}', DELEGATE: '委任：{{name}}' },
  from: '委任者：{{name}}',
  finally: '専決',
}
