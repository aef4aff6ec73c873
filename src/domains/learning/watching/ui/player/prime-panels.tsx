import { href } from 'react-router'
import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { clock } from '../../../ui/clock-time.ts'
import { NotePanel } from '../../../notes/ui/note-panel.tsx'
import type { NoteState } from '../../../notes/ui/use-note.ts'
import type { Snapshots } from '../../../notes/ui/use-snapshots.ts'
import { DownloadsPanel } from './downloads-panel.tsx'
import { useFilm } from './film.ts'
import { NOTE_NEEDS_MEMBERSHIP } from './lesson-panels.tsx'
import type { PrimePlayerData, VideoStep } from './player-data.ts'
import { isFramed } from './picture.ts'
import { PlayerPanel, type PanelTab } from './player-panel.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { SlidesPanel } from './slides-panel.tsx'
import type { Player } from './use-player.ts'

type Props = {
  page: PrimePlayerData
  player: Player
  note: NoteState
  snapshots: Snapshots
  tab: PanelTab
  onTab: (tab: PanelTab) => void
  ratio: number
  primes: PrimePlayerData['primes']
  isDone: boolean
  onFinish: () => Promise<void>
  askSignUp: (sentence: string) => void
}

/** The five tabs beside a prime lesson. */
export function PrimePanels({
  page,
  player,
  note,
  snapshots,
  tab,
  onTab,
  ratio,
  primes,
  isDone,
  onFinish,
  askSignUp,
}: Props) {
  const { prime, course, audience } = page
  const running = useRunningStep(player, prime.videoSteps)
  return (
    <PlayerPanel
      tab={tab}
      onTab={onTab}
      panels={{
        chapters: (
          <div className="grid gap-6">
            {audience.signedIn && (
              <div className="grid gap-1">
                <p className="text-xs text-graphite">このレッスンで見た割合</p>
                <ProgressBar label="このレッスンで見た割合" percent={ratio} size="large" showFigure />
              </div>
            )}
            {prime.description && <p className="text-sm text-graphite">{prime.description}</p>}
            <Steps steps={prime.videoSteps} player={player} />
            <Finish isDone={isDone} onFinish={onFinish} />
            <Primes primes={primes} current={prime.id} />
          </div>
        ),
        slides: (
          <SlidesPanel slide={prime.slide} title={prime.title} materialPath={`/prime_lessons/${prime.id}/material`} />
        ),
        note: (
          <NotePanel
            note={note}
            snapshots={snapshots}
            label="この講座のノート"
            locked={!audience.signedIn}
            onLocked={() => askSignUp(NOTE_NEEDS_MEMBERSHIP)}
          />
        ),
        downloads: <DownloadsPanel zip={course.supplementUrl} pdf={course.supplementPdfUrl} />,
        question: (
          <QuestionPanel
            shown={tab === 'question'}
            film={player.film}
            askSignUp={askSignUp}
            about={{
              ...{ user: page.user, outside: page.questionForm, hasFrames: !isFramed(prime.media) },
              ...{ title: course.title, lessonTitle: prime.title, chapterTitle: running?.title ?? null },
              path: href('/prime_lessons/:id', { id: String(prime.id) }),
              answersPath: callPath('/prime_lessons/:id/answers', { id: prime.id }),
              slot: `question:course:${course.id}`,
            }}
          />
        ),
      }}
    />
  )
}

/** The step that plays, also after a jump. */
function useRunningStep({ film }: Player, steps: readonly VideoStep[]): VideoStep | null {
  const id = useFilm(film, ({ time }) => steps.findLast(({ startTime }) => startTime <= time)?.id ?? null)
  return steps.find((step) => step.id === id) ?? null
}

/** The steps of the film; the one that plays is marked, also after a jump. */
function Steps({ steps, player }: { steps: readonly VideoStep[]; player: Player }) {
  const { film } = player
  const current = useRunningStep(player, steps)?.id ?? null
  const go = (step: VideoStep) => {
    film.seek(step.startTime)
    void film.play()
  }
  return (
    <ol className="player-chapters">
      {steps.map((step) => (
        <li key={step.id} className="player-chapter player-step" data-current={step.id === current || undefined}>
          <button
            type="button"
            className="player-chapter-way"
            aria-current={step.id === current || undefined}
            onClick={() => go(step)}
          >
            <span className="flex items-start gap-2">
              {step.id === current && <Icon name="play" className="mt-0.5 size-4 text-vermilion" label="再生中" />}
              <span className="min-w-0 flex-1">{step.title}</span>
              <span className="figures text-graphite">{clock(step.startTime)}</span>
            </span>
            {step.description && <span className="block text-xs font-normal text-graphite">{step.description}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}

function Finish({ isDone, onFinish }: Pick<Props, 'isDone' | 'onFinish'>) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onFinish()
    setBusy(false)
  }
  return (
    <Button
      look="outline"
      wide
      disabled={isDone}
      pending={busy}
      icon={isDone ? 'check' : undefined}
      onClick={() => void press()}
    >
      {isDone ? '受講完了済み' : '受講完了にする'}
    </Button>
  )
}

function Primes({ primes, current }: { primes: PrimePlayerData['primes']; current: number }) {
  if (primes.length < 2) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-sm">この講座のライブレッスン</h2>
      <ol className="player-chapters">
        {primes.map(({ id, title, duration, isCompleted }) => (
          <li key={id} className="player-chapter player-step" data-current={id === current || undefined}>
            <Link
              to={href('/prime_lessons/:id', { id: String(id) })}
              replace
              preventScrollReset
              aria-current={id === current ? 'page' : undefined}
              className="player-chapter-way items-center"
            >
              <span className="min-w-0 flex-1">{title}</span>
              {isCompleted && <Stamp label="受講完了済み" className="size-7" />}
              <span className="figures text-graphite">{clock(duration)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
