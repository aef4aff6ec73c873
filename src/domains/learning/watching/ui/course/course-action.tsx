import { waysIn } from '#domains/accounts/ui/ways-in.ts'
import { courseOrderPath } from '#domains/plans/ui/purchase-popup.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Stamp } from '#ui/stamp.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { CourseFilm } from './course-film.tsx'
import { courseStart } from './course-start.ts'

type Props = { page: CoursePageData; cover?: string | null; askPlan: () => void }

/** The one thing to do here, whoever looks; on a phone it stays at the thumb. */
export function CourseAction({ page, cover, askPlan }: Props) {
  const { line } = page
  return (
    <aside className="course-side">
      <Sheet padded={false} className="course-sheet">
        <CourseFilm page={page} cover={cover} />
        <div className="course-card">
          {line && (page.mayWatch || line.isBegun) && (
            <div className="flex items-center gap-4">
              <div className="grow">
                <ProgressBar
                  label={`この講座の${line.completed ? '受講' : '視聴'}済みの割合`}
                  percent={line.completed ? 100 : line.watchedRatio}
                  showFigure
                />
              </div>
              {line.completed && <Stamp label="受講完了" />}
            </div>
          )}
          {line?.on && <p className="phrases -mb-2 text-sm text-graphite">{line.on.words}</p>}
          <OfferLines offer={page.offer} />
          <div
            className="contents"
            // Who orders a plan for it is led back by this browser, until they watch.
            onClick={() => void (localStorage.wantedCourse = page.mayWatch ? '' : wantedOf(page))}
          >
            <div data-thumb-bar>
              {page.offer && !page.ways[1] && (
                <p className="figures phrases pb-1 text-center text-xs md:hidden">{page.offer.short}</p>
              )}
              <Action page={page} askPlan={askPlan} />
            </div>
            <SecondWay page={page} />
          </div>
          <OnlyThis page={page} />
          <Facts page={page} />
        </div>
      </Sheet>
    </aside>
  )
}

/** 「12,345」: the course, and its first chapter where it has one. */
const wantedOf = ({ course }: CoursePageData) =>
  [course.id, ...course.lessons.flatMap(({ chapters }) => chapters.map(({ id }) => id)).slice(0, 1)].join()

/** After what is free. */
export const SecondWay = ({ page: { ways } }: { page: CoursePageData }) =>
  ways[1] && (
    <LinkButton to={ways[1].to} look="outline" wide>
      {ways[1].label}
    </LinkButton>
  )

/** What it costs to begin, and then. */
export function OfferLines({ offer }: Pick<CoursePageData, 'offer'>) {
  if (!offer) return null
  return (
    <div className="price-rows figures">
      {offer.rows.map(([when, price]) => (
        <p key={when}>
          {when} <b>{price}</b>
        </p>
      ))}
      <small className="phrases">{offer.note}</small>
    </div>
  )
}

/** The same course without a plan; who looks for the first time becomes a member first, and comes back to the order. */
function OnlyThis({ page: { course, onlyThis, audience } }: { page: CoursePageData }) {
  if (!onlyThis) return null
  const order = courseOrderPath(course.id)
  return (
    <LinkButton to={audience.signedIn ? order : waysIn(order).signUp} reloadDocument look="outline" wide>
      {onlyThis}
    </LinkButton>
  )
}

const Facts = ({ page: { facts, holds, mayWatch } }: { page: CoursePageData }) => (
  <>
    <dl className="course-facts figures">
      {facts.map(({ icon, name, value }) => (
        <div key={name}>
          <Icon name={icon} className="size-4" />
          <dt>{name}</dt>
          <dd className="phrases">{value}</dd>
        </div>
      ))}
    </dl>
    {holds && !mayWatch && <p className="phrases text-sm text-graphite">{holds}</p>}
  </>
)

export function Action({ page, askPlan }: { page: CoursePageData; askPlan: () => void }) {
  const start = courseStart(page)
  if (page.mayWatch && start)
    return (
      <LinkButton to={start.path} icon="play" size="large" wide>
        {start.label}
      </LinkButton>
    )
  const [way] = page.ways
  if (way)
    return (
      <LinkButton to={way.to} icon={way.icon} size="large" wide>
        {way.label}
      </LinkButton>
    )
  if (page.shut) return <p className="text-center text-sm">{page.shut}</p>
  if (page.buy)
    return (
      <LinkButton to={courseOrderPath(page.course.id)} reloadDocument size="large" wide>
        {page.buy}
      </LinkButton>
    )
  return (
    <Button size="large" wide onClick={askPlan}>
      この講座を受講する
    </Button>
  )
}
