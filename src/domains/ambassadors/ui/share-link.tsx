import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The ambassador's own link, to be taken along with one press. */
export function ShareLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <TextField
          label="あなたの紹介リンク"
          name="link"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <Button look="outline" icon={copied ? 'check' : undefined} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? 'コピーしました' : 'リンクをコピーする'}</span>
      </Button>
    </div>
  )
}
