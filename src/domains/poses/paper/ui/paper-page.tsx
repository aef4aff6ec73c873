import { type ChangeEvent, type Ref, useEffect, useMemo, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { cutOf, likelyColumns, MOST_COLUMNS } from '../cells.ts'
import type { Quad } from '../homography.ts'
import { CornerStage } from './corner-stage.tsx'
import { CutStage } from './cut-stage.tsx'
import type { Lesson } from './keep-cell.ts'
import { PaperCell, type SeenPose } from './paper-cell.tsx'
import { inkOn, readPhoto, seenSheet, straightened, wholePhoto } from './read-photo.ts'
import { useCells } from './use-cells.ts'
import './paper.css'

const INSET = 0.06
const NOT_READ = 'この画像は読み込めませんでした。JPEGかPNGの写真を選んでください。'
const NO_SHEET = '紙の四隅に、左上から順に角を合わせてください。'

function firstGuess(photo: HTMLCanvasElement): Quad {
  const seen = seenSheet(photo)
  if (seen) return seen
  const { width, height } = photo
  const [left, top] = [width * INSET, height * INSET]
  const [right, bottom] = [width - left, height - top]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** The page that was drawn on, photographed, straightened and cut into what was drawn of each pose; all of it here. */
export function PaperPage({ seen, head }: { seen: SeenPose[]; head: Ref<HTMLHeadingElement> }) {
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null)
  const [quad, setQuad] = useState<Quad | null>(null)
  const [sheet, setSheet] = useState<HTMLCanvasElement | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const read = await readPhoto(file)
    setTrouble(read ? null : NOT_READ)
    if (!read) return
    setPhoto(read)
    setQuad(firstGuess(read))
    setSheet(null)
  }
  const cut = () => {
    const made = photo && quad && straightened(photo, quad)
    setTrouble(made ? null : NO_SHEET)
    if (made) setSheet(made)
  }
  return (
    <section aria-labelledby="paper" className="grid gap-4 border-t border-line pt-6">
      <h3 ref={head} id="paper" tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
        描いた紙を取り込む
      </h3>
      <p className="max-w-reading text-sm text-graphite">
        描いたページの写真を1枚選ぶと、まっすぐに直して、ポーズごとに切り分けます。写真はこの端末の中だけで扱い、「練習記録に残す」を押したものだけを送ります。
      </p>
      <label className="paper-choose">
        <input type="file" accept="image/*" className="sr-only" onChange={(event) => void choose(event)} />
        {photo ? '別の写真を選ぶ' : '写真を選ぶ'}
      </label>
      {trouble && (
        <p role="alert" className="text-crimson">
          {trouble}
        </p>
      )}
      {photo && quad && !sheet && (
        <div className="grid gap-4">
          <p>紙の四隅に角を合わせてください。キーボードでは、角を選んで矢印キーで動かせます。</p>
          <CornerStage photo={photo} quad={quad} onChange={setQuad} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={cut}>まっすぐにして切り分ける</Button>
            <Button look="outline" onClick={() => setQuad(wholePhoto(photo))}>
              写真全体を使う
            </Button>
          </div>
        </div>
      )}
      {sheet && <Cells sheet={sheet} seen={seen} onBack={() => setSheet(null)} />}
    </section>
  )
}

type CellsProps = { sheet: HTMLCanvasElement; seen: SeenPose[]; onBack: () => void }

function Cells({ sheet, seen, onBack }: CellsProps) {
  const ink = useMemo(() => inkOn(sheet), [sheet])
  const count = seen.length
  const [columns, setColumns] = useState(() => likelyColumns(count, ink))
  const [cut, setCut] = useState(() => cutOf(count, columns, ink))
  const [order, setOrder] = useState(() => seen.map((_, at) => at))
  const [lessonId, setLessonId] = useState<number | null>(null)
  const own = useLessons()
  const cells = useCells(sheet, cut)
  const part = (next: number) => {
    setColumns(next)
    setCut(cutOf(count, next, ink))
  }
  /** What was drawn of this pose and of the one before it change places. */
  const swap = (at: number) => setOrder(order.with(at - 1, order[at]!).with(at, order[at - 1]!))
  const numbers = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, at) => String(at + 1))
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label="横に並んだポーズの数"
          name="columns"
          value={String(columns)}
          options={numbers.map((value) => ({ value, label: `${value}列` }))}
          onChange={(event) => part(Number(event.target.value))}
        />
        {own && own.lessons.length > 0 && (
          <Select
            label="練習記録に残すレッスン"
            name="lesson"
            value={lessonId === null ? '' : String(lessonId)}
            options={[
              { value: '', label: '選んでください' },
              ...own.lessons.map(({ id, title, course }) => ({ value: String(id), label: `${course}　${title}` })),
            ]}
            onChange={(event) => setLessonId(Number(event.target.value) || null)}
          />
        )}
      </div>
      <details className="grid gap-2">
        <summary className="link touch-room w-fit text-sm">切り分ける線を直す</summary>
        <p className="mt-2 text-sm text-graphite">
          線を動かすと、切り分けなおします。キーボードでは、線を選んで矢印キーで動かせます。
        </p>
        <CutStage sheet={sheet} cut={cut} onChange={setCut} />
      </details>
      <ol className="paper-cells" aria-label="ポーズと描いたもの">
        {cells.length === count &&
          order.map((cell, at) => (
            <PaperCell
              key={cells[cell]!.url}
              pose={seen[at]!}
              cell={cells[cell]!}
              memberId={own?.memberId ?? null}
              lessonId={lessonId}
              onSwap={at > 0 ? () => swap(at) : undefined}
            />
          ))}
      </ol>
      <div>
        <Button look="outline" onClick={onBack}>
          四隅を合わせなおす
        </Button>
      </div>
    </div>
  )
}

type Own = { memberId: number; lessons: Lesson[] }

/** The lessons that the learner was last at; without a line there are none to choose until it is back. */
function useLessons(): Own | null {
  const [own, setOwn] = useState<Own | null>(null)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const ask = () =>
      void fetch(callPath('/user_daily_lesson_trainings/lessons'), { signal }).then(
        async (reply) => reply.ok && setOwn((await reply.json()) as Own),
        () => {},
      )
    ask()
    window.addEventListener('online', ask, { signal })
    return () => ended.abort()
  }, [])
  return own
}
