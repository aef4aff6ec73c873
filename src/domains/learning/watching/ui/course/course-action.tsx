import { SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import { courseOrderPath } from '#domains/plans/ui/purchase-popup.tsx'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { Stamp } from '#ui/stamp.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { CourseFilm } from './course-film.tsx'
import { courseStart } from './course-start.ts'

type Props = { page: CoursePageData; cover?: string | null; askPlan: () => void }

/** The one thing to do here, whoever looks; on a phone it stays at the thumb. */
export function CourseAction({ page, cover, askPlan }: Props) {
  const { course, line } = page
  return (
    <aside className="course-side">
      <Sheet padded={false} className="lg:sticky lg:top-20">
        <CourseFilm course={course} cover={cover} />
        <div className="grid gap-5 p-5">
          {line && (
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
          <div
            data-thumb-bar
            // Who orders a plan for it is led back by this browser, until they watch.
            onClick={() => void (localStorage.wantedCourse = page.mayWatch ? '' : course.id)}
            className="fixed inset-x-0 bottom-0 z-2 border-t border-line bg-sheet p-3 lg:static lg:border-0 lg:p-0"
          >
            <Action page={page} askPlan={askPlan} />
          </div>
          <Facts page={page} />
          <Words heading="こんな方に" text={course.audience} />
          <Words heading="用意するもの" text={course.needs} />
        </div>
      </Sheet>
    </aside>
  )
}

function Facts({ page: { course, inPlan, included, isClosed, openUntil } }: { page: CoursePageData }) {
  const yen = isClosed ? null : course.singlePriceYen
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <Fact icon="play" name="動画" value={spokenDuration(course.videoSeconds)} />
        <Fact
          icon="pen"
          name="描く時間の目安"
          value={course.drawingMinutes > 0 ? spokenDuration(course.drawingMinutes * 60) : null}
        />
        <Fact icon="chapters" name="レッスン" value={course.lessons.length > 0 ? `${course.lessons.length}回` : null} />
        <Fact icon="clock" name="公開" value={openUntil} />
        <Fact
          icon="done-seal"
          name="単品価格"
          value={yen === null ? null : `${yen.toLocaleString('ja-JP')}円（税込）`}
        />
      </dl>
      {(inPlan || yen !== null) && (
        <p className="phrases text-sm text-graphite">
          {inPlan ?? (!included && 'この講座は月額プランには含まれません。')}
          {yen !== null && '単品で購入すると、この講座のすべてのレッスンと教材を、期限なくご覧いただけます。'}
        </p>
      )}
    </>
  )
}

function Action({ page, askPlan }: { page: CoursePageData; askPlan: () => void }) {
  const start = courseStart(page)
  if (page.mayWatch && start)
    return (
      <LinkButton to={start.path} icon="play" size="large" wide>
        {start.label}
      </LinkButton>
    )
  const { id, singlePriceYen, lessons } = page.course
  const hasFree = lessons.some(({ isFree }) => isFree)
  if (!page.audience.signedIn && (hasFree || page.included || singlePriceYen !== null))
    return (
      <SignUpButton size="large" wide>
        {hasFree ? '無料で会員登録して始める' : '会員登録して申し込む'}
      </SignUpButton>
    )
  if (page.isClosed) return <p className="text-center text-sm">この講座は公開を終了しました。</p>
  if (!page.included)
    return singlePriceYen === null ? (
      <p className="text-center text-sm">この講座は、ただいま受講の受付をしていません。</p>
    ) : (
      <LinkButton to={courseOrderPath(id)} reloadDocument size="large" wide>
        この講座を購入する（{singlePriceYen.toLocaleString('ja-JP')}円・税込）
      </LinkButton>
    )
  return (
    <div className="grid gap-2">
      <Button size="large" wide onClick={askPlan}>
        この講座を受講する
      </Button>
      {singlePriceYen !== null && (
        <LinkButton to={courseOrderPath(id)} reloadDocument look="quiet" wide>
          この講座だけを購入する
        </LinkButton>
      )}
    </div>
  )
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string | null }) {
  if (value === null) return null
  return (
    <div className="flex items-center gap-2">
      <Icon name={icon} className="size-4 text-graphite" />
      <dt className="text-graphite">{name}</dt>
      <dd className="figures ml-auto font-bold">{value}</dd>
    </div>
  )
}

function Words({ heading, text }: { heading: string; text: string }) {
  if (!text) return null
  return (
    <section>
      <h2 className="mb-1 text-sm">{heading}</h2>
      <p className="text-sm text-graphite">{text}</p>
    </section>
  )
}
