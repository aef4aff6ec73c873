import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { drawShare, SHARE_SIZE } from './draw-share.ts'

/** A picture to show with the link: drawn here in the browser, marked as advertising, taken along with one press. */
export function SharePicture({ link, siteName }: { link: string; siteName: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawShare(context, { link, siteName })
  }, [link, siteName])
  const save = () =>
    canvas.current?.toBlob((blob) => {
      if (!blob) return
      const url = URL.createObjectURL(blob)
      const way = document.createElement('a')
      way.href = url
      way.download = 'egaku-pr.png'
      way.click()
      URL.revokeObjectURL(url)
    }, 'image/png')
  return (
    <Sheet as="section" aria-labelledby="share-picture" className="grid gap-4">
      <h2 id="share-picture" className="text-lg">
        紹介に使える画像
      </h2>
      <canvas
        ref={canvas}
        {...SHARE_SIZE}
        role="img"
        aria-label={`${siteName}を紹介する画像。顔の下描きの絵に、「PR」の表示と紹介リンクが入っています。`}
        className="h-auto w-full max-w-160 rounded-field border border-line"
      />
      <div>
        <Button look="outline" icon="download" onClick={save}>
          画像を保存する
        </Button>
      </div>
    </Sheet>
  )
}
