import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { spokenTimeLeft } from './time-left.ts'
import type { Progress } from './use-sending.ts'

const SAID: Record<Progress['phase'], { icon: IconName; words: string }> = {
  checking: { icon: 'refresh', words: '続きを確認しています…' },
  sending: { icon: 'upload', words: 'アップロードしています…' },
  waiting: { icon: 'cloud-off', words: '通信を待っています。つながると、続きから送ります。' },
  elsewhere: { icon: 'clock', words: 'ほかのタブで送っています。終わるまでお待ちください。' },
  paused: { icon: 'pause', words: '一時停止しています。続きから送れます。' },
  stuck: { icon: 'warning', words: '途中で止まりました。続きから送れます。' },
}

type Props = {
  label: string
  progress: Progress
  onPause: () => void
  onGoOn: () => void
  onGiveUp: () => void
}

/** How far a file is on its way, how long it takes, and what can be done about it. */
export function SendingLine({ label, progress, onPause, onGoOn, onGiveUp }: Props) {
  const { phase, percent, secondsLeft, canRest } = progress
  const { icon, words } = SAID[phase]
  const isHalted = phase === 'paused' || phase === 'stuck'
  return (
    <div className="grid gap-2 rounded-field border border-line bg-sheet p-3 text-sm">
      <ProgressBar label={`${label}の送信の進み具合`} percent={percent} showFigure />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span role="status" className="flex min-w-0 flex-1 basis-52 items-start gap-1.5 text-graphite">
          <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
          {words}
        </span>
        {secondsLeft !== null && <span className="figures text-graphite">{spokenTimeLeft(secondsLeft)}</span>}
        <span className="flex shrink-0 gap-2">
          {isHalted ? (
            <Button size="small" look="outline" onClick={onGoOn}>
              続きから送る
            </Button>
          ) : (
            canRest && (
              <Button size="small" look="outline" icon="pause" onClick={onPause}>
                一時停止
              </Button>
            )
          )}
          <Button size="small" look="quiet" onClick={onGiveUp}>
            やめる
          </Button>
        </span>
      </div>
    </div>
  )
}

type LeftProps = { name: string; percent: number; onForget: () => void }

/** What had not arrived when the page was closed: choosing the same file goes on with it. */
export function UnfinishedLine({ name, percent, onForget }: LeftProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-line bg-sheet p-3 text-sm">
      <p className="flex min-w-0 flex-1 basis-52 items-start gap-1.5">
        <Icon name="info" className="mt-0.5 size-4 shrink-0 text-indigo" />
        <span className="min-w-0 break-words">
          「{name}」は<span className="figures">{percent}%</span>
          まで届いています。同じファイルを選ぶと、続きから送ります。
        </span>
      </p>
      <Button size="small" look="quiet" onClick={onForget}>
        やめる
      </Button>
    </div>
  )
}
