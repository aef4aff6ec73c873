import { type ChangeEvent, type MouseEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StudioField } from '../../fields/ui/studio-field.tsx'
import { besideOf } from '../../ui/beside.ts'
import { badCover, COVER_MAX, coverSize, type Focus, middle } from '../../covers/terms.ts'

type Props = {
  courseId: number
  cover: { focus: Focus; version: string } | null
  /** the one that pages show, where there is one */
  shown: string | null
  alt: string
}

/** The cover of a course: chosen, cut around the point that must stay in sight, and said in words. */
export function CoverSheet({ courseId, cover, shown, alt }: Props) {
  const { path, focus, setFocus, pending, error, said, send, choose, revalidate } = useCover(courseId, cover)
  return (
    <Section title="カバー画像">
      <Sheet className="grid gap-4">
        <div id="place-cover" className="grid scroll-mt-24 justify-items-start gap-3">
          {cover ? (
            <FocusPicture src={`${path}?original&v=${cover.version}`} focus={focus} onChoose={setFocus} />
          ) : (
            shown && (
              <img src={shown} alt="登録されている画像" width={640} height={360} className="w-full rounded-field" />
            )
          )}
          <div className="flex flex-wrap items-center gap-3">
            <span className={`relative ${buttonLook({ look: 'outline', size: 'small' })}`}>
              <Icon name="image" />
              {cover || shown ? '画像を変更' : '画像を選ぶ'}
              <input
                type="file"
                accept="image/jpeg,image/png"
                aria-label="カバー画像を選ぶ"
                className="covering-input"
                onChange={choose}
              />
            </span>
            {cover && (focus.x !== cover.focus.x || focus.y !== cover.focus.y) && (
              <Button
                size="small"
                pending={pending}
                onClick={({ currentTarget }) => {
                  const goesOn = besideOf(currentTarget)
                  void send(focus).then(() => goesOn?.focus())
                }}
              >
                この位置で切り抜く
              </Button>
            )}
          </div>
          <p className="text-sm text-graphite">
            JPEG・PNG、20MBまで。{coverSize.width}×{coverSize.height}pxに切り抜きます。
          </p>
          {error && (
            <p role="alert" className="text-sm text-crimson">
              {error}
            </p>
          )}
          <p role="status" className="text-sm text-leaf">
            {pending ? '保存中…' : said}
          </p>
        </div>
        {cover && shown && (
          <div className="grid gap-1">
            <p className="text-sm font-bold">ページでの見え方</p>
            <img
              src={shown}
              alt=""
              width={640}
              height={360}
              className="w-full max-w-sm rounded-field border border-line"
            />
          </div>
        )}
        <StudioField
          of={{ courseId, part: 'course', partId: courseId, field: 'cover_alt' }}
          text={alt}
          onSaved={() => void revalidate()}
        />
        {(cover || shown) && alt === '' && (
          <p className="flex items-start gap-2 text-sm">
            <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-vermilion" />
            <span className="phrases">
              説明がまだありません。画像が見えない人にも何が描いてあるか伝わるように、ひとことで書いてください。
            </span>
          </p>
        )}
      </Sheet>
    </Section>
  )
}

/** Sends a cover, or where its middle is, and says what became of it. */
function useCover(courseId: number, cover: Props['cover']) {
  const { revalidate } = useRevalidator()
  const [focus, setFocus] = useState(cover?.focus ?? middle)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => setFocus(cover?.focus ?? middle), [cover])
  const path = callPath('/staff/courses/:id/cover', { id: courseId })

  const send = async (at: Focus, file?: File) => {
    const body = new FormData()
    if (file) body.set('cover', file)
    body.set('x', String(at.x))
    body.set('y', String(at.y))
    setPending(true)
    const reply = await post(path, body).finally(() => setPending(false))
    setError(reply.ok ? null : (reply.body?.error ?? '送信できませんでした。'))
    if (reply.ok) setSaid('カバー画像を保存しました。')
    await revalidate()
  }
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    input.value = ''
    if (!file) return
    if (file.size > COVER_MAX) return setError(badCover)
    void send(middle, file)
  }
  return { path, focus, setFocus, pending, error, said, send, choose, revalidate }
}

type PictureProps = { src: string; focus: Focus; onChoose: (focus: Focus) => void }

/** The point is set by a press on the picture, or by two sliders. */
function FocusPicture({ src, focus, onChoose }: PictureProps) {
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const of = (at: number, from: number, size: number) =>
      Math.min(100, Math.max(0, Math.round(((at - from) / size) * 100)))
    onChoose({ x: of(event.clientX, box.left, box.width), y: of(event.clientY, box.top, box.height) })
  }
  return (
    <div className="grid w-full gap-2">
      <div className="relative w-fit max-w-full cursor-crosshair" onClick={press} role="presentation">
        <img src={src} alt="元の画像" className="max-h-96 max-w-full rounded-field border border-line" />
        <span
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-round border-3 border-vermilion bg-paper/40"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      <div className="grid gap-2 md:grid-cols-2">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="grid gap-1 text-sm">
            {axis === 'x' ? '中心の左右の位置' : '中心の上下の位置'}
            <input
              type="range"
              min={0}
              max={100}
              value={focus[axis]}
              onChange={(event) => onChoose({ ...focus, [axis]: Number(event.currentTarget.value) })}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
