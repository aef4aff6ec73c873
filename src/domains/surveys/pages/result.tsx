import { href, redirect } from 'react-router'
import { answersPath } from '#domains/accounts/ui/account-places.ts'
import { cardForSale, catalogueFor } from '#domains/catalogue/index.ts'
import { CourseShelf } from '#domains/catalogue/ui/course-shelf.tsx'
import { CurriculumShelf } from '#domains/catalogue/ui/curriculum-shelf.tsx'
import { hasSubscription } from '#domains/plans/index.ts'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { levelLabels, LevelChip } from '#ui/level-chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { picksOf, wishesOf } from '../recommended.ts'
import { recommend } from '../rules.ts'
import { levelWords } from '../terms.ts'
import type { Route } from './+types/result'

export async function loader({ context }: Route.LoaderArgs) {
  const asked = actor(context)
  const { level } = asked.member
  if (!level) throw redirect(href('/first_surveys'))
  const [catalogue, picks, wishes] = await Promise.all([catalogueFor(asked), picksOf(asked), wishesOf(asked)])
  const { level: from, courses, curriculums } = recommend(catalogue, picks, level, asked.now, { wishes })
  const hasPlan = hasSubscription(asked.member, asked.now)
  return {
    level,
    from,
    curriculums,
    courses: courses.map((course) => (hasPlan ? course.card : cardForSale(course, asked.now))),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'あなたへのおすすめ')

export default function SurveyResult({ loaderData: { level, from, courses, curriculums } }: Route.ComponentProps) {
  const isEmpty = courses.length + curriculums.length === 0
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-12 px-4 py-8 md:px-6 md:py-12">
      <section className="grid gap-5">
        <SectionHeading level={1} flush>
          あなたへのおすすめ
        </SectionHeading>
        <Sheet className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid gap-1">
            <p className="text-sm text-graphite">選んだレベル</p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg font-bold">
              <LevelChip level={level} />
              {levelWords[level]}
            </p>
          </div>
          <LinkButton to={answersPath()} look="outline" icon="pen">
            答えを変える
          </LinkButton>
        </Sheet>
        {from !== level && !isEmpty && (
          <p className="text-sm text-graphite">
            {levelLabels[level]}の講座は準備中です。いちばん近い{levelLabels[from]}からおすすめします。
          </p>
        )}
      </section>
      {!isEmpty && <ScheduleOffer />}
      {curriculums.length > 0 && <CurriculumShelf curriculums={curriculums} title="順番に進めるカリキュラム" />}
      {courses.length > 0 && (
        <CourseShelf
          shelf={{ key: 'recommended', title: '1本から見られる講座', level: from, total: courses.length, courses }}
        />
      )}
      {isEmpty && (
        <EmptyState
          title="おすすめできる講座が、まだありません"
          action={<LinkButton to={href('/courses')}>講座の一覧を見る</LinkButton>}
        >
          講座が公開されると、ここに表示されます。
        </EmptyState>
      )}
    </div>
  )
}

/** The next thing to do with what is recommended: give it days. */
const ScheduleOffer = () => (
  <Sheet as="section" className="flex flex-wrap items-center justify-between gap-5" aria-labelledby="schedule-offer">
    <div className="grid gap-1">
      <h2 id="schedule-offer" className="headline text-lg">
        いつ描くかも、決めておきましょう
      </h2>
      <p className="phrases text-sm text-graphite">
        1日の時間と曜日を選ぶと、おすすめの講座を1日ずつに分けます。できなかった日の分は、次の日に移ります。
      </p>
    </div>
    <LinkButton to={href('/study_schedule')}>学習計画を作る</LinkButton>
  </Sheet>
)
