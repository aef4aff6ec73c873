import { useState } from 'react'
import { clock } from '#domains/learning/ui/clock-time.ts'
import type { fieldsOf } from '#platform/form-fields.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Desk } from '../read-desk.server.ts'
import { TITLE_MAX } from '../terms.ts'

type Props = {
  desk: Desk
  /** Where the film stands, in seconds of what is shown. */
  at: number
  isChapter: boolean
  startPoint: number
  field: ReturnType<typeof fieldsOf>
}

/** What can be set while watching: each button takes the second at which the film stands. */
export function CutTools({ desk, at, isChapter, startPoint, field }: Props) {
  const { clip } = desk
  const isTrimmed = clip.from > 0 || clip.to !== null
  const whole = (clip.from + at).toFixed(3)
  return (
    <Sheet>
      <div className="grid grid-cols-1 gap-5">
        <p className="figures text-sm text-graphite">
          いまの位置 <span className="text-lg font-bold text-ink">{clock(at)}</span>
        </p>
        {isChapter && (
          <PostForm className="grid grid-cols-1 gap-3" noValidate>
            <input type="hidden" name="seconds" value={at.toFixed(3)} />
            <TextField label="区切った後半のチャプター名" {...field('title')} max={TITLE_MAX} required />
            <div>
              <Button type="submit" name="act" value="cut" size="small" look="outline">
                ここで区切る
              </Button>
            </div>
          </PostForm>
        )}
        <div className="flex flex-wrap gap-2">
          <Trim from={whole} to={clip.to === null ? '' : String(clip.to)} label="ここより前を切る" />
          <Trim from={String(clip.from)} to={whole} label="ここより後を切る" />
          {isTrimmed && <Trim from="0" to="" label="全体に戻す" />}
          {isChapter && (
            <PostForm>
              <input type="hidden" name="seconds" value={at.toFixed(3)} />
              <Button type="submit" name="act" value="start" size="small" look="outline">
                ここから再生を始める
              </Button>
            </PostForm>
          )}
        </div>
        <p className="text-sm text-graphite">
          切った部分は消えず、いつでも戻せます。
          {isChapter && `はじめて見る人は、${clock(startPoint)}から再生されます。`}
        </p>
      </div>
    </Sheet>
  )
}

function Trim({ from, to, label }: { from: string; to: string; label: string }) {
  return (
    <PostForm>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <Button type="submit" name="act" value="trim" size="small" look="outline">
        {label}
      </Button>
    </PostForm>
  )
}

export type StepOnDesk = { id: number; title: string; description: string; seconds: number }
type StepsProps = { steps: readonly StepOnDesk[]; at: number; playFrom: (seconds: number) => void }

/** The steps of a prime lesson: each begins where the film stands when it is saved so. */
export function StepTools({ steps, at, playFrom }: StepsProps) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {steps.map((step) => (
        <li key={step.id}>
          <StepForm step={step} at={at} playFrom={playFrom} />
        </li>
      ))}
      <li>
        <StepForm key={steps.length} step={null} at={at} playFrom={playFrom} />
      </li>
    </ol>
  )
}

function StepForm({ step, at, playFrom }: { step: StepOnDesk | null } & Omit<StepsProps, 'steps'>) {
  const [seconds, setSeconds] = useState(step?.seconds ?? null)
  return (
    <Sheet>
      <PostForm className="grid grid-cols-1 gap-3" noValidate>
        <input type="hidden" name="id" value={step?.id ?? ''} />
        <input type="hidden" name="seconds" value={(seconds ?? at).toFixed(3)} />
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures font-bold">{clock(seconds ?? at)}</span>
          {step && (
            <>
              <Button size="small" look="quiet" icon="play" onClick={() => playFrom(seconds ?? 0)}>
                ここを見る
              </Button>
              <Button size="small" look="quiet" onClick={() => setSeconds(at)}>
                いまの位置にする
              </Button>
            </>
          )}
        </p>
        <TextField label="ステップ名" name="title" defaultValue={step?.title ?? ''} max={TITLE_MAX} required />
        <TextField label="説明" name="description" defaultValue={step?.description ?? ''} max={500} />
        <div>
          <Button type="submit" name="act" value="step" size="small" look="outline">
            {step ? '保存する' : 'いまの位置にステップを追加する'}
          </Button>
        </div>
      </PostForm>
    </Sheet>
  )
}
