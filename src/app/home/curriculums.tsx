import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { Column } from '#ui/column.tsx'
import { shownShare } from '#domains/learning/terms.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { readCurriculums } from './read-curriculums.server.ts'
import type { Route } from './+types/curriculums'

export const loader = ({ context }: Route.LoaderArgs) => readCurriculums(asker(context))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `カリキュラム - ${loaderData?.siteName ?? ''}` },
  { name: 'description', content: 'ステップを順に進めて、最後に一枚の作品を仕上げるコースの一覧です。' },
]

/** The paths one can follow from the first line to a finished work. */
export default function Curriculums({ loaderData: { curriculums } }: Route.ComponentProps) {
  return (
    <Column>
      <SectionHeading level={1} lead="ステップを順に進めて、最後に一枚の作品を仕上げるコースです。">
        カリキュラム
      </SectionHeading>
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
        {curriculums.map((curriculum, index) => (
          <li key={curriculum.id} className="group relative overflow-hidden rounded-sheet border border-line bg-sheet">
            <Picture
              src={fileLink(curriculum.coverKey)}
              alt=""
              width={640}
              height={360}
              eager={index < 3}
              className="block aspect-cover h-auto w-full"
            />
            <div className="grid gap-2 p-5">
              <p className="flex items-center gap-4 text-sm text-graphite">
                <LevelChip level={curriculum.level} />
                <span className="figures">{curriculum.steps}STEP</span>
                <span className="figures">動画 {spokenDuration(curriculum.videoSeconds)}</span>
              </p>
              <h2 className="text-lg group-hover:underline">
                <Link
                  to={href('/subscriptions/curriculums/:id', { id: String(curriculum.id) })}
                  className="covers-card"
                >
                  {curriculum.title}
                </Link>
              </h2>
              <p className="line-clamp-3 text-sm text-graphite">{curriculum.description}</p>
              {curriculum.own && <OwnLine title={curriculum.title} steps={curriculum.steps} own={curriculum.own} />}
            </div>
          </li>
        ))}
      </ul>
    </Column>
  )
}

type OwnLineProps = {
  title: string
  steps: number
  own: { watchedRatio: number; isCleared: boolean; completedSteps: number }
}

/** How far the learner is, where they have begun. */
function OwnLine({ title, steps, own: { watchedRatio, isCleared, completedSteps } }: OwnLineProps) {
  if (watchedRatio === 0 && !isCleared) return null
  return (
    <div className="mt-1 grid gap-1">
      <ProgressBar
        label={`「${title}」の${isCleared ? '受講' : '視聴'}済みの割合`}
        percent={shownShare(isCleared, watchedRatio)}
        showFigure
      />
      {isCleared ? (
        <strong className="text-sm text-leaf">クリア！</strong>
      ) : (
        <p className="figures text-sm font-bold">残り{steps - completedSteps}STEP</p>
      )}
    </div>
  )
}
