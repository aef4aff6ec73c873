import type { ReactNode } from 'react'
import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { Badge } from '#ui/badge.tsx'
import { Column } from '#ui/column.tsx'
import { LeadSheet } from '#ui/lead-sheet.tsx'
import { LevelChip, levelLabels } from '#ui/level-chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { Stamp } from '#ui/stamp.tsx'
import { StepPath } from '#ui/step-path.tsx'
import { readCurriculums } from './read-curriculums.server.ts'
import type { Route } from './+types/curriculums'

export const loader = ({ context }: Route.LoaderArgs) => readCurriculums(asker(context))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `カリキュラム - ${loaderData?.siteName ?? ''}` },
  { name: 'description', content: 'ステップを順に進めて、最後に一枚の作品を仕上げるカリキュラムの一覧です。' },
]

type Data = Route.ComponentProps['loaderData']
type Line = Data['finished'][number]

/** The paths one can follow from the first line to a finished work. */
export default function Curriculums({ loaderData: { underWay, road, finished } }: Route.ComponentProps) {
  const [first, ...others] = underWay
  const begins = underWay.length + finished.length > 0 ? null : (road[0]?.curriculums[0]?.id ?? null)
  return (
    <Column>
      <div className="grid gap-12 md:gap-14">
        <SectionHeading level={1} flush lead="ステップを順に進めて、最後に一枚の作品を仕上げます。">
          カリキュラム
        </SectionHeading>
        {first && (
          <section aria-labelledby="under-way">
            <SectionHeading id="under-way">受講中のカリキュラム</SectionHeading>
            <div className="grid gap-5">
              <First line={first} />
              <Cards lines={others}>
                {({ title, next, link, label, plays }) => (
                  <>
                    {next && <p className="phrases text-sm text-graphite">次は{next}</p>}
                    {(plays || !next) && (
                      <LinkButton to={link} look="outline" size="small" className="relative z-1 justify-self-start">
                        {label}
                        <span className="sr-only">（{title}）</span>
                      </LinkButton>
                    )}
                  </>
                )}
              </Cards>
            </div>
          </section>
        )}
        <section aria-labelledby="road">
          <SectionHeading id="road">レベル順のカリキュラム</SectionHeading>
          <StepPath
            label="レベル"
            steps={road.map(({ level, aim, curriculums, moved, counts, state }, at) => ({
              id: level,
              mark: at + 1,
              title: levelLabels[level],
              state,
              meta: (
                <>
                  {state === 'current' && <span className="font-bold text-vermilion">いまここ・</span>}
                  {[aim, ...wordsOf(counts)].join('・')}
                </>
              ),
              body: moved.length > 0 ? <Moved lines={moved} /> : <Rows lines={curriculums} first={begins} />,
            }))}
          />
        </section>
        {finished.length > 0 && (
          <section aria-labelledby="finished">
            <SectionHeading id="finished">修了したカリキュラム</SectionHeading>
            <Cards lines={finished} />
          </section>
        )}
      </div>
    </Column>
  )
}

const wordsOf = ({ all, underWay, finished }: Data['road'][number]['counts']) => [
  `全${all}カリキュラム`,
  ...(underWay > 0 ? [`受講中${underWay}`] : []),
  ...(finished > 0 ? [`修了${finished}`] : []),
]

const pageOf = ({ id }: Pick<Line, 'id'>) => href('/subscriptions/curriculums/:id', { id: String(id) })

const Title = ({ line }: { line: Line }) => (
  <Link to={pageOf(line)} className="covers-card">
    <Phrases text={line.title} breaks={line.breaks} />
  </Link>
)

/** What one is in the middle of: its picture large, the next step, and the way into it. */
const First = ({ line }: { line: Data['underWay'][number] }) => (
  <LeadSheet src={fileLink(line.coverKey)} framed>
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-graphite">
      <LevelChip level={line.level} />
      <Length line={line} />
    </p>
    <h3 className="headline text-xl">
      <Link to={pageOf(line)} className="hover:underline">
        <Phrases text={line.title} breaks={line.breaks} />
      </Link>
    </h3>
    <div className="w-full">
      <OwnLine line={line} />
    </div>
    {line.next && <p className="phrases text-sm">次は{line.next}</p>}
    <LinkButton to={line.link} icon={line.plays ? 'play' : undefined} className="mt-2">
      {line.label}
    </LinkButton>
  </LeadSheet>
)

/** As many columns as leave no card alone in its row. */
const columnsFor = (count: number) =>
  count === 1 ? '' : count % 3 === 1 || count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-3'

type CardsProps<L> = { lines: readonly L[]; children?: (line: L) => ReactNode }

const Cards = <L extends Line>({ lines, children }: CardsProps<L>) => (
  <ul className={`grid grid-cols-1 gap-5 ${columnsFor(lines.length)}`}>
    {lines.map((line) => (
      <li
        key={line.id}
        className="group relative grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-4 rounded-sheet border border-line bg-sheet p-4"
      >
        <Cover line={line} />
        <div className="grid content-start gap-2">
          <h3 className="headline group-hover:underline">
            <Title line={line} />
          </h3>
          <OwnLine line={line} />
          {children?.(line)}
        </div>
      </li>
    ))}
  </ul>
)

/** Of a level with nothing ahead: where on this page each of its curriculums stands. */
const Moved = ({ lines }: { lines: Data['road'][number]['moved'] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line.id} className="flex items-center gap-3 text-sm text-graphite">
        <Badge tone={line.isFinished ? 'done' : 'mark'}>{line.isFinished ? '修了' : '受講中'}</Badge>
        <Link to={pageOf(line)} className="flex min-h-11 min-w-0 items-center hover:underline">
          {line.title}
        </Link>
      </li>
    ))}
  </ul>
)

const Rows = ({ lines, first }: { lines: readonly Line[]; first: number | null }) => (
  <ul className="divide-y divide-line border-t border-line">
    {lines.map((line) => (
      <li
        key={line.id}
        className="group relative grid gap-4 py-5 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-6 lg:grid-cols-[15rem_minmax(0,1fr)_13rem]"
      >
        <Cover line={line} />
        <div className="grid content-start gap-2">
          {line.id === first && (
            <p>
              <Badge tone="mark">はじめての方はここから</Badge>
            </p>
          )}
          <h4 className="headline group-hover:underline">
            <Title line={line} />
          </h4>
          <p className="phrases line-clamp-2 max-w-reading text-sm text-graphite">{line.description}</p>
          <p className="text-sm text-graphite">
            <Length line={line} />
          </p>
          <OwnLine line={line} />
        </div>
        <figure className="flex items-center gap-3 text-sm text-graphite md:col-start-2 lg:col-start-auto lg:grid lg:content-start lg:gap-2 [&>*]:flex-none max-lg:[&>img]:w-28">
          <Cover line={{ coverKey: line.goalKey }} />
          <figcaption>最後に描く一枚</figcaption>
        </figure>
      </li>
    ))}
  </ul>
)

const Cover = ({ line }: { line: Pick<Line, 'coverKey'> }) => (
  <Picture
    src={fileLink(line.coverKey)}
    alt=""
    width={640}
    height={360}
    className="block aspect-cover h-auto w-full rounded-field border border-line"
  />
)

const Length = ({ line: { steps, videoSeconds, drawingMinutes } }: { line: Line }) => (
  <span className="figures flex flex-wrap gap-x-3 whitespace-nowrap">
    <span>{steps}STEP</span>
    <span>動画 {spokenDuration(videoSeconds)}</span>
    {drawingMinutes > 0 && <span>描く時間 約{spokenDuration(drawingMinutes * 60)}</span>}
  </span>
)

/** How far the learner is, where they have begun. */
function OwnLine({ line: { title, own } }: { line: Line }) {
  if (!own?.isBegun) return null
  if (own.isFinished)
    return (
      <p className="flex items-center gap-2 text-sm">
        <Stamp label="修了" className="size-9" />
        <strong className="text-leaf">クリア！</strong>
      </p>
    )
  return (
    <div className="grid max-w-form gap-1">
      <ProgressBar label={`「${title}」の視聴済みの割合`} percent={own.share} showFigure={own.figure} />
      <p className="figures text-sm font-bold">{own.words}</p>
    </div>
  )
}
