import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { spanWords } from '../span.ts'
import type { Drawn } from '../terms.ts'

type Props = { theme: string; first: Drawn; latest: Drawn }

/** The first and the latest drawing of one theme side by side, and as one picture to keep: made here, sent nowhere. */
export function GrowthPicture({ theme, first, latest }: Props) {
  const site = useRouteLoaderData<{ siteName: string }>('root')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const { paintGrowth } = await import('./paint-growth.ts')
      download(await paintGrowth({ theme, first, latest, siteName: site?.siteName ?? '' }), `${theme}のあゆみ.jpg`)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <div className="grid grid-cols-1 gap-4 lg:flex lg:flex-wrap lg:items-end lg:gap-6">
      <div className="grid grid-cols-2 items-end gap-3 md:gap-6 lg:flex">
        <Side drawn={first} words="はじめ" theme={theme} />
        <Side drawn={latest} words="いま" theme={theme} marked />
      </div>
      <div className="flex flex-1 basis-60 flex-wrap items-center gap-x-5 gap-y-2">
        <Button look="outline" icon="download" pending={busy} onClick={() => void save()}>
          1枚の画像にして保存する
        </Button>
        <p className="text-sm text-graphite">
          {spanWords(first.at, latest.at)}のあゆみ。画像はこの端末の中でつくられ、どこにも送られません。
        </p>
      </div>
      {failed && (
        <p role="alert" className="flex items-start gap-2 text-sm text-crimson">
          <Icon name="warning" className="mt-0.5 size-4.5 flex-none" />
          画像をつくれませんでした。ページを再読み込みして、もう一度お試しください。
        </p>
      )}
    </div>
  )
}

type SideProps = { drawn: Drawn; words: string; theme: string; marked?: boolean }

function Side({ drawn, words, theme, marked }: SideProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-sheet border border-line bg-sheet">
      <Picture
        src={drawn.url}
        alt={`${formatDay(drawn.at)}に描いた「${theme}」`}
        width={drawn.width}
        height={drawn.height}
        className="block h-auto w-full lg:max-h-104 lg:w-auto lg:max-w-full"
      />
      <figcaption className="flex flex-wrap items-baseline gap-x-3 px-3 py-2 text-sm md:px-4">
        <span className={`font-bold ${marked ? 'text-vermilion' : 'text-graphite'}`}>{words}</span>
        <span className="figures">{formatDay(drawn.at)}</span>
      </figcaption>
    </figure>
  )
}

function download(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
