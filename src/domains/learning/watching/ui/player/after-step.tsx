import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { linkTo } from '../../../continuation.ts'
import { useFilm, type Film } from './film.ts'
import { NEAR_END_SECONDS } from './pieces.ts'
import type { Chapter, DailyLesson, StepOfPlayer } from './player-data.ts'

type Props = { film: Film; step: StepOfPlayer; lessons: readonly DailyLesson[]; chapterId: number }

/** On the ended film of a step's last chapter: what was left out in the step, else what comes after it. */
export function AfterStep({ film, step, lessons, chapterId }: Props) {
  const ended = useFilm(film, (state) => state.ended)
  if (!ended) return null
  const left = lessons.flatMap(({ locked, chapters }) => (locked ? [] : chapters)).find((one) => isOpen(one, chapterId))
  const next = left ? { stepId: step.id, stepTitle: step.title, chapterId: left.id, title: left.title } : step.next
  return (
    <section className="player-after" aria-label="次に進む">
      <p className={next ? 'text-sm max-lg:sr-only' : 'text-sm'}>
        {next ? '次のチャプター' : `「${step.curriculumTitle}」の動画は、すべて見おわりました。`}
      </p>
      {next ? (
        <>
          <p className="font-bold">{next.title}</p>
          <p className="text-sm text-graphite">{next.stepTitle}</p>
          <LinkButton to={linkTo(next)} icon="play">
            次へ進む
          </LinkButton>
        </>
      ) : (
        <LinkButton to={href('/subscriptions/curriculums/:id', { id: String(step.curriculumId) })}>
          コースのページへ
        </LinkButton>
      )}
    </section>
  )
}

type WaitsProps = { film: Film; title: string; onGo: () => void }

/** On the film that ended while somebody wrote: what else would have begun by itself. */
export function NextWaits({ film, title, onGo }: WaitsProps) {
  const ended = useFilm(film, (state) => state.ended)
  if (!ended) return null
  return (
    <section className="player-after" aria-label="次に進む">
      <p className="text-sm max-lg:sr-only">次のチャプター</p>
      <p className="font-bold">{title}</p>
      <Button icon="play" onClick={onGo}>
        次へ進む
      </Button>
    </section>
  )
}

/** Neither ticked nor watched to its end. */
const isOpen = ({ id, isCompleted, watchedRatio, currentTime, duration }: Chapter, played: number) =>
  id !== played && !isCompleted && watchedRatio < 100 && currentTime < duration - NEAR_END_SECONDS
