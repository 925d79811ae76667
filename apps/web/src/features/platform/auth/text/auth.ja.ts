export const auth: Translated<'auth'> = {
  tagline: '人と仕事の流れを整える会社運営ツール',
  email: 'メールアドレス',
  password: 'パスワード',
  signIn: {
    title: 'ログイン',
    submit: 'ログイン',
    temporary: 'この端末ではブラウザーを閉じるまでログインを保持する',
    noAccount: 'アカウントをお持ちでない場合',
    signUp: '新規登録',
    forgot: 'パスワードをお忘れですか',
    demoTitle: '体験用アカウント',
    demoText: 'アカウントを押すとログインします。',
    confirmed: 'メールアドレスを確認しました。ログインしてください。',
    recovered: 'パスワードを変更しました。新しいパスワードでログインしてください。',
  },
  language: '言語',
}
