import { Icon } from '#ui/icon.tsx'

type Props = {
  buyer: { name: string; email: string } | null
  /** 「Visa ****1111 (Amazon Pay)」, in the wallet's own words */
  descriptor: string | null
  changeUrl: string
}

/** The wallet in its own words: who pays, with what, and the way to something else. */
export function WalletBlock({ buyer, descriptor, changeUrl }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-sheet border border-line bg-sheet p-5">
      <dl className="grid min-w-0 gap-3">
        <div className="grid gap-1">
          <dt className="text-sm text-graphite">Amazon Pay</dt>
          <dd className="figures font-bold break-words">{descriptor ?? 'Amazonで選んだお支払い方法'}</dd>
        </div>
        {buyer && (
          <div className="grid gap-1">
            <dt className="text-sm text-graphite">Amazonアカウント</dt>
            <dd className="break-words">
              {buyer.name}
              <span className="block text-sm text-graphite">{buyer.email}</span>
            </dd>
          </div>
        )}
      </dl>
      <a href={changeUrl} className="inline-flex min-h-11 items-center gap-1">
        <Icon name="pen" className="size-4.5" />
        変更
        <span className="sr-only">（Amazonでお支払い方法を選び直します）</span>
      </a>
    </div>
  )
}
