import { Button } from '#ui/button.tsx'
import { clockWords } from '../../seconds.ts'
import { leftOf } from '../timing.ts'
import type { Session, SessionPlan } from './use-session.ts'

type Props = { plan: SessionPlan; session: Session; onLeave: () => void }

/** Which pose of how many, how long it still stands, and the way out. */
export function SessionHead({ plan, session: { run, now, missed }, onLeave }: Props) {
  const left = run && run.phase === 'pose' ? leftOf(run, now) : null
  const share = run && left !== null && run.length > 0 ? 1 - left / run.length : 0
  return (
    <header className="session-head">
      <p className="figures truncate text-sm">
        <span className="sr-only">{plan.title} </span>
        {run && `${run.turn + 1} / ${plan.turns.length}`}
      </p>
      <p role="timer" aria-label="残り時間" className="session-clock figures">
        {left === null ? '' : clockWords(left)}
      </p>
      <div className="text-right">
        <Button look="outline" size="small" onClick={onLeave}>
          終了する
        </Button>
      </div>
      <progress className="progress col-span-3" value={share} max={1} aria-label="このポーズの経過" />
      <p role="status" className="sr-only">
        {run && sayWhere(run.phase, run.turn + 1, run.left !== null)}
      </p>
      {missed > 0 && (
        <p role="status" className="col-span-3 text-sm text-graphite">
          画像を読み込めなかったポーズを{missed}枚とばしました。
        </p>
      )}
    </header>
  )
}

function sayWhere(phase: string, turn: number, stopped: boolean): string {
  if (stopped) return '一時停止中'
  if (phase === 'rest') return '休憩'
  return phase === 'lead' ? `${turn}枚目のポーズが始まります` : `${turn}枚目のポーズ`
}
