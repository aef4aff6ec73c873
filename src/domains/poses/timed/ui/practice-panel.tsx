import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ShownPose } from '../../terms.ts'
import { shuffled } from '../order.ts'
import { readSeconds, spanWords } from '../seconds.ts'
import { USUAL_SECONDS } from '../terms.ts'
import { wholeLength } from '../timing.ts'
import type { SessionPlan } from './use-session.ts'

type Props = {
  poses: readonly ShownPose[]
  /** The list is still coming. */
  busy: boolean
  onLocked: (() => void) | null
  onStart: (plan: SessionPlan) => void
}

/** All poses of the list, one after another, each for the same time. */
export function PracticePanel({ poses, busy, onLocked, onStart }: Props) {
  const [text, setText] = useState(String(USUAL_SECONDS))
  const [isMixed, setMixed] = useState(false)
  const seconds = readSeconds(text)
  const turns = seconds === null ? [] : poses.map((_, pose) => ({ pose, ms: seconds * 1000 }))
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (onLocked) return onLocked()
    if (busy || turns.length === 0) return
    const order = isMixed ? shuffled(turns) : turns
    onStart({ title: '時間を計る練習', poses, turns: order, whole: false })
  }
  return (
    <Sheet as="section" aria-labelledby="timed-practice">
      <form className="practice-panel" onSubmit={start} noValidate>
        <div className="grid gap-1">
          <h2 id="timed-practice" className="headline text-lg">
            時間を計って描く
          </h2>
          <p className="phrases text-sm text-graphite">下に並んでいるポーズを、上から順に描いていきます。</p>
        </div>
        <div className="practice-fields">
          <div className="w-28">
            <TextField
              name="seconds"
              label="1枚の秒数"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-invalid={seconds === null || undefined}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </div>
          <Checkbox
            name="mixed"
            label="ランダム順"
            checked={isMixed}
            onChange={(event) => setMixed(event.currentTarget.checked)}
          />
          <Button type="submit" icon="play" pending={busy} disabled={!onLocked && turns.length === 0}>
            練習をはじめる
          </Button>
        </div>
        <p className="figures text-sm text-graphite" role="status">
          {seconds === null
            ? '1枚の時間を、0より大きく86,400以下の秒数で入れてください。'
            : `${poses.length.toLocaleString('ja-JP')}枚、全部で${spanWords(wholeLength(turns))}`}
        </p>
      </form>
    </Sheet>
  )
}
