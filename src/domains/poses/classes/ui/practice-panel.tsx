import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ShownPose } from '../../terms.ts'
import { shuffled } from '../../timed/order.ts'
import { readSeconds, spanWords } from '../../seconds.ts'
import { USUAL_SECONDS } from '../../timed/terms.ts'
import { wholeLength } from '../../timed/timing.ts'
import type { SessionPlan } from '../../timed/ui/use-session.ts'
import { turnsOf } from '../rules.ts'
import { type GestureClass, readyClasses } from '../terms.ts'
import { ClassPicker } from './class-picker.tsx'
import './classes.css'

type Props = {
  poses: readonly ShownPose[]
  classes: readonly GestureClass[]
  /** The list is still coming. */
  busy: boolean
  onLocked: (() => void) | null
  onStart: (plan: SessionPlan) => void
}

const modes = { even: '同じ時間で', class: 'クラスで' } as const
type Mode = keyof typeof modes

/** The poses of the list against the clock: first as a class of some minutes, or all of them for the same time each. */
export function PracticePanel({ poses, classes, busy, onLocked, onStart }: Props) {
  const [mode, setMode] = useState<Mode>('class')
  const [own, setOwn] = useState(classes)
  const [chosen, setChosen] = useState(readyClasses[0]!.key)
  const [text, setText] = useState(String(USUAL_SECONDS))
  const [isMixed, setMixed] = useState<Record<Mode, boolean>>({ even: false, class: true })
  const seconds = readSeconds(text)
  const { title, turns, whole } = planOf(mode, { seconds, poses, of: [...readyClasses, ...own], chosen })
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (onLocked) return onLocked()
    if (busy || turns.length === 0) return
    const order = isMixed[mode] ? shuffled(poses) : poses
    onStart({ title, turns, whole, poses: order })
  }
  return (
    <Sheet as="section" aria-labelledby="timed-practice">
      <div className="grid gap-5">
        <div className="practice-head">
          <div className="grid gap-1">
            <h2 id="timed-practice" className="headline text-lg">
              時間を計って描く
            </h2>
            <p className="phrases text-sm text-graphite">
              下に並んでいるポーズを使います。絞り込むと、練習も変わります。
            </p>
          </div>
          <div role="group" aria-label="時間の決め方" className="pose-ranges practice-modes">
            {(['even', 'class'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
                {modes[one]}
              </button>
            ))}
          </div>
        </div>
        {mode === 'class' && (
          <ClassPicker own={own} chosen={chosen} onChoose={setChosen} onOwn={setOwn} onLocked={onLocked} />
        )}
        {/* Only these: a class is written in a form of its own, and one must not lie within another. */}
        <form className="practice-fields" onSubmit={start} noValidate>
          {mode === 'even' && (
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
          )}
          <Checkbox
            name="mixed"
            label="ランダム順"
            checked={isMixed[mode]}
            onChange={({ currentTarget: { checked } }) => setMixed({ ...isMixed, [mode]: checked })}
          />
          <Button type="submit" icon="play" pending={busy} disabled={!onLocked && turns.length === 0}>
            練習をはじめる
          </Button>
          <p className="figures text-sm text-graphite" role="status">
            {mode === 'even' && seconds === null
              ? '1枚の時間を、0より大きく86,400以下の秒数で入れてください。'
              : `${turns.length.toLocaleString('ja-JP')}枚、準備の3秒ずつを入れて${spanWords(wholeLength(turns))}`}
          </p>
        </form>
      </div>
    </Sheet>
  )
}

type Wish = { seconds: number | null; poses: readonly ShownPose[]; of: readonly GestureClass[]; chosen: string }

function planOf(mode: Mode, { seconds, poses, of, chosen }: Wish): Omit<SessionPlan, 'poses'> {
  const all = poses.map((_, pose) => pose)
  if (mode === 'even') {
    const turns = seconds === null ? [] : all.map((pose) => ({ pose, ms: seconds * 1000 }))
    return { title: '時間を計る練習', turns, whole: false }
  }
  const one = of.find(({ key }) => key === chosen) ?? readyClasses[0]!
  return { title: one.name, turns: turnsOf(one.blocks, all), whole: true }
}
