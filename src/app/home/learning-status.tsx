import { href } from 'react-router'
import { CritiqueInvitation } from '#domains/critiques/ui/invitation.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { AttendingSlider } from '#domains/learning/progress/ui/attending-slider.tsx'
import { CertificateSlider } from '#domains/learning/progress/ui/certificate-slider.tsx'
import { ContinueSheet } from '#domains/learning/progress/ui/continue-sheet.tsx'
import { FootprintsSheet } from '#domains/learning/progress/ui/footprints-sheet.tsx'
import { isRhythm, WeekLine, WeekRhythm } from '#domains/learning/progress/ui/week-rhythm.tsx'
import { inviteToLookBack } from '#domains/lookback/index.ts'
import { LifetimeRow } from '#domains/lookback/ui/lifetime-row.tsx'
import { PlanLine } from '#domains/schedules/ui/plan-line.tsx'
import { actor } from '#platform/ask.ts'
import { Carousel } from '#ui/carousel.tsx'
import { CourseCard } from '#ui/course-card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SkillPathCarousel } from '#domains/catalogue/skill-paths/ui/skill-path-carousel.tsx'
import { GrowthSheet } from './growth-sheet.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { readLearningStatus } from './read-learning-status.server.ts'
import { TodaySheet } from './today-sheet.tsx'
import type { Route } from './+types/learning-status'

export async function loader({ context }: Route.LoaderArgs) {
  const learner = actor(context)
  const { siteName } = learner.house.settings
  const status = await readLearningStatus(learner)
  const { name, level } = learner.member
  return { siteName, name, level, ...status, isInvited: inviteToLookBack(learner, status.hasBegun) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `学習状況 - ${loaderData?.siteName}` }]

export default function LearningStatus({ loaderData }: Route.ComponentProps) {
  const {
    name,
    level,
    goOn,
    offer,
    lifetime,
    isInvited,
    hasBegun,
    tasks,
    today,
    critique,
    week,
    footprints,
    growth,
    attended,
    begun,
    bookmarked,
    lessonBookmarks,
    certificates,
    paths,
    received,
    purchased,
    waiting,
  } = loaderData
  return (
    <>
      <section aria-label="今日やることと、今週のリズム" className="band">
        <div className="band-inner">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
            <div className="grid gap-1">
              <h1 className="text-2xl md:text-3xl">{name}さんの学習状況</h1>
              {!isRhythm(week) && <WeekLine week={week} />}
              {isRhythm(week) && !level && <FindLevel />}
            </div>
            {isRhythm(week) ? <WeekRhythm week={week} /> : !level && <FindLevel />}
          </div>
          <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            {goOn ? (
              <ContinueSheet place={goOn} />
            ) : (
              <Begin offer={offer} waiting={waiting} step={today?.parts[0]?.item ?? null} />
            )}
            <TodaySheet tasks={tasks}>
              <PlanLine today={today} />
            </TodaySheet>
          </div>
        </div>
      </section>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-10 md:px-6 md:py-12">
        <AttendingSlider curriculums={attended} certificates={certificates} />
        {(hasBegun || footprints.days > 0) && <SoFar {...{ footprints, growth, lifetime, isInvited }} />}
        {critique && <CritiqueInvitation {...critique} />}
        {received && <Received {...received} />}
        <Courses heading="購入した講座" courses={purchased} />
        <Courses heading={begun.every((course) => course.completed) ? '見た講座' : '見ている講座'} courses={begun} />
        <Courses heading="お気に入りの講座" courses={bookmarked} />
        <Lessons lessons={lessonBookmarks} />
        <CertificateSlider certificates={certificates} />
        <SkillPathCarousel paths={paths} />
      </div>
    </>
  )
}

/** What became of all the days: the drawings, the weeks, the years, and the way back through them. */
function SoFar({
  footprints,
  growth,
  lifetime,
  isInvited,
}: Pick<Status, 'footprints' | 'growth' | 'lifetime' | 'isInvited'>) {
  // Two drawings stand beside the weeks; none or four of them stand above.
  const isWide = !growth || growth.between.length > 0
  return (
    <section aria-labelledby="so-far" className="grid gap-5">
      <SectionHeading
        id="so-far"
        flush
        lead={isInvited && 'はじめの一枚といま、机に向かった日。ここまでの記録を、日付の順に振り返れます。'}
        aside={
          isInvited ? (
            <LinkButton to={href('/subscriptions/look_back')} look="outline">
              振り返りを開く
            </LinkButton>
          ) : (
            <Aside to={href('/subscriptions/look_back')}>これまでを振り返る</Aside>
          )
        }
      >
        今日までの歩み
      </SectionHeading>
      {lifetime && <LifetimeRow lifetime={lifetime} />}
      {footprints.days > 0 && (
        <div className={isWide ? 'grid gap-5' : 'grid gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'}>
          <GrowthSheet growth={growth} />
          <FootprintsSheet footprints={footprints} wide={isWide} />
        </div>
      )}
    </section>
  )
}

const FindLevel = () => <Aside to={href('/first_surveys')}>レベルに合う講座を探す</Aside>

const Aside = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-1 font-bold text-indigo hover:underline">
    {children}
    <Icon name="chevron-right" className="size-4" />
  </Link>
)

type Status = Route.ComponentProps['loaderData']
type BeginProps = Pick<Status, 'offer' | 'waiting'> & {
  /** The first of what stands in the schedule for today. */
  step: { title: string; courseTitle: string; link: string } | null
}

function Begin({ offer, waiting, step }: BeginProps) {
  if (step) return <BeginStep {...step} />
  if (waiting) return <BeginOwn {...waiting} />
  if (offer) return <OfferSheet offer={offer} />
  return (
    <Sheet>
      <EmptyState
        title="次の1本を選びましょう"
        action={
          <LinkButton to={href('/courses')} icon="search">
            講座を探す
          </LinkButton>
        }
      />
    </Sheet>
  )
}

/** Who has planned what to do today is not sent to look for something. */
const BeginStep = ({ title, courseTitle, link }: NonNullable<BeginProps['step']>) => (
  <Sheet>
    <EmptyState
      title="今日の一歩から始めましょう"
      action={
        <LinkButton to={link} icon="play">
          レッスンを開く
        </LinkButton>
      }
    >
      学習計画の「{title}」（{courseTitle}）です。
    </EmptyState>
  </Sheet>
)

/** Who has a course of their own is not sent to look for one. */
const BeginOwn = ({ id, title }: { id: number; title: string }) => (
  <Sheet>
    <EmptyState
      title="あなたの講座から始めましょう"
      action={
        <LinkButton to={href('/courses/:id', { id: String(id) })} icon="play">
          講座を開く
        </LinkButton>
      }
    >
      「{title}」を、すぐに見られます。
    </EmptyState>
  </Sheet>
)

type CourseCards = Status['begun']
type ReceivedCourses = NonNullable<Status['received']>

const Received = ({ courses, until }: ReceivedCourses) => (
  <div className="grid grid-cols-1 gap-2">
    <Courses heading="お試しセットの講座" courses={courses} />
    <p className="flex flex-wrap items-center gap-x-6 text-sm text-graphite">
      <span className="figures">視聴できる期間：{until ? `${until} 23:59まで` : '期限なし'}</span>
      <Aside to={href('/trial_sets')}>お試しセットを見る</Aside>
    </p>
  </div>
)

function Courses({ heading, courses }: { heading: string; courses: CourseCards }) {
  if (courses.length === 0) return null
  return (
    <Carousel
      label={heading}
      show={{ small: 1.5, medium: 3, tablet: 4, desktop: 5 }}
      heading={<SectionHeading flush>{heading}</SectionHeading>}
    >
      {courses.map((course) => (
        <CourseCard
          key={course.id}
          {...course}
          tags={[]}
          bookmark={
            <CourseBookmark courseId={course.id} title={course.title} favorite={course.favorite} signedIn onCard />
          }
        />
      ))}
    </Carousel>
  )
}

type LessonRows = Status['lessonBookmarks']

function Lessons({ lessons }: { lessons: LessonRows }) {
  if (lessons.length === 0) return null
  return (
    <section aria-label="お気に入りのレッスン" className="grid gap-3">
      <SectionHeading flush>お気に入りのレッスン</SectionHeading>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {lessons.map(({ favoriteId, title, from, pictureUrl, link }) => {
          const row = (
            <>
              <Picture
                src={pictureUrl}
                alt=""
                width={160}
                height={90}
                className="aspect-cover w-24 flex-none rounded-field border border-line"
              />
              <span className="grid gap-0.5">
                <span className="font-bold">{title}</span>
                <span className="text-sm text-graphite">{from}</span>
              </span>
            </>
          )
          return (
            <li key={favoriteId} className="border-b border-line">
              {link ? (
                <Link to={link} className="flex items-center gap-4 py-3 hover:underline">
                  {row}
                </Link>
              ) : (
                <p className="flex items-center gap-4 py-3 text-graphite">{row}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
