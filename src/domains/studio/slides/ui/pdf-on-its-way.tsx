import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Props = { fileName: string; state: 'waiting' | 'failed'; trouble: string | null }
const ASK_MS = 1_500

/** A PDF between its arrival and its pages. */
export function PdfOnItsWay({ fileName, state, trouble }: Props) {
  const { revalidate } = useRevalidator()
  const isWaiting = state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), ASK_MS)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
  return (
    <Sheet>
      <div className="grid grid-cols-1 gap-3" role="status">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={isWaiting ? 'info' : 'mark'}>{isWaiting ? '画像にしています' : '画像にできませんでした'}</Badge>
          <span className="min-w-0 font-bold break-all">{fileName}</span>
        </p>
        {trouble ? (
          <p className="text-sm text-vermilion">{trouble}</p>
        ) : (
          <p className="text-sm text-graphite">終わると、ここに並びます。この画面は閉じてもかまいません。</p>
        )}
        <PostForm>
          <Button type="submit" name="act" value="drop" size="small" look="outline">
            {isWaiting ? 'やめる' : '閉じる'}
          </Button>
        </PostForm>
      </div>
    </Sheet>
  )
}
