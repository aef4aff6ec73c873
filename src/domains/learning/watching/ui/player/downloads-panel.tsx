import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { spokenBytes } from './spoken-bytes.ts'

type Props = { zip: string | null; pdf: string | null; locked?: boolean }

export function DownloadsPanel({ zip, pdf, locked }: Props) {
  if (locked) {
    return (
      <p className="flex items-center gap-2 text-sm text-graphite">
        <Icon name="lock" className="size-5" />
        資料のダウンロードは、この講座を受講できる方にご用意しています。
      </p>
    )
  }
  if (!zip && !pdf) return <p className="text-sm text-graphite">ダウンロードできる資料はありません。</p>
  return (
    <ul className="grid gap-3">
      {pdf && <Download url={pdf} name="まとめ（PDF）" />}
      {zip && <Download url={zip} name="練習用の資料" />}
    </ul>
  )
}

function Download({ url, name }: { url: string; name: string }) {
  const [size, setSize] = useState<string | null>(null)
  useEffect(() => {
    const asked = new AbortController()
    const ask = async () => {
      const reply = await fetch(url, { method: 'HEAD', signal: asked.signal })
      const bytes = Number(reply.headers.get('content-length') ?? Number.NaN)
      if (reply.ok && Number.isFinite(bytes)) setSize(spokenBytes(bytes))
    }
    // Without a size the link stands without one.
    ask().catch(() => {})
    return () => asked.abort()
  }, [url])
  return (
    <li>
      <a
        href={url}
        download
        className="flex min-h-14 items-center gap-3 rounded-sheet border border-line px-4 hover:border-edge"
      >
        <Icon name="download" className="size-6 text-vermilion" />
        <span className="flex-1 font-bold">{name}</span>
        {size && <span className="figures text-sm text-graphite">{size}</span>}
      </a>
    </li>
  )
}
