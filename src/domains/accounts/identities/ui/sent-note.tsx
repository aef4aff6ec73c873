/** A letter is on its way to the mailbox that is to be shown. */
export function SentNote({ email }: { email: string }) {
  return (
    <div role="status" className="grid gap-2">
      <p className="font-bold text-leaf">確認メールを送信しました。</p>
      <p className="text-sm text-graphite">
        <strong>{email}</strong>
        に届いたリンクを、このブラウザで開いてください。リンクの有効期限は60分です。届かないときは、迷惑メールフォルダーもご確認ください。
      </p>
    </div>
  )
}
